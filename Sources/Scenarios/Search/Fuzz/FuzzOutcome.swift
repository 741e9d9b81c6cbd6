import SimWorld

/// What became of one run of a search.
struct FuzzOutcome: Sendable {
  /// Its number.
  let index: Int
  /// Whether it could be played at all.
  var isPlayed = false
  /// Its virtual seconds.
  var seconds = 0.0
  /// Which kinds of faults were drawn.
  var faults: Set<FaultKind> = []
  /// Which faults met which phases.
  var cells: Set<FaultTable.Cell> = []
  /// By how much laws and expectations held, where that can be measured; an expectation by its family.
  var margins: [(name: String, margin: Margin)] = []
  /// What health looks at.
  var signs = RunSigns()
  /// The choices that made it, of a run of the pilot; nil of a later one.
  var choices: [Int]?
  /// What failed; empty where all held.
  var failures: [FailureID] = []
  /// The scenario, where something failed.
  var drawn: FuzzCase?
  /// How many lines it has.
  var lineCount = 0

  /// Makes the outcome of a run that was not played.
  init(index: Int) { self.index = index }

  /// Makes the outcome of a run that was played; what failed in it is to be added.
  init(index: Int, _ drawn: FuzzCase, _ result: RunResult, isPilot: Bool) {
    self.index = index
    isPlayed = true
    seconds = result.run.plan.limit.seconds
    faults = drawn.faults
    cells = FaultCells(drawn.faults, result.journal).cells
    margins = result.laws.compactMap { law in
      if case .held(let margin?) = law.verdict { (law.law.name, margin) } else { nil }
    }
    signs = RunSigns(result, hasMargins: !margins.isEmpty)
    for verdict in result.verdicts where verdict.passes {
      if let margin = verdict.margin { margins.append((FailureID.expectation(verdict.text).family, margin)) }
    }
    if isPilot { choices = drawn.choices }
  }
}

/// What tells whether a run was worth its time.
struct RunSigns: Sendable, Equatable {
  /// Whether no law measured anything and nothing was expected.
  var isVacuous = false
  /// Whether every fix that reached a trip was refused, of three at least.
  var isRefused = false
  /// Whether it went off the route.
  var hasLeft = false

  /// Makes those of a run that was not played.
  init() {}

  init(_ result: RunResult, hasMargins: Bool) {
    isVacuous = !hasMargins && result.verdicts.isEmpty
    var fixes = 0
    var refused = 0
    for entry in result.journal.entries {
      switch entry.event {
      case .fix(let record):
        fixes += 1
        if record.refusal != nil { refused += 1 }
      case .offRoute: hasLeft = true
      default: break
      }
    }
    isRefused = fixes >= 3 && refused == fixes
  }
}
