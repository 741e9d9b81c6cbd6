import SimWorld

/// What the first runs of a search teach the later ones: which faults hardly met which phases, and which runs came close
/// to failing.
///
/// Of four runs one is aimed at such a cell, one is a near relation of a run that came close, two are drawn freely. The
/// first runs are played by every shard, so that all of them draw the same worlds whatever else they find.
package struct FuzzGuidance: Sendable {
  /// So many runs teach: a quarter of a second, in which every kind of fault is drawn several times.
  package static let pilotCount = 256
  /// How much more an empty cell weighs than one that a run or two met.
  private static let emptyWeight = 4
  /// What holds by less holds by nothing: it is as it must be, to the rounding.
  static let leastMargin = 1e-6
  /// At most so many decisions of a relation are drawn anew.
  private static let mostChanges = 4

  /// The places of cells in the table, those often that are to be met often.
  let aims: [Int]
  /// The runs that came closest to failing: their numbers and choices.
  let parents: [(index: Int, choices: [Int])]

  init(_ pilot: [Int: PilotRun]) {
    let runs = pilot.sorted { $0.key < $1.key }
    var table = FaultTable()
    var drawn: Set<FaultKind> = []
    for (_, run) in runs {
      table.take(run.cells)
      drawn.formUnion(run.faults)
    }
    aims = FaultTable.cells.enumerated().flatMap { place, cell in
      // What is never drawn, as a leave where a scenario is varied, cannot be aimed at.
      guard drawn.contains(cell.fault) else { return [Int]() }
      let count = table[cell.fault, cell.phase]
      return Array(repeating: place, count: count == 0 ? Self.emptyWeight : count < 3 ? 1 : 0)
    }
    var closest: [String: (margin: Double, index: Int)] = [:]
    for (index, run) in runs {
      for (name, margin) in run.margins where margin > Self.leastMargin && margin < closest[name]?.margin ?? .infinity {
        closest[name] = (margin, index)
      }
    }
    parents = Set(closest.values.map(\.index)).sorted().map { ($0, pilot[$0]?.choices ?? []) }
  }

  /// The choices of a run behind the pilot, and the run whose scenario they belong to.
  func choices(of index: Int, seed: UInt64) -> (choices: Choices, origin: Int) {
    var luck = Chance(seed: seed).stream("fuzz.guide.\(index)")
    switch luck.below(4) {
    case 0 where !aims.isEmpty:
      return (Choices(seed: seed, run: index, aim: aims[luck.below(aims.count)] + 1), index)
    case 1 where !parents.isEmpty:
      let parent = parents[luck.below(parents.count)]
      var list: [Int?] = parent.choices
      if list.count > 1 {
        for _ in 0...luck.below(Self.mostChanges) { list[1 + luck.below(list.count - 1)] = nil }
      }
      return (Choices(seed: seed, run: index, changing: list), parent.index)
    default:
      return (Choices(seed: seed, run: index), index)
    }
  }
}

/// What guidance keeps of a run of the pilot.
struct PilotRun: Sendable {
  /// Which kinds of faults were drawn.
  let faults: Set<FaultKind>
  /// Which faults met which phases.
  let cells: Set<FaultTable.Cell>
  /// By how much what it was judged by held.
  let margins: [(name: String, margin: Double)]
  /// What was chosen.
  let choices: [Int]

  init(_ outcome: FuzzOutcome) {
    faults = outcome.faults
    cells = outcome.cells
    margins = outcome.margins.map { ($0.name, $0.margin.value) }
    choices = outcome.choices ?? []
  }
}
