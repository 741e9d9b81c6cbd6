import GuidanceCore
import SimWorld

/// A scenario that a search varies.
package struct FuzzBase: Sendable {
  private let scenario: Scenario
  private let files: ScenarioFiles
  private let seconds: Double
  private let isRecorded: Bool
  /// The seconds of the fixes of each phase, as the scenario stands.
  private let moments: [FaultTable.Phase: [Double]]

  /// Makes a base of one run.
  ///
  /// - Parameters:
  ///   - scenario: the scenario as it was written, for its `vary` section and its parameters.
  ///   - run: one of its runs.
  ///   - files: where the files lie that it names.
  package init(_ scenario: Scenario, _ run: ScenarioRun, files: ScenarioFiles) {
    self.files = files
    seconds = run.plan.limit.seconds
    moments = FaultCells([], World(run.plan).run(), keepsMoments: true).moments
    if case .recorded = run.plan.truth { isRecorded = true } else { isRecorded = false }
    var base = scenario
    if let table = scenario.cases, let number = run.name.caseNumber, table.rows.indices.contains(number - 1) {
      base = Self.with(table, row: table.rows[number - 1].content, in: base)
    }
    self.scenario = base
  }

  /// The scenario as a choice list varies it.
  package func varied(_ choices: Choices, index: Int) -> FuzzCase? {
    var varied = scenario
    var faults: Set<FaultKind>
    var choices = choices
    if let vary = scenario.vary {
      faults = []
      _ = choices.below(1)  // What the author lets vary has no aim.
      for line in vary.lines { Self.apply(line.content, to: &varied, &choices, &faults) }
      varied.expect?.lines.removeAll { !$0.content.isForEver }
    } else {
      faults = vary(everythingIn: &varied, &choices)
      // Whoever says nothing of what may change has not said what must hold then: the laws alone judge.
      varied.expect = nil
    }
    if varied.expect?.lines.isEmpty == true { varied.expect = nil }
    varied.vary = nil
    varied.cases = nil
    let drawn = FuzzCase(
      index: index, scenario: varied, faults: faults, files: files, choices: choices.drawn)
    guard let run = drawn.run else { return nil }
    var plain = drawn
    plain.scenario = run.scenario
    plain.scenario.parameters = []
    plain.scenario.vary = nil
    return plain
  }

  private static func with(
    _ table: CasesSection, row: [Argument<ParameterValue>], in scenario: Scenario
  ) -> Scenario {
    var scenario = scenario
    for (name, value) in zip(table.names, row) {
      guard let name = name.literal, let value = value.literal else { continue }
      scenario.parameters.removeAll { $0.content.name == name }
      scenario.parameters.append(Line(ParameterSyntax(name: name, value: value)))
    }
    scenario.cases = nil
    return scenario
  }

  /// Adds faults of all kinds.
  private func vary(everythingIn scenario: inout Scenario, _ choices: inout Choices) -> Set<FaultKind> {
    var draw = WorldDraw(choices, around: seconds, moments)
    defer { choices = draw.choices }
    draw.drawVariation(
      hasReceiver: !isRecorded, hasCompass: scenario.compass == nil, hasProvider: scenario.providers.isEmpty)
    guard let added = try? Scenario(parsing: draw.text, path: "") else { return [] }
    if let lines = added.gps?.lines {
      if scenario.gps == nil { scenario.gps = Section([]) }
      scenario.gps?.lines += lines
    }
    if let compass = added.compass { scenario.compass = compass }
    if !added.providers.isEmpty { scenario.providers = added.providers }
    if let seed = added.seed { scenario.seed = seed }
    if let schedule = added.schedule { scenario.schedule = schedule }
    return draw.faults
  }
}

extension Expectation {
  /// Whether the line says what must never be, or always: it judges runs that its author did not see.
  var isForEver: Bool {
    switch self {
    case .no, .always: true
    default: false
    }
  }
}
