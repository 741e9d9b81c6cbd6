/// The way to an engine of somebody else: a line goes out, a line comes back.
public protocol EngineChannel: Sendable {
  /// Hands the engine a line and waits for its answer; both without their ends.
  ///
  /// - Throws: what the engine did instead of answering, in words.
  func exchange(_ line: String) throws -> String

  /// The lines that the engine wrote for people last, oldest first; empty where it has no such way.
  var lastWords: [String] { get }
}

/// Why an engine of somebody else cannot go on: what it did, and what it wrote for people last.
public struct EngineFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// The whole story on one line.
  public let description: String

  /// Makes a failure.
  ///
  /// - Parameters:
  ///   - words: what happened, without a full stop.
  ///   - lastWords: the lines that the engine wrote for people last, oldest first.
  public init(_ words: String, lastWords: [String] = []) {
    let shown = lastWords.suffix(Self.mostLines).map { "`\(Self.quoted($0))`" }
    description = words + (shown.isEmpty ? "" : "; it wrote last: " + shown.joined(separator: ", "))
  }

  /// A line of an engine for a complaint: short, and without what a terminal would obey.
  public static func quoted(_ line: String) -> String {
    var text = ""
    for scalar in line.unicodeScalars.prefix(mostCharacters) {
      text.unicodeScalars.append(scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? "\u{FFFD}" : scalar)
    }
    return line.unicodeScalars.count > mostCharacters ? text + "..." : text
  }

  private static let mostLines = 5
  private static let mostCharacters = 200
}
