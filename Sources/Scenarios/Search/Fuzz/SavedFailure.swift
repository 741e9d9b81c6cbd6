import SimWorld

/// A failure as it goes into a file: the smallest scenario, with what it shows and how to see it again.
package struct SavedFailure: Sendable {
  /// What fails.
  package let failure: FailureID
  /// The scenario, with its comments.
  package let scenario: Scenario
  /// How many lines it has without comments and blank lines.
  package let lineCount: Int

  /// The file's name: what fails, and in which wrong world.
  package let name: String

  /// The text.
  package var text: String { ScenarioPrinter.text(of: scenario) }

  /// Makes a failure of a shrunk scenario.
  ///
  /// - Parameters:
  ///   - mutant: what is wrong with the world in which it fails; nil = nothing.
  ///   - cast: who plays.
  ///   - folder: where it will lie, for the command that repeats it.
  ///   - shrunkTo: the file that `pfsim shrink` writes it to; nil = it was found by a search.
  package init(
    _ scenario: Scenario, _ failure: FailureID, mutant: Mutant? = nil, cast: Cast = .own, files: ScenarioFiles = .none,
    folder: String, shrunkTo target: String? = nil
  ) {
    self.failure = failure
    var scenario = scenario
    scenario.title = Line(Argument(Self.title(failure, mutant)))
    name = failure.slug + (mutant.map { "-under-\($0.name)" } ?? "") + ScenarioFinder.ending
    lineCount = Self.lineCount(of: scenario)
    let path = target ?? (folder.isEmpty ? "" : folder + "/") + name
    var comments = [(target == nil ? "Found by `pfsim fuzz`" : "Made small by `pfsim shrink`") + ": \(failure) fails."]
    let result = ScenarioResolver(files: files).resolve(scenario).runs.first?.execute(under: mutant, with: cast)
    if let detail = result.flatMap({ Self.detail(failure, $0) }) { comments.append(detail) }
    comments.append("Repeat: pfsim run \(path)" + (mutant.map { " --mutant \($0.name)" } ?? "") + cast.suffix)
    scenario.title.comments = Comments(above: comments)
    self.scenario = scenario
  }

  /// How many lines a scenario has without blank ones and without the comments above its title.
  static func lineCount(of scenario: Scenario) -> Int {
    var plain = scenario
    plain.title.comments = Comments()
    return ScenarioPrinter.text(of: plain).split(separator: "\n").count
  }

  private static func title(_ failure: FailureID, _ mutant: Mutant?) -> String {
    let what =
      switch failure {
      case .law(let name): "the law \(name) holds"
      case .expectation(let text): text.replacing("\"", with: "'")
      case .broke: "nothing breaks"
      case .limit(let name): "the limit of \(name) is not reached"
      }
    return mutant.map { "\($0.name): \(what)" } ?? what
  }

  private static func detail(_ failure: FailureID, _ result: RunResult) -> String? {
    switch failure {
    case .law(let name):
      guard case .broken(let at, _, let message) = result.laws.first(where: { $0.law.name == name })?.verdict else {
        return nil
      }
      return "Broken at \(at.written): \(message)."
    case .expectation(let text):
      guard let verdict = result.verdicts.first(where: { $0.text == text }) else { return nil }
      return "Observed \(verdict.observed)" + (verdict.margin.map { ", margin \($0)." } ?? ".")
    case .broke: return result.findings.first
    case .limit: return nil
    }
  }
}
