/// The manual page of the tool in man's own form, made from the command table.
package enum ManualPage {
  /// The page; ends without a line end.
  package static var text: String {
    var lines = [
      ".TH PFSIM 1 \"\" \"pfsim \(ToolVersion.current)\" \"User Commands\"", ".SH NAME",
      "pfsim \\- runs navigation scenarios in virtual time", ".SH SYNOPSIS", ".B pfsim", ".I COMMAND",
      "[\\fIARGUMENTS\\fR]", ".SH DESCRIPTION",
      "Plays scenarios of turn-by-turn guidance on a virtual clock and says what did not hold.",
      "A run is named by its file, its row of `cases`, its seed and its schedule, and repeats exactly from these.",
      ".SH COMMANDS",
    ]
    for command in CommandTable.commands { lines += section(command) }
    lines += [".SH EXIT STATUS"]
    for (status, meaning) in statuses { lines += [".TP", ".B \(status)", meaning] }
    lines += [
      ".SH ENVIRONMENT", ".TP", ".B NO_COLOR", "Set to anything: no colours, even on a terminal.", ".TP",
      ".B GITHUB_STEP_SUMMARY", "The file to which `run \\-\\-format github` appends a table.",
    ]
    return lines.joined(separator: "\n")
  }

  private static let statuses = [
    (0, "All held."), (1, "An expectation or a law did not hold; or `fmt \\-\\-check` or `diff` found a difference."),
    (2, "The input is wrong: a scenario, a file, the arguments."),
    (3, "A limit was reached, or the run could not be decided."),
  ]

  private static func section(_ command: Command) -> [String] {
    let operands = command.operands.isEmpty ? "" : " \\fI\(escaped(command.operands))\\fR"
    var lines = [".SS \"\(escaped(command.name))\"", ".B pfsim \(escaped(command.name))\(operands)", ".PP"]
    lines.append(escaped(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."))
    lines += command.details.split(separator: "\n").map { escaped(String($0)) }
    for option in command.options {
      let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
      let short = option.short.map { "\\fB\(escaped($0))\\fR, " } ?? ""
      lines += [".TP", "\(short)\\fB\(escaped(option.name))\\fR\(value)", escaped(option.summary)]
      if option.isRepeatable { lines.append("May stand several times.") }
    }
    return lines
  }

  /// A text in which nothing is taken for a request or an escape.
  private static func escaped(_ text: String) -> String {
    let safe = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
    return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&" + safe : safe
  }
}
