import Scenarios
import SimWorld

/// `pfsim diff`: where two runs part ways.
enum DiffCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    let engine = try arguments.engine()
    let operands = arguments.operands
    guard operands.count == 2 || (operands.count == 1 && engine != nil) else {
      throw UsageError(
        "`diff` takes two traces or scenarios, found \(operands.count)", help: "pfsim diff A B")
    }
    let names = [operands[0], operands.count == 2 ? operands[1] : "\(operands[0]) by `\(engine?.text ?? "")`"]
    let traces = [
      try lines(of: operands[0], arguments, .own), try lines(of: operands[operands.count - 1], arguments, engine?.cast),
    ]
    try engine?.mustExist()
    guard let difference = TraceDifference((names[0], traces[0]), (names[1], traces[1])).lines else {
      Output.result("no difference in \(max(0, traces[0].count - 1)) lines")
      return .held
    }
    Output.result(difference.joined(separator: "\n"))
    return .failed
  }

  /// The lines of a trace that was kept, or of a scenario that is played now.
  private static func lines(of path: String, _ arguments: ParsedArguments, _ cast: Cast?) throws -> [String] {
    guard path.hasSuffix(ScenarioFinder.ending) else {
      let text = String(decoding: try FileBytes.read(path), as: UTF8.self)
      let lines = text.split(separator: "\n").map(String.init)
      guard lines.first?.hasPrefix("{") ?? false else {
        throw InputError("`\(path)` is no trace", help: "write one with `pfsim trace FILE --format json > \(path)`")
      }
      return lines
    }
    let file = try ScenarioFile(path: path)
    let resolution = file.resolve(try arguments.runOptions())
    Complaints.show(resolution.diagnostics, of: [file])
    guard !resolution.diagnostics.hasErrors, let run = resolution.runs.first else {
      throw InputError("`\(path)` cannot be run")
    }
    guard resolution.runs.count == 1 else {
      throw InputError("`\(path)` has \(resolution.runs.count) rows", help: "choose one with `--case N`")
    }
    let journal = run.execute(under: nil, with: cast ?? .own).journal
    return Trace(name: run.name, journal: journal, showsFixes: arguments.has("--fixes")).jsonLines
  }
}
