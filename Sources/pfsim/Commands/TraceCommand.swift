import Scenarios
import SimWorld

/// `pfsim trace`: what happened in a run, one event a line.
enum TraceCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    guard arguments.operands.count == 1, let path = arguments.operands.first else {
      throw UsageError(
        "`trace` takes one scenario, found \(arguments.operands.count)", help: "pfsim trace FILE.scenario")
    }
    let isJSON = arguments.value("--format") == "json"
    if isJSON, let option = ["--around", "--map"].first(where: arguments.has) {
      throw UsageError("`\(option)` goes with text, not with `--format json`")
    }
    let around = try moment(arguments)
    let file = try ScenarioFile(path: path)
    let resolution = file.resolve(try arguments.runOptions())
    Complaints.show(resolution.diagnostics, of: [file])
    if resolution.diagnostics.hasErrors { return .wrongInput }
    let mutant = try arguments.mutant()
    let engine = try arguments.engine()
    for run in resolution.runs {
      let journal = run.execute(under: mutant, with: engine?.cast ?? .own).journal
      try engine?.mustExist()
      let trace = Trace(name: run.name, journal: journal, showsFixes: arguments.has("--fixes"))
      var lines = isJSON ? trace.jsonLines : around.map(trace.textLines) ?? trace.textLines
      if arguments.has("--map") { lines.insert(contentsOf: BrailleMap(run, trace.journal).lines + [""], at: 1) }
      Output.result(lines.joined(separator: "\n"))
    }
    return .held
  }

  private static func moment(_ arguments: ParsedArguments) throws(UsageError) -> SimInstant? {
    guard let text = arguments.value("--around") else { return nil }
    guard let moment = Trace.moment(text) else {
      throw UsageError("`--around` takes a moment, found `\(text)`", help: "for instance `--around 3:15`")
    }
    return moment
  }
}
