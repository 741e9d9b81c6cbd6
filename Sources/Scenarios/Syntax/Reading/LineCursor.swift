import GuidanceCore

/// What ends the reading of a line; the reason stands in the cursor's diagnostics.
struct SyntaxStop: Error {}

/// Walks through the tokens of one line, and collects what is wrong with it.
struct LineCursor {
  /// The line.
  let line: SourceLine
  /// The section that it belongs to.
  let section: SectionWord
  /// What the file's parameters hold, as far as their declarations tell.
  let parameters: ParameterKinds
  /// What was wrong so far.
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var index = 0
  /// The words that would have fitted at the present token.
  private var fitting: (index: Int, words: [String]) = (0, [])

  init(_ line: SourceLine, in section: SectionWord, parameters: ParameterKinds = ParameterKinds()) {
    self.line = line
    self.section = section
    self.parameters = parameters
  }

  /// Whether the moments of this section may be events.
  var allowsEvents: Bool {
    switch section {
    case .app, .expect, .param, .cases: true
    default: false
    }
  }

  // MARK: Tokens

  /// The present token's kind; nil at the end.
  var kind: Token.Kind? { kind(ahead: 0) }

  func kind(ahead: Int) -> Token.Kind? {
    index + ahead < line.tokens.count ? line.tokens[index + ahead].kind : nil
  }

  /// The present word; nil where there is none.
  var word: String? { word(ahead: 0) }

  func word(ahead: Int) -> String? {
    if case .word(let word)? = kind(ahead: ahead) { word } else { nil }
  }

  var isAtEnd: Bool { index >= line.tokens.count }

  /// The span of the present token, or of the place behind the last one.
  var span: SourceSpan {
    if index < line.tokens.count { return line.span(line.tokens[index]) }
    return line.span(line.tokens.last?.end ?? 0, 1)
  }

  /// The span from a token to the one before the present.
  func span(from start: Int) -> SourceSpan {
    guard start < line.tokens.count, index > 0 else { return span }
    let (first, last) = (line.tokens[start], line.tokens[max(start, index - 1)])
    return line.span(first.offset, last.end - first.offset)
  }

  /// Whether the token stands directly behind the one before it.
  func touchesPrevious(ahead: Int = 0) -> Bool {
    let position = index + ahead
    return position > 0 && position < line.tokens.count
      && line.tokens[position].offset == line.tokens[position - 1].end
  }

  mutating func advance() { index += 1 }

  // MARK: Words and signs

  /// Takes a word where it stands.
  mutating func accept(_ wanted: String) -> Bool {
    if word == wanted {
      index += 1
      return true
    }
    offer([wanted])
    return false
  }

  /// Takes a sign where it stands.
  mutating func accept(_ sign: Token.Sign) -> Bool {
    guard kind == .sign(sign) else { return false }
    index += 1
    return true
  }

  /// Takes a word, or says that it is missing.
  mutating func expect(_ wanted: String) throws(SyntaxStop) {
    guard accept(wanted) else { throw misfit("`\(wanted)`") }
  }

  /// Takes a sign, or says that it is missing.
  mutating func expect(_ sign: Token.Sign) throws(SyntaxStop) {
    guard accept(sign) else { throw misfit("`\(sign.rawValue)`") }
  }

  /// Says what is left over, if anything is.
  mutating func end() throws(SyntaxStop) {
    if !isAtEnd { throw misfit(nil) }
  }

  /// Remembers words that would fit at the present token.
  mutating func offer(_ words: [String]) {
    if fitting.index == index { fitting.words += words } else { fitting = (index, words) }
  }

  // MARK: Complaints

  /// Notes a mistake after which the line can be read on.
  mutating func note(_ id: DiagnosticID, _ message: String, at span: SourceSpan, help: String? = nil) {
    diagnostics.append(Diagnostic(id, message, at: span, help: help.map(Self.readable)))
  }

  /// A help that repeats what somebody wrote is cut where nobody would read on.
  private static func readable(_ help: String) -> String { help.count > 400 ? help.prefix(399) + "…" : help }

  /// Notes a mistake that ends the line.
  mutating func stop(
    _ id: DiagnosticID, _ message: String, at span: SourceSpan, help: String? = nil
  ) -> SyntaxStop {
    note(id, message, at: span, help: help)
    return SyntaxStop()
  }

  /// What the present token is, for messages.
  var found: String {
    switch kind {
    case nil: "the end of the line"
    case .text?: "the quoted \(line.text(line.tokens[index]).shortened)"
    default: "`\(line.text(line.tokens[index]).shortened)`"
    }
  }

  /// The present token does not fit: what would (nil: the end of the line), and the nearest word that fits.
  mutating func misfit(_ wanted: String?, help: String? = nil) -> SyntaxStop {
    if case .invalid(let diagnostic)? = kind {
      diagnostics.append(diagnostic)
      return SyntaxStop()
    }
    let words = fitting.index == index ? fitting.words : []
    let advice =
      help ?? habit(wanted) ?? joinedWord(in: words) ?? nearest(in: words) ?? alternatives(words, besides: wanted)
      ?? (wanted == nil ? nil : form)
    guard let wanted else {
      return stop(.unexpected, "unexpected \(found)", at: span, help: advice ?? "the line is complete before it")
    }
    return stop(.expected, "expected \(wanted), found \(found)", at: span, help: advice)
  }

  /// The present word is not of a list: the nearest that is, or the whole list.
  mutating func unknown(
    _ what: String, in words: [String], scope: String = "", help: String? = nil
  ) -> SyntaxStop {
    guard let word else { return misfit(article(what), help: help ?? alternatives(words, besides: nil)) }
    let advice =
      help ?? habit("a " + what) ?? joinedWord(in: words) ?? begun(in: words) ?? NearestWord.of(word, in: words).map {
        "write `\($0)`"
      }
      ?? "the words are " + Self.list(words)
    return stop(.unknownWord, "unknown \(what) `\(word.shortened)`" + scope, at: span, help: advice)
  }

  /// The first word of the line begins none of its section.
  mutating func unknownLine(_ help: String? = nil) -> SyntaxStop {
    unknown(
      "word", in: section.group.map(Vocabulary.words(of:)) ?? [], scope: " in `\(section.rawValue)`",
      help: help ?? otherSection)
  }

  /// A list of words for a sentence.
  static func list(_ words: [String]) -> String {
    words.map { "`\($0)`" }.joined(separator: ", ")
  }

  private func article(_ what: String) -> String {
    (["a", "e", "i", "o", "u"].contains(what.prefix(1)) ? "an " : "a ") + what
  }

  /// Advice where a word was written as two: `off route`.
  private func joinedWord(in words: [String]) -> String? {
    guard let first = word else { return nil }
    for count in [3, 2] {
      let parts = [first] + (1..<count).compactMap { word(ahead: $0) }
      guard parts.count == count else { continue }
      for joint in ["-", " "] {
        let joined = parts.joined(separator: joint).lowercased()
        let nearest = NearestWord.of(joined, in: words.filter { $0.contains(joint) })
        if let nearest, NearestName.changes(joined, nearest) <= 1 { return "write `\(nearest)`" }
      }
    }
    return nil
  }

  /// Advice where only the beginning of a word was written: `off`, `camera`.
  private func begun(in words: [String]) -> String? {
    guard let word else { return nil }
    let whole = words.filter { $0.hasPrefix(word + "-") || $0.hasPrefix(word + " ") }
    return whole.count == 1 ? "write `\(whole[0])`" : nil
  }

  /// Advice on how a line with this first word is written.
  private var form: String? {
    guard let first = line.firstWord, index > 0 else { return nil }
    let forms = Vocabulary.entries(of: line.isFlush ? .section : section.group ?? .section)
      .filter { $0.word == first }.map(\.form)
    return forms.isEmpty ? nil : "the form is " + forms.map { "`\($0)`" }.joined(separator: " or ")
  }

  private func nearest(in words: [String]) -> String? {
    word.flatMap { NearestWord.of($0, in: words) }.map { "write `\($0)`" }
  }

  private func alternatives(_ words: [String], besides wanted: String?) -> String? {
    var seen: Set<String> = []
    let others = words.filter { seen.insert($0).inserted && wanted?.contains("`\($0)`") != true }
    guard !others.isEmpty, others.count <= 12 else { return nil }
    return wanted == nil ? "what can follow is " + Self.list(others) : "or " + Self.list(others)
  }
}
