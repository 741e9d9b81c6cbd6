import Scenarios

/// `pfsim stress`: plays schedules, latencies and failures over a scenario.
enum StressCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    guard let runs = try runs(arguments) else { return .wrongInput }
    let isJSON = arguments.value("--format") == "json"
    let seed = try arguments.number("--seed") ?? 1
    let schedules = try arguments.number("--schedules", atLeast: 1).map { Int(clamping: $0) } ?? 50
    let mutant = try arguments.mutant()
    let engine = try arguments.engine()
    Output.complaint(
      "stress: seed \(seed), \(schedules) schedules of each kind" + (mutant.map { ", mutant \($0.name)" } ?? ""))
    var holds = true
    for run in runs {
      var stress = Stress(run)
      stress.seed = seed
      stress.schedules = schedules
      stress.mutant = mutant
      stress.cast = engine?.cast ?? .own
      stress.jobs = try arguments.jobs()
      let report = stress.play()
      try engine?.mustExist()
      holds = holds && report.holds
      Output.result((isJSON ? report.jsonLines : report.lines + [""]).joined(separator: "\n"))
    }
    return holds ? .held : .failed
  }

  /// The runs of the operands; nil where one cannot be run, after having said why.
  private static func runs(_ arguments: ParsedArguments) throws -> [ScenarioRun]? {
    var runs: [ScenarioRun] = []
    for operand in arguments.operands.isEmpty ? ["reroute", "arrival"] : arguments.operands {
      if let texts = StressScenarios.named(operand) {
        for text in texts {
          let scenario = try Scenario(parsing: text, path: operand)
          runs += ScenarioResolver().resolve(scenario).runs
        }
        continue
      }
      for path in try ScenarioFinder.files([operand]) {
        let file = try ScenarioFile(path: path)
        let resolution = file.resolve()
        if resolution.diagnostics.hasErrors {
          Complaints.show(resolution.diagnostics, of: [file])
          return nil
        }
        runs += resolution.runs
      }
    }
    return runs
  }
}
