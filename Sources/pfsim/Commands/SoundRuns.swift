import Foundation
import Scenarios

/// The runs of scenarios that hold as they stand.
enum SoundRuns {
  /// The runs of the files that the operands mean; nil where one cannot be run, after having said why.
  ///
  /// A run that does not hold by itself is left out with a complaint: what it says of a mutant would mean nothing.
  static func all(_ arguments: ParsedArguments) throws -> [ScenarioRun]? {
    var runs: [ScenarioRun] = []
    for path in try RunArguments.files(arguments) {
      let file = try ScenarioFile(path: path)
      let resolution = file.resolve(try arguments.runOptions())
      if resolution.diagnostics.hasErrors {
        Complaints.show(resolution.diagnostics, of: [file])
        return nil
      }
      for run in resolution.runs {
        if run.execute().outcome == .held {
          runs.append(run)
        } else {
          Output.complaint("\(run.name.path): \(run.name.title): does not hold as it stands, and is left out")
        }
      }
    }
    if runs.isEmpty { throw InputError("no run holds as it stands", help: "`pfsim run` shows what fails") }
    return runs
  }
}

extension ParsedArguments {
  /// How many threads work at once: `--jobs`, else all that the machine has.
  func jobs() throws -> Int {
    try number("--jobs", atLeast: 1).map { Int(clamping: $0) } ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// The mutant of `--mutant`; nil without one.
  func mutant() throws -> Mutant? { try value("--mutant").map { try Mutants.named($0) } }
}
