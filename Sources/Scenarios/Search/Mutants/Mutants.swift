import GuidanceCore

/// All mutants.
public enum Mutants {
  /// The mutants in the order of the tables.
  public static let all: [Mutant] =
    engineDecisions + engineFigures + engineEvents + trips + requests + gates + ends + maps + worlds

  /// The mutant of a name.
  ///
  /// - Throws: ``InputError`` with the nearest name that there is.
  public static func named(_ name: String) throws(InputError) -> Mutant {
    if let mutant = all.first(where: { $0.name == name }) { return mutant }
    let near = NearestName.of(name, in: all.map(\.name))
    throw InputError(
      "there is no mutant `\(name)`",
      help: near.map { "did you mean `\($0)`?" } ?? "`pfsim mutants --list` shows all of them")
  }
}

extension ScenarioRun {
  /// Plays the run with a mutant in its world, and judges it by its own plan.
  ///
  /// - Parameter mutant: what is wrong; nil = nothing.
  public func execute(under mutant: Mutant?) -> RunResult {
    guard let mutant else { return execute() }
    var changed = self
    changed.name.change = "--mutant \(mutant.name)"
    return changed.execute(parts: mutant.parts(), playing: mutant.plan(plan))
  }
}
