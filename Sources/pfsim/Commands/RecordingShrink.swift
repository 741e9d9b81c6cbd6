import Scenarios
import SimWorld

/// `pfsim shrink` on a recorded drive: the fewest fixes, and then the smallest scenario over them.
enum RecordingShrink {
  /// Writes the small scenario and its fixes; nil for a run that is no recorded drive.
  static func run(
    _ run: ScenarioRun, _ failure: FailureID, mutant: Mutant?, cast: Cast, of file: ScenarioFile, to output: String?
  ) throws -> Status? {
    guard var shrinker = RecordingShrinker(run, failure, mutant: mutant, cast: cast) else { return nil }
    let target = output ?? beside(file.path)
    let (fixesPath, fixesName) = try ImportTarget.fixes(of: target)
    for line in run.scenario.drive?.lines ?? [] {
      guard case .fixes(let name) = line.content, let name = name.literal else { continue }
      try ImportTarget.refuse(fixesPath, over: FilePath.joined(file.surroundings.folder, name))
    }
    Interrupt.listen()
    let small = shrinker.shrink(isOver: { Interrupt.hasCome }) { state in
      if state.tries.isMultiple(of: 16) {
        SearchProgress.show(
          "\(state.fixes) fixes are left after \(state.tries) tries; Ctrl-C writes what is found so far")
      }
    }
    SearchProgress.clear()
    var recording = SmallRecording(small, mutant: mutant, cast: cast, fixesName: fixesName, files: file.surroundings)
    let files = recording.files(file.surroundings, fixesName: fixesName)
    recording.trimRoute(failure, mutant: mutant, cast: cast, files: files)
    var lines = Shrinker(failure, mutant: mutant, cast: cast, files: files, limit: Interrupt.hasCome ? 0 : 1000)
    let text = SmallRecording.text(lines.shrink(recording.scenario), failure, mutant: mutant, cast: cast, path: target)
    try FileBytes.write(recording.log.utf8, to: fixesPath)
    try FileBytes.write(text.utf8, to: target)
    Output.result("wrote \(target) and \(fixesPath): \(fixes(small)) of \(fixes(run)) fixes")
    let stopped = Interrupt.hasCome ? "; stopped before it was done" : ""
    let count = text.split(separator: "\n").count { !$0.hasPrefix("#") }
    Output.complaint("\(failure) fails in \(count) lines, after \(shrinker.tries + lines.tries) tries\(stopped)")
    return .failed
  }

  private static func fixes(_ run: ScenarioRun) -> Int {
    if case .recorded(let fixes) = run.plan.truth { fixes.count } else { 0 }
  }

  /// A name beside the scenario that was given.
  static func beside(_ path: String) -> String {
    let ending = ScenarioFinder.ending
    let stem = path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path
    return stem + "-small" + ending
  }
}
