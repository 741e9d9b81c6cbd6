import Scenarios
import SimWorld

/// `pfsim trace`: what happened in a run, one event a line.
enum TraceCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    guard arguments.operands.count == 1, let path = arguments.operands.first else {
      throw UsageError(
        "`trace` takes one scenario, found \(arguments.operands.count)", help: "pfsim trace FILE.scenario")
    }
    let file = try ScenarioFile(path: path)
    let resolution = file.resolve(try RunArguments.options(arguments))
    Complaints.show(resolution.diagnostics, of: [file])
    if resolution.diagnostics.hasErrors { return .wrongInput }
    let mutant = try arguments.mutant()
    let isJSON = arguments.value("--format") == "json"
    for run in resolution.runs {
      let trace = Trace(
        name: run.name, journal: run.execute(under: mutant).journal, showsFixes: arguments.has("--fixes"))
      Output.result((isJSON ? trace.jsonLines : trace.textLines).joined(separator: "\n"))
    }
    return .held
  }
}
