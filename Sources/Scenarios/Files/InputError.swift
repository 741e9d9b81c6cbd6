/// Why what was given cannot be used: a file, a folder, an argument.
public struct InputError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong.
  public let message: String
  /// What to do about it; nil where nothing can be said.
  public let help: String?

  /// Makes an error.
  public init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// A call that cannot be carried out, where its arguments are the input.
  init(_ error: UsageError) { self.init(error.message, help: error.help) }

  /// The message with its help, on lines of their own.
  public var description: String { message + (help.map { "\nhelp: \($0)" } ?? "") }
}
