import TestSupport

@testable import Scenarios

/// A scenario file of one text, its runs played.
struct PlayedFile {
  let file: ScenarioFile
  let results: [RunResult]

  /// Plays a text under the path `FOLDER/town.scenario`.
  init(_ text: String, options: RunOptions = RunOptions()) throws {
    let scratch = try ScratchFolder()
    file = try ScenarioFile(path: try scratch.write(text, to: "town.scenario"))
    results = file.resolve(options).runs.map { run in
      var run = run
      run.name.path = "guidance/town.scenario"
      return run.execute()
    }
  }

  /// The records of its runs, with half a second for each.
  var records: [RunRecord] { results.map { RunRecord($0, source: file.source, wallSeconds: 0.5) } }

  /// A short town drive with one expectation.
  static func town(title: String = "a town drive", expect: String) -> String {
    """
    scenario \(QuotedText.written(title))

    route driving
      east 300 m
      turn left "Turn left"
      north 200 m
      arrive "You arrive"

    drive at 10 m/s

    expect
      \(expect)

    """
  }
}

/// A title that tries to leave every form in which it is written.
let hostileTitle = "</script><script>alert(1)</script> ]]> \"'&| `x` # %0A --> <b>"
