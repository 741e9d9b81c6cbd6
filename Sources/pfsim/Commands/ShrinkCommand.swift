import Scenarios

/// `pfsim shrink`: the smallest scenario that still fails in the same way.
enum ShrinkCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    guard arguments.operands.count == 1, let path = arguments.operands.first else {
      throw UsageError(
        "`shrink` takes one scenario, found \(arguments.operands.count)", help: "pfsim shrink FILE.scenario")
    }
    let file = try ScenarioFile(path: path)
    let resolution = file.resolve(try arguments.runOptions())
    Complaints.show(resolution.diagnostics, of: [file])
    if resolution.diagnostics.hasErrors { return .wrongInput }
    if let output = arguments.value("--output") { try ImportTarget.refuse(output, over: path) }
    let mutant = try arguments.mutant()
    let engine = try arguments.engine()
    let cast = engine?.cast ?? .own
    for run in resolution.runs {
      let failures = run.execute(under: mutant, with: cast).failureIDs
      try engine?.mustExist()
      guard let failure = failures.first else { continue }
      let recorded = try RecordingShrink.run(
        run, failure, mutant: mutant, cast: cast, of: file, to: arguments.value("--output"))
      if let recorded { return recorded }
      var shrinker = Shrinker(failure, mutant: mutant, cast: cast, files: file.surroundings)
      let small = shrinker.shrink(run.standingAlone)
      let saved = SavedFailure(
        small, failure, mutant: mutant, cast: cast, files: file.surroundings, folder: "",
        shrunkTo: arguments.value("--output") ?? RecordingShrink.beside(path))
      if let output = arguments.value("--output") {
        try FileBytes.write(saved.text.utf8, to: output)
      } else {
        Output.result(String(saved.text.dropLast()))
      }
      Output.complaint("\(failure) fails in \(saved.lineCount) lines, after \(shrinker.tries) tries")
      return .failed
    }
    Output.complaint("\(path) holds: there is nothing to shrink")
    return .held
  }
}
