import Scenarios

/// `pfsim explain`: more about a diagnostic.
enum ExplainCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    guard let id = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(
        "`explain` takes one id, found \(arguments.operands.count)",
        help: "an id stands in brackets in each complaint: `error[unknown-word]`")
    }
    guard let text = DiagnosticCatalog.explanation(id) ?? ReportTerm(rawValue: id)?.explanation else {
      throw UsageError(
        "there is no diagnostic `\(id)`", nearest: id,
        among: DiagnosticID.allCases.map(\.rawValue) + ReportTerm.allCases.map(\.rawValue))
    }
    Output.result(text)
    return .held
  }
}
