import Scenarios

/// `pfsim completions` and `pfsim man`: what is made from the command table.
enum CompletionsCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    guard let shell = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(
        "`completions` takes one shell, found \(arguments.operands.count)",
        help: "write " + Completions.shells.map { "`\($0)`" }.joined(separator: ", "))
    }
    Output.result(try Completions.script(for: shell))
    return .held
  }

  /// The manual page.
  static func manual() -> Status {
    Output.result(ManualPage.text)
    return .held
  }
}
