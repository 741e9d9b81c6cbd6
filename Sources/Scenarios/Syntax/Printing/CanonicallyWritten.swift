/// A part of a scenario that can be written as text.
public protocol CanonicallyWritten {
  /// The part in canonical form, on one line.
  var written: String { get }
}

extension Quantity: CanonicallyWritten {
  /// The shortest digits and the unit, `2.5 s`.
  public var written: String {
    NumberText.text(magnitude) + (unit == .none ? "" : " " + unit.rawValue)
  }
}

extension Int: CanonicallyWritten {
  /// Its digits.
  public var written: String { "\(self)" }
}

extension UInt64: CanonicallyWritten {
  /// Its digits.
  public var written: String { "\(self)" }
}

extension Argument where Value: CanonicallyWritten {
  /// The value, or `$name`.
  var written: String { written { $0.written } }
}

extension Argument where Value: RawRepresentable, Value.RawValue == String {
  /// The word, or `$name`.
  var word: String { written { $0.rawValue } }
}

extension Argument<String> {
  /// The words in quotes, or `$name`.
  var quoted: String { written(QuotedText.written) }

  /// The name without quotes where it is a word, or `$name`.
  var name: String { written { Self.isWord($0) ? $0 : QuotedText.written($0) } }

  private static func isWord(_ text: String) -> Bool {
    let line = Lexer.line(text, path: "", number: 1)
    return line.tokens.count == 1 && line.comment == nil && line.tokens[0].kind == .word(text)
  }
}

extension Argument {
  func written(_ literal: (Value) -> String) -> String {
    switch content {
    case .literal(let value): literal(value)
    case .parameter(let name): "$" + name
    }
  }
}

extension [String?] {
  /// What is there, with blanks between.
  var spaced: String { compactMap { $0 }.joined(separator: " ") }
}
