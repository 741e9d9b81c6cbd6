import SimWorld

/// One scenario that a search has drawn, as it will be played.
package struct FuzzCase: Sendable {
  /// Its number in the search.
  package var index: Int
  /// The scenario, without parameters, tables and `vary`.
  package var scenario: Scenario
  /// The kinds of faults that were drawn into it.
  package var faults: Set<FaultKind>
  /// Where the files lie that it names.
  package var files = ScenarioFiles.none
  /// What was chosen, in order.
  var choices: [Int] = []

  /// The run; nil where the scenario cannot be run.
  package var run: ScenarioRun? { ScenarioResolver(files: files).resolve(scenario).runs.first }
}

/// Where a search draws its scenarios from.
package enum FuzzSource: Sendable {
  /// Whole worlds, made up.
  case worlds
  /// Scenarios, varied.
  case variations([FuzzBase])

  /// The scenario that choices make; nil where nothing can be made of them.
  ///
  /// - Parameter origin: the number of the run whose base is varied; nil = its own.
  func draw(_ index: Int, _ choices: Choices, origin: Int? = nil, seed: UInt64) -> FuzzCase? {
    switch self {
    case .worlds:
      let draw = WorldDraw(drawing: choices, title: "world \(index) of seed \(seed)")
      return draw.scenario.map {
        FuzzCase(index: index, scenario: $0, faults: draw.faults, choices: draw.choices.drawn)
      }
    case .variations(let bases):
      if bases.isEmpty { return nil }
      return bases[(origin ?? index) % bases.count].varied(choices, index: index)
    }
  }
}
