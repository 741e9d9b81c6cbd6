import GuidanceCore
import SimWorld

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
  /// - Parameters:
  ///   - mutant: what is wrong; nil = nothing.
  ///   - cast: who plays.
  public func execute(under mutant: Mutant?, with cast: Cast = .own) -> RunResult {
    let changes = [mutant.map { "--mutant \($0.name)" } ?? "", cast.arguments].filter { !$0.isEmpty }
    var changed = self
    if !changes.isEmpty { changed.name.change = changes.joined(separator: " ") }
    return cast.play { parts in
      guard let mutant else { return changed.execute(parts: parts) }
      return changed.execute(parts: mutant.parts(parts), playing: mutant.plan(plan))
    }
  }

  /// Plays the run with a mutant in its world, and judges nothing.
  ///
  /// - Parameters:
  ///   - mutant: what is wrong; nil = nothing.
  ///   - cast: who plays.
  public func journal(under mutant: Mutant?, with cast: Cast = .own) -> Journal {
    cast.play { parts in World(mutant?.plan(plan) ?? plan, parts: mutant?.parts(parts) ?? parts).run() }
  }
}

extension Mutant {
  /// Whether it is an engine of ours with a wrong decision, which leaves no room for another engine.
  package var replacesEngine: Bool { Mutants.engineDecisions.contains { $0.name == name } }
}
