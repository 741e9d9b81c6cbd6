/// Help made from the command table, for a terminal of 80 columns.
package enum HelpText {
  /// The help of the tool.
  package static var tool: String {
    let width = (CommandTable.commands.map(\.name.count).max() ?? 0) + 2
    let commands = CommandTable.commands.map { "  \($0.name.rightPadded(width))\($0.summary)" }
    return """
      pfsim runs navigation scenarios in virtual time and says what did not hold.

      usage: pfsim COMMAND [ARGUMENTS]

      commands:
      \(commands.joined(separator: "\n"))

      `pfsim COMMAND --help` tells more; `pfsim --version` prints the version.
      status: 0 all held, 1 something did not, 2 the input is wrong, 3 undecided
      """
  }

  /// The help of a command.
  package static func command(_ command: Command) -> String {
    var text = "pfsim \(command.name): \(command.summary)\n\nusage: pfsim \(command.name) \(command.operands)"
    if !command.options.isEmpty { text += " [OPTIONS]" }
    text += "\n\n\(wrapped(command.details, indent: ""))\n"
    guard !command.options.isEmpty else { return text }
    text += "\noptions:\n"
    for option in command.options {
      let name = (option.short.map { "\($0), " } ?? "") + option.name + (option.value.map { " \($0)" } ?? "")
      text += "  \(name)\n" + wrapped(option.summary, indent: "      ") + "\n"
    }
    return text
  }

  /// A text in lines of 78 columns.
  static func wrapped(_ text: String, indent: String) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty && indent.count + line.count + 1 + word.count > 78 {
        lines.append(indent + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [indent + line]).joined(separator: "\n")
  }
}
