/// The text of a file, cut into lines, with the path that complaints name.
public struct SourceText: Sendable, Hashable {
  /// The file's path as the user wrote it.
  public let path: String
  /// The text without a byte order mark.
  public let text: String
  /// Its lines without their ends; LF, CRLF and CR all end a line.
  public let lines: [String]

  /// Cuts a text into lines.
  public init(path: String, text: String) {
    self.path = path
    let marked = text.unicodeScalars.first == Self.byteOrderMark
    self.text = marked ? String(text.unicodeScalars.dropFirst()) : text
    self.lines = Self.cut(self.text)
  }

  /// Reads the bytes of a file, which must be UTF-8 and within the limits.
  ///
  /// - Throws: ``Diagnostics`` of one error: `not-utf8` at the line that holds the first wrong byte, or
  ///   `file-too-large`.
  public init(path: String, bytes: [UInt8]) throws(Diagnostics) {
    guard bytes.count <= SourceLimits.bytes else { throw Diagnostics([Self.tooLarge(path, bytes.count)]) }
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw Diagnostics([Self.notUTF8(path, bytes)])
    }
    self.init(path: path, text: text)
  }

  /// A line by its number from 1; nil where there is none.
  public func line(_ number: Int) -> String? {
    lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }

  /// What is too big about the text; nil where nothing is.
  var refusal: Diagnostic? {
    if text.utf8.count > SourceLimits.bytes { return Self.tooLarge(path, text.utf8.count) }
    if lines.count > SourceLimits.lines {
      return Diagnostic(
        .tooManyLines, "the file has \(lines.count) lines, at most \(SourceLimits.lines) are read",
        at: SourceSpan(path: path, line: SourceLimits.lines + 1, column: 1, length: 1),
        help: "split it into several scenarios, or let `fixes from` name the recorded data")
    }
    return nil
  }

  private static let byteOrderMark: Unicode.Scalar = "\u{FEFF}"

  private static func cut(_ text: String) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var endsWithReturn = false
    for scalar in text.unicodeScalars {
      let isSecondHalf = endsWithReturn && scalar == "\n"
      endsWithReturn = scalar == "\r"
      if isSecondHalf { continue }
      if scalar == "\n" || scalar == "\r" {
        lines.append(String(line))
        line = String.UnicodeScalarView()
      } else {
        line.append(scalar)
      }
    }
    if !line.isEmpty { lines.append(String(line)) }
    return lines
  }

  private static func tooLarge(_ path: String, _ bytes: Int) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, "the file has \(bytes) bytes, at most \(SourceLimits.bytes) are read",
      at: SourceSpan(path: path, line: 1, column: 1, length: 1),
      help: "a scenario is a page of text; keep recorded data in a file that `fixes from` names")
  }

  private static func notUTF8(_ path: String, _ bytes: [UInt8]) -> Diagnostic {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let wrong = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil || $0.contains(0) } ?? 0
    return Diagnostic(
      .notUTF8, bytes.contains(0) ? "the file holds zero bytes, expected text" : "the file is not UTF-8 text",
      at: SourceSpan(path: path, line: wrong + 1, column: 1, length: 1),
      help: "save it as UTF-8")
  }
}

/// How much of everything the reader takes.
public enum SourceLimits {
  /// Bytes of a file.
  public static let bytes = 10_000_000
  /// Lines of a file.
  public static let lines = 10_000
  /// Characters of a line outside drawings; far more than a person writes, few enough to stay fast.
  public static let lineCharacters = 10_000
  /// Characters of a drawing's line, and lines of a drawing.
  public static let drawing = 1000
  /// How deep places may be nested, `1 m after 1 m after B`.
  public static let placeDepth = 8
  /// The largest number that a quantity may hold; the world is smaller.
  public static let magnitude = 1e12
  /// The largest count, step or ordinal.
  public static let count = 1_000_000
}
