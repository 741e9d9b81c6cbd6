import Scenarios

/// `pfsim run`: plays scenarios and says what did not hold.
enum RunCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    guard arguments.has("--watch") else { return try once(arguments) }
    return try Watch(arguments.operands).forever { try once(arguments) }
  }

  private static func once(_ arguments: ParsedArguments) throws -> Status {
    let options = try arguments.runOptions()
    let files = try RunArguments.files(arguments)
    let mutant = try arguments.mutant()
    let engine = try arguments.engine()
    let cast = engine?.cast ?? .own
    var report = try RunReporter(arguments)
    var progress = Progress(of: files.count, what: "scenarios")
    for path in files {
      let file = try ScenarioFile(path: path)
      progress.step(path)
      if !isWanted(file, arguments) { continue }
      let resolution = file.resolve(options)
      progress.clear()
      Complaints.show(resolution.diagnostics, of: [file])
      if resolution.diagnostics.hasErrors { report.add(wrong: file, resolution.diagnostics) }
      for run in resolution.runs {
        let stopwatch = Stopwatch()
        let result = run.execute(under: mutant, with: cast)
        progress.clear()
        try engine?.mustExist()
        report.add(result, of: file, wallSeconds: stopwatch.seconds)
      }
    }
    progress.clear()
    if report.isEmpty { throw InputError("no scenario fits", help: "leave out `--filter` or `--tag`") }
    try report.finish()
    return report.status
  }

  private static func isWanted(_ file: ScenarioFile, _ arguments: ParsedArguments) -> Bool {
    guard let scenario = file.scenario else { return true }
    if let text = arguments.value("--filter"),
      !file.path.contains(text), !(scenario.title.content.literal ?? "").contains(text)
    {
      return false
    }
    if let tag = arguments.value("--tag") {
      return scenario.tags?.content.contains { $0.literal == tag } ?? false
    }
    return true
  }
}
