/// Where something stands in a scenario's text.
///
/// Places never take part in equality: a value that was read equals the same value that was built.
public struct SourceSpan: Sendable, Hashable {
  /// The file's path as the user wrote it.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int
  /// How many characters; at least 1 where something stands there.
  public var length: Int

  /// Makes a span.
  public init(path: String, line: Int, column: Int, length: Int) {
    self.path = path
    self.line = line
    self.column = column
    self.length = length
  }

  /// The span of what was built in Swift and stands in no file.
  public static let none = Self(path: "", line: 0, column: 0, length: 0)

  /// The span of an argument of the command line, which stands in no file: `--set speed=50`.
  static func argument(_ text: String) -> Self { Self(path: text, line: 0, column: 0, length: 0) }

  /// Whether it is a place in a file.
  var isInFile: Bool { !path.isEmpty && (line > 0 || !path.hasPrefix("--")) }

  /// Always true: places do not take part in equality.
  public static func == (a: Self, b: Self) -> Bool { true }

  /// Hashes nothing, as all places are equal.
  public func hash(into hasher: inout Hasher) {}
}
