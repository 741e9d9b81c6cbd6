import GuidanceCore
import SimWorld

/// A recorded drive that was made small, as it goes into files: the scenario and its fixes.
package struct SmallRecording: Sendable {
  /// The scenario; it names the file of fixes.
  package private(set) var scenario: Scenario
  /// The drive log of the fixes that are left, with the requests that they lead to.
  package let log: String

  /// Makes one of a run that was shrunk.
  ///
  /// - Parameters:
  ///   - mutant: what is wrong with the world; nil = nothing.
  ///   - cast: who plays.
  ///   - fixesName: the name of the file of fixes, as the scenario is to say it.
  ///   - files: where the files lie that the scenario names.
  package init(
    _ run: ScenarioRun, mutant: Mutant? = nil, cast: Cast = .own, fixesName: String, files: ScenarioFiles
  ) {
    var alone = run.standingAlone
    let entries = Self.entries(of: alone, files)
    for index in alone.drive?.lines.indices ?? 0..<0 {
      if case .fixes = alone.drive?.lines[index].content {
        alone.drive?.lines[index].content = .fixes(from: Argument(fixesName))
      }
    }
    scenario = alone
    var lines: [String] = []
    // Requests are answered by number: those that go out no more need no answer.
    let asked = run.execute(under: mutant, with: cast).journal.entries.count { $0.event.kind == .asked }
    if asked > 0 { lines += Self.requests(entries, first: asked) }
    if case .recorded(let fixes) = run.plan.truth {
      lines += fixes.map { DriveLogWriter.line(.fix($0.fix, received: $0.deliveredAt.seconds)) }
    }
    log = lines.map { $0 + "\n" }.joined()
  }

  /// The surroundings of the scenario with the fixes in them, before they are written.
  package func files(_ files: ScenarioFiles, fixesName: String) -> ScenarioFiles {
    let (path, bytes) = (FilePath.joined(files.folder, fixesName), Array(log.utf8))
    var result = files
    result.read = { asked in asked == path ? bytes : try files.read(asked) }
    return result
  }

  /// Cuts off the parts of a drawn route that the drive never came near, as long as it fails in the same way.
  package mutating func trimRoute(
    _ failure: FailureID, mutant: Mutant? = nil, cast: Cast = .own, files: ScenarioFiles
  ) {
    func result(_ scenario: Scenario) -> RunResult? {
      ScenarioResolver(files: files).resolve(scenario).runs.first?.execute(under: mutant, with: cast)
    }
    guard let whole = result(scenario) else { return }
    let isCompared = whole.run.isCompared(failure, under: mutant, with: cast)
    guard let way = WayOfFailing(failure, in: whole, isCompared: isCompared) else { return }
    for candidate in RouteTrimming.candidates(scenario, whole) {
      guard let found = result(candidate), WayOfFailing(failure, in: found, isCompared: isCompared) == way,
        !isCompared || found.run.isSound(but: failure)
      else { continue }
      scenario = candidate
      return
    }
  }

  /// The text of a small scenario with what it shows and how to see it again.
  package static func text(
    _ scenario: Scenario, _ failure: FailureID, mutant: Mutant?, cast: Cast = .own, path: String
  ) -> String {
    var scenario = scenario
    scenario.title.comments = Comments(above: [
      "Made small by `pfsim shrink`: \(failure) fails.",
      "Repeat: pfsim run \(path)" + (mutant.map { " --mutant \($0.name)" } ?? "") + cast.suffix,
    ])
    return ScenarioPrinter.text(of: scenario)
  }

  /// The lines of the recording that is played.
  private static func entries(of scenario: Scenario, _ files: ScenarioFiles) -> [DriveLogEntry] {
    for line in scenario.drive?.lines ?? [] {
      guard case .fixes(let name) = line.content, let name = name.literal,
        let bytes = try? files.read(FilePath.joined(files.folder, name)),
        let text = String(validating: bytes, as: UTF8.self)
      else { continue }
      return (try? DriveLogReader.entries(in: text)) ?? []
    }
    return []
  }

  private static func requests(_ entries: [DriveLogEntry], first count: Int) -> [String] {
    var recorded = RecordedRequests()
    for entry in entries { recorded.take(entry) }
    if recorded.items.isEmpty { return [] }
    recorded.keep(first: count)
    return [DriveLogWriter.line(.event(.guidance(.started), at: 0))] + recorded.lines.map(\.text)
  }
}
