import Scenarios

/// `pfsim view`: a page on which a run can be looked at.
enum ViewCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    guard arguments.operands.count == 1, let path = arguments.operands.first else {
      throw UsageError(
        "`view` takes one scenario, found \(arguments.operands.count)", help: "pfsim view FILE.scenario -o FILE.html")
    }
    let file = try ScenarioFile(path: path)
    let resolution = file.resolve(try arguments.runOptions())
    Complaints.show(resolution.diagnostics, of: [file])
    if resolution.diagnostics.hasErrors { return .wrongInput }
    let engine = try arguments.engine()
    let results = try resolution.runs.map { run in
      let result = run.execute(under: nil, with: engine?.cast ?? .own)
      try engine?.mustExist()
      return result
    }
    let text = try arguments.has("--svg") ? picture(of: results) : page(of: results, file)
    guard let target = arguments.value("--output") else {
      Output.result(text)
      return .held
    }
    try FileBytes.write(text.utf8, to: target)
    Output.result("wrote \(target)")
    return .held
  }

  private static func page(of results: [RunResult], _ file: ScenarioFile) -> String {
    var page = RunPage()
    for result in results { page.add(result, source: file.source) }
    return page.html
  }

  private static func picture(of results: [RunResult]) throws -> String {
    guard results.count == 1, let result = results.first else {
      throw UsageError(
        "a picture shows one run, found \(results.count)", help: "choose a row of `cases` with `--case N`")
    }
    return MapPicture(result).svg
  }
}
