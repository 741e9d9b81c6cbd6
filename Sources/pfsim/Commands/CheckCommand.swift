import Scenarios

/// `pfsim check`: all mistakes, without running.
enum CheckCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    let options = try arguments.runOptions()
    var wrong = 0
    let paths = try RunArguments.files(arguments)
    for path in paths {
      let file = try ScenarioFile(path: path)
      let diagnostics = file.resolve(options).diagnostics
      Complaints.show(diagnostics, of: [file], asAnnotations: arguments.value("--format") == "github")
      if diagnostics.hasErrors { wrong += 1 }
    }
    Output.result(
      CheckSummary.line(wrong: wrong, of: paths.count))
    return wrong == 0 ? .held : .wrongInput
  }
}
