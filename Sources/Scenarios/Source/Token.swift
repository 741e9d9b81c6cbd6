import SimWorld

/// One word of a line, with its place in it.
struct Token: Sendable {
  /// What it is.
  var kind: Kind
  /// Where it begins, in Unicode scalars from 0.
  var offset: Int
  /// How many Unicode scalars it has.
  var length: Int

  /// Where it ends.
  var end: Int { offset + length }

  /// What a token can be.
  enum Kind: Sendable, Equatable {
    /// `north-east`, `A-B`, `off-route.confirm`, `km/h`.
    case word(String)
    /// `50`, `-2.5`: its digits.
    case number(String)
    /// `0:41`, `1:02:03.5`.
    case time(SimInstant)
    /// `1st`, `22nd`.
    case ordinal(Int)
    /// Words in quotes, without them and with the escapes undone.
    case text(String)
    /// `$name`, without the sign.
    case parameter(String)
    /// A sign.
    case sign(Sign)
    /// What cannot be read, and why; the last token of its line.
    case invalid(Diagnostic)
  }

  /// The signs of the language; the raw value is how each is written.
  enum Sign: String, Sendable {
    case comma = ","
    case colon = ":"
    case equals = "="
    case bar = "|"
    case dash = "-"
    case plusMinus = "±"
  }
}

/// A line, cut into tokens.
struct SourceLine: Sendable {
  let path: String
  /// From 1.
  let number: Int
  let scalars: [Unicode.Scalar]
  /// Whether each scalar is a character of its own.
  private let isASCII: Bool
  var tokens: [Token] = []
  /// The comment without its `#`; nil where there is none.
  var comment: String?

  init(path: String, number: Int, scalars: [Unicode.Scalar]) {
    self.path = path
    self.number = number
    self.scalars = scalars
    isASCII = scalars.allSatisfy(\.isASCII)
  }

  /// Whether it begins in column 1.
  var isFlush: Bool { scalars.first.map { !$0.isBlank } ?? false }

  /// The first word; nil where the line begins with anything else.
  var firstWord: String? {
    if case .word(let word)? = tokens.first?.kind { word } else { nil }
  }

  /// The span of some scalars, counted in characters.
  func span(_ offset: Int, _ length: Int) -> SourceSpan {
    SourceSpan(
      path: path, line: number, column: characters(0, offset) + 1,
      length: max(1, characters(offset, offset + length)))
  }

  /// The span of a token.
  func span(_ token: Token) -> SourceSpan { span(token.offset, token.length) }

  /// The span of everything but indentation and comment.
  var span: SourceSpan {
    guard let first = tokens.first, let last = tokens.last else { return span(0, 1) }
    return span(first.offset, last.end - first.offset)
  }

  /// The text of a token as it stands.
  func text(_ token: Token) -> String { text(from: token, to: token) }

  /// The text from one token to another as it stands; a token that is none may end behind the line.
  func text(from first: Token, to last: Token) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[min(first.offset, scalars.count)..<min(last.end, scalars.count)])
    return String(view)
  }

  private func characters(_ from: Int, _ to: Int) -> Int {
    let (start, end) = (min(from, scalars.count), min(to, scalars.count))
    if isASCII { return end - start }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[start..<end])
    return String(view).count
  }
}

extension Unicode.Scalar {
  /// Whether it is white space; the table of properties is asked only where it must be.
  var isBlank: Bool {
    isASCII ? self == " " || ("\t" <= self && self <= "\r") : properties.isWhitespace
  }
}
