import Scenarios

/// `pfsim fmt`: canonical form, or what would change.
enum FormatCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    let checksOnly = arguments.has("--check")
    var status = Status.held
    for path in try RunArguments.files(arguments) {
      let file = try ScenarioFile(path: path)
      guard let scenario = file.scenario, !file.diagnostics.hasErrors else {
        Complaints.show(file.diagnostics, of: [file])
        status = .wrongInput
        continue
      }
      let text = ScenarioPrinter.text(of: scenario)
      if text == file.source.text { continue }
      if checksOnly {
        Output.result(LineDifference(path: path, from: file.source.text, to: text).text)
        if status == .held { status = .failed }
      } else {
        try FileBytes.write(text.utf8, to: path)
        Output.result("formatted \(path)")
      }
    }
    return status
  }
}
