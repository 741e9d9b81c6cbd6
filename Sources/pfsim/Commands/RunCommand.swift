import Foundation
import Scenarios

/// `pfsim run`: plays scenarios and says what did not hold.
enum RunCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    let options = try RunArguments.options(arguments)
    let mutant = try arguments.mutant()
    var tally = RunTally()
    for path in try RunArguments.files(arguments) {
      let file = try ScenarioFile(path: path)
      if !isWanted(file, arguments) { continue }
      let resolution = file.resolve(options)
      Complaints.show(resolution.diagnostics, of: [file])
      if resolution.diagnostics.hasErrors {
        Output.result("✗ \(path): cannot be run")
        tally.wrong += 1
      }
      for run in resolution.runs {
        let result = run.execute(under: mutant)
        tally.count(result)
        show(result, of: file, arguments)
      }
    }
    if tally.isEmpty { throw InputError("no scenario fits", help: "leave out `--filter` or `--tag`") }
    Output.result(tally.line)
    return tally.status
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

  private static func show(_ result: RunResult, of file: ScenarioFile, _ arguments: ParsedArguments) {
    let isHeld = result.outcome == .held
    if isHeld && arguments.has("--quiet") { return }
    let name = result.run.name
    Output.result("\(isHeld ? "✓" : "✗") \(name.path): \(name.title)")
    if arguments.has("--verbose") {
      for verdict in result.verdicts {
        let margin = verdict.margin.map { " (margin \($0))" } ?? ""
        Output.result("    \(verdict.passes ? "✓" : "✗") \(verdict.text)\(margin)")
      }
    }
    for verdict in result.verdicts where verdict.isOnTheEdge && verdict.passes {
      Output.result("    on the edge, line \(verdict.span.line): \(verdict.text)")
    }
    if !isHeld { Output.result(FailureReport(result, source: file.source).lines.joined(separator: "\n") + "\n") }
  }
}

/// How many runs came out how.
struct RunTally {
  var held = 0
  var failed = 0
  var undecided = 0
  var wrong = 0

  var isEmpty: Bool { held + failed + undecided + wrong == 0 }

  mutating func count(_ result: RunResult) {
    switch result.outcome {
    case .held: held += 1
    case .failed: failed += 1
    case .undecided: undecided += 1
    }
  }

  /// The summary.
  var line: String {
    var parts = ["\(held) held"]
    if failed > 0 { parts.append("\(failed) did not hold") }
    if undecided > 0 { parts.append("\(undecided) undecided") }
    if wrong > 0 { parts.append("\(wrong) cannot be run") }
    return parts.joined(separator: ", ")
  }

  /// What the tool ends with: the worst of all.
  var status: Status {
    if wrong > 0 { return .wrongInput }
    if undecided > 0 { return .undecided }
    return failed > 0 ? .failed : .held
  }
}
