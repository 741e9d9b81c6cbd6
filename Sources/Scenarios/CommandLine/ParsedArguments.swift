import GuidanceCore

/// The arguments of one call, sorted by the command table.
package struct ParsedArguments: Sendable {
  /// The command.
  package let command: Command
  /// What stands free.
  package private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Sorts the arguments behind a command's name.
  ///
  /// - Throws: ``UsageError`` with the nearest option that exists.
  package init(_ command: Command, _ arguments: [String]) throws(UsageError) {
    self.command = command
    var rest = arguments[...]
    var isOver = false
    while let argument = rest.popFirst() {
      if !isOver && argument == "--" {
        isOver = true
      } else if isOver || !argument.hasPrefix("-") || argument == "-" {
        operands.append(argument)
      } else {
        try take(argument, &rest)
      }
    }
  }

  /// Whether an option stands.
  package func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option; nil where it does not stand.
  package func value(_ name: String) -> String? { values[name]?.last }

  /// All values of an option that may stand several times, in their order.
  package func all(_ name: String) -> [String] { values[name] ?? [] }

  /// A whole number, at least as large as asked.
  package func number(_ name: String, atLeast least: UInt64 = 0) throws(UsageError) -> UInt64? {
    guard let text = value(name) else { return nil }
    guard let number = UInt64(text), number >= least else {
      throw UsageError("`\(name)` takes a whole number of at least \(least), found `\(text)`")
    }
    return number
  }

  private mutating func take(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    guard let option = command.options.first(where: { $0.name == name || $0.short == name }) else {
      throw UsageError(
        "`\(command.name)` has no option `\(name)`", nearest: name, among: command.options.map(\.name))
    }
    guard let valueName = option.value else {
      if parts.count > 1 { throw UsageError("`\(name)` takes no value, found `\(parts[1])`") }
      values[option.name] = []
      return
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
      throw UsageError("`\(name)` needs a value: `\(name) \(valueName)`")
    }
    if !option.choices.isEmpty && !option.choices.contains(value) {
      throw UsageError(
        "`\(name)` takes \(option.choices.map { "`\($0)`" }.joined(separator: ", ")), found `\(value)`",
        nearest: value, among: option.choices)
    }
    if values[option.name] != nil && !option.isRepeatable {
      throw UsageError("`\(name)` stands twice; leave one out")
    }
    values[option.name, default: []].append(value)
  }
}

/// Why a call cannot be carried out.
package struct UsageError: Error, Sendable, Equatable {
  /// What is wrong.
  package let message: String
  /// What to write instead.
  package let help: String?

  /// Makes an error.
  package init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// Makes an error that offers the nearest of the words that exist.
  package init(_ message: String, nearest word: String, among words: [String]) {
    self.init(message, help: NearestName.of(word, in: words).map { "did you mean `\($0)`?" })
  }
}
