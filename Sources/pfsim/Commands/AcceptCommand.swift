import Foundation
import Scenarios

/// `pfsim accept`: what happened becomes what must hold, after a yes.
enum AcceptCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    guard arguments.operands.count == 1, let path = arguments.operands.first else {
      throw UsageError(
        "`accept` takes one scenario, found \(arguments.operands.count)", help: "pfsim accept FILE.scenario")
    }
    let tolerance = try arguments.value("--tolerance").map { try Acceptance.tolerance($0) }
    let file = try ScenarioFile(path: path)
    let resolution = file.resolve()
    Complaints.show(resolution.diagnostics.beforeAccepting, of: [file])
    guard !resolution.diagnostics.hasErrors, let scenario = file.scenario else { return .wrongInput }
    let results = resolution.runs.map { $0.execute() }
    if results.contains(where: { $0.outcome == .undecided }) {
      Output.complaint("error: a limit was reached before the end; `pfsim run \(path)` tells which")
      return .undecided
    }
    if let objection = results.lazy.compactMap({ Acceptance.objection(to: $0) }).first {
      Output.complaint("error: \(objection)")
      return .failed
    }
    let acceptance = Acceptance(scenario, results, tolerance: tolerance)
    return try write(acceptance, over: file, isAgreed: arguments.has("--yes"))
  }

  private static func write(_ acceptance: Acceptance, over file: ScenarioFile, isAgreed: Bool) throws -> Status {
    let path = file.path
    let remains = acceptance.remaining.isEmpty ? Status.held : .failed
    for verdict in acceptance.remaining {
      Output.complaint("\(path):\(verdict.span.line): `\(verdict.text)` still does not hold: \(verdict.observed)")
    }
    if acceptance.text == file.source.text {
      Output.result("\(path) says all that happened already")
      return remains
    }
    Output.result(LineDifference(path: path, from: file.source.text, to: acceptance.text, as: "accepted").text)
    guard try isAgreed || asks("write \(path)? [y/N] ") else {
      Output.complaint("nothing was written")
      return .failed
    }
    try FileBytes.write(acceptance.text.utf8, to: path)
    Output.result("wrote \(path)")
    return remains
  }

  /// Asks a person; nobody sits where standard input is no terminal.
  private static func asks(_ question: String) throws(UsageError) -> Bool {
    guard isatty(STDIN_FILENO) == 1 else {
      throw UsageError(
        "nobody is there to say yes, so nothing was written", help: "look at the lines above, then add `--yes`")
    }
    Output.rawComplaint(question)
    let answer = readLine()?.trimmingCharacters(in: .whitespaces).lowercased()
    return answer == "y" || answer == "yes"
  }
}

extension Diagnostics {
  /// Without the warning of what is about to be mended.
  fileprivate var beforeAccepting: Self {
    var rest = self
    rest.items.removeAll { $0.id == DiagnosticID.expectsNothing.rawValue }
    return rest
  }
}
