import SimWorld

/// Cuts one line into tokens.
struct Lexer {
  private let scalars: [Unicode.Scalar]
  private var line: SourceLine
  private var index = 0

  /// The tokens and the comment of a line.
  static func line(_ text: String, path: String, number: Int) -> SourceLine {
    let scalars = Array(text.unicodeScalars)
    var lexer = Lexer(scalars: scalars, line: SourceLine(path: path, number: number, scalars: scalars))
    lexer.run()
    return lexer.line
  }

  private mutating func run() {
    guard scalars.count <= SourceLimits.lineCharacters else {
      return invalid(
        .lineTooLong, from: SourceLimits.lineCharacters, to: scalars.count,
        "the line has \(scalars.count) characters, at most \(SourceLimits.lineCharacters) are read",
        help: "split it")
    }
    while let scalar = peek() {
      if scalar.isBlank {
        index += 1
      } else if scalar == "#" {
        line.comment = Self.comment(scalars[(index + 1)...])
        return
      } else {
        token(scalar)
      }
      if case .invalid? = line.tokens.last?.kind { return }
    }
  }

  private mutating func token(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": string()
    case "$": parameter()
    case ",": sign(.comma, 1)
    case "=": sign(.equals, 1)
    case ":": sign(.colon, 1)
    case "|": sign(.bar, 1)
    case "±": sign(.plusMinus, 1)
    case "+" where peek(1) == "-": sign(.plusMinus, 2)
    case "+" where peek(1) == "/" && peek(2) == "-": sign(.plusMinus, 3)
    case "-" where Self.isDigit(peek(1)) || (peek(1) == "." && Self.isDigit(peek(2))): number()
    case "-": sign(.dash, 1)
    case "." where Self.isDigit(peek(1)): number()
    case _ where Self.isDigit(scalar): number()
    case _ where Self.isWordStart(scalar): word()
    default: stray(scalar)
    }
  }

  private mutating func sign(_ sign: Token.Sign, _ length: Int) { add(.sign(sign), length) }

  private mutating func word() {
    let length = wordLength(index)
    add(.word(text(index, length)), length)
  }

  private mutating func parameter() {
    let length = parameterLength(index + 1)
    guard length > 0 else {
      return invalid(
        .strayCharacter, from: index, to: index + 1, "`$` has no name behind it", help: "write `$speed`, for instance")
    }
    add(.parameter(text(index + 1, length)), length + 1)
  }

  private mutating func number() {
    var end = index + (peek() == "-" ? 1 : 0)
    let digits = end
    while Self.isDigit(at(end)) { end += 1 }
    if at(end) == ":" && Self.isDigit(at(end + 1)) && digits == index { return time() }
    if digits == index, let suffix = ordinalSuffix(end) {
      let value = Int(text(index, end - index)) ?? 0
      guard value > 0 && value <= SourceLimits.count else {
        return invalid(
          .numberOutOfRange, from: index, to: end + suffix, "ordinals count from `1st` to \(SourceLimits.count)",
          help: "the first is `1st`")
      }
      let written = text(index, end + suffix - index)
      guard written.lowercased() == value.ordinal else {
        return invalid(
          .unknownWord, from: index, to: end + suffix, "unknown ordinal `\(written)`",
          help: "write `\(value.ordinal)`")
      }
      return add(.ordinal(value), end + suffix - index)
    }
    if at(end) == "." && Self.isDigit(at(end + 1)) {
      end += 1
      while Self.isDigit(at(end)) { end += 1 }
    }
    if at(end) == "," && Self.isDigit(at(end + 1)) { return commaNumber(end) }
    add(.number(text(index, end - index)), end - index)
  }

  /// `1,000`, `1,5`: no list either, which has a blank or a unit.
  private mutating func commaNumber(_ comma: Int) {
    var end = comma
    while Self.isDigit(at(end)) || (at(end) == "," && Self.isDigit(at(end + 1))) { end += 1 }
    let written = text(index, end - index)
    let parts = written.split(separator: ",")
    let isGrouped = parts.dropFirst().allSatisfy { $0.count == 3 }
    invalid(
      .strayCharacter, from: index, to: end, "a comma in the number `\(written.shortened)`",
      help: "write `\(parts.joined(separator: isGrouped ? "" : ".").shortened)`")
  }

  private func ordinalSuffix(_ end: Int) -> Int? {
    let isSuffix = ["st", "nd", "rd", "th"].contains(text(end, 2).lowercased())
    return isSuffix && !Self.isWordPart(at(end + 2)) ? 2 : nil
  }

  private mutating func time() {
    var end = index
    while Self.isDigit(at(end)) || at(end) == ":" || (at(end) == "." && Self.isDigit(at(end + 1))) { end += 1 }
    // A colon behind a time ends it: `leave at 0:41: north 3 m` is wrong for another reason.
    while end > index && at(end - 1) == ":" { end -= 1 }
    let written = text(index, end - index)
    guard let instant = TimeText.instant(written) else {
      return invalid(
        .malformedTime, from: index, to: end, "`\(written.shortened)` is not a time",
        help: "write minutes and seconds `0:41`, `12:03.5`, or hours too `1:02:03`; seconds have two digits below 60")
    }
    add(.time(instant), end - index)
  }

  private mutating func string() {
    var content = String.UnicodeScalarView()
    var position = index + 1
    while let scalar = at(position) {
      if scalar == "\"" { return add(.text(String(content)), position + 1 - index) }
      if scalar == "\\" {
        guard let (escaped, length) = QuotedText.escape(scalars[(position + 1)...]) else {
          return invalid(
            .unknownEscape, from: position, to: position + 2, "unknown escape `\(text(position, 2))` in quotes",
            help: "write `\\\"` for a quote, `\\\\` for a backslash, `\\n` for a new line, `\\t` for a tab")
        }
        content.append(escaped)
        position += 1 + length
      } else {
        content.append(scalar)
        position += 1
      }
    }
    invalid(
      .unterminatedText, from: index, to: scalars.count, "the quote is never closed",
      help: "end it with `\"` on the same line; write `\\\"` for a quote inside")
  }

  private mutating func stray(_ scalar: Unicode.Scalar) {
    let help: String? =
      switch scalar {
      case "“", "”", "„", "«", "»", "'", "‘", "’", "`": "quote with `\"`"
      case "−", "–", "—": "write `-`"
      case "/": "a comment begins with `#`"
      case "%": "write a factor or a quantity with a unit of the language"
      case "<", "≤": "relations are words: write `below`"
      case ">", "≥": "relations are words: write `above`"
      case ";", "(", ")", "{", "}", "[", "]": "one line says one thing; the language has no such sign"
      default: nil
      }
    let isVisible = scalar.properties.generalCategory != .control && scalar.properties.generalCategory != .format
    let shown = isVisible ? "`\(scalar)`" : "U+" + String(scalar.value, radix: 16, uppercase: true)
    invalid(.strayCharacter, from: index, to: index + 1, "unexpected character \(shown)", help: help)
  }
}

extension Lexer {
  private func peek(_ ahead: Int = 0) -> Unicode.Scalar? { at(index + ahead) }

  private func at(_ position: Int) -> Unicode.Scalar? {
    position < scalars.count ? scalars[position] : nil
  }

  private func text(_ offset: Int, _ length: Int) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[min(offset, scalars.count)..<min(offset + length, scalars.count)])
    return String(view)
  }

  private mutating func add(_ kind: Token.Kind, _ length: Int) {
    line.tokens.append(Token(kind: kind, offset: index, length: length))
    index += max(1, length)
  }

  private mutating func invalid(
    _ id: DiagnosticID, from: Int, to: Int, _ message: String, help: String?
  ) {
    let diagnostic = Diagnostic(id, message, at: line.span(from, to - from), help: help)
    line.tokens.append(Token(kind: .invalid(diagnostic), offset: from, length: max(1, to - from)))
    index = scalars.count
  }

  private func wordLength(_ start: Int) -> Int {
    // The first scalar begins a word even where it could not go on with one, as `°`.
    var end = start + 1
    while let scalar = at(end) {
      let joins = "-./".unicodeScalars.contains(scalar) && Self.isWordPart(at(end + 1))
      guard Self.isWordPart(scalar) || joins else { break }
      end += 1
    }
    return end - start
  }

  private func parameterLength(_ start: Int) -> Int {
    guard Self.isLetter(at(start)) else { return 0 }
    var end = start
    while let scalar = at(end) {
      guard Self.isWordPart(scalar) || (scalar == "-" && Self.isWordPart(at(end + 1))) else { break }
      end += 1
    }
    return end - start
  }

  private static func comment(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var part = scalars
    if part.first == " " { part.removeFirst() }
    while part.last?.isBlank == true { part.removeLast() }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: part)
    return String(view)
  }

  private static func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { "0" <= $0 && $0 <= "9" } ?? false
  }

  private static func isLetter(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return scalar.isASCII
      ? ("a" <= scalar && scalar <= "z") || ("A" <= scalar && scalar <= "Z") : scalar.properties.isAlphabetic
  }

  private static func isWordStart(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || scalar == "_" || scalar == "°"
  }

  private static func isWordPart(_ scalar: Unicode.Scalar?) -> Bool {
    isLetter(scalar) || isDigit(scalar) || scalar == "_" || scalar == "²"
      || (scalar.map { $0.properties.generalCategory == .nonspacingMark } ?? false)
  }
}
