/// Reads a scenario's text, and finds every mistake of it at once.
public struct ScenarioReader: Sendable {
  /// What was read; a line with a mistake is not in it.
  public internal(set) var scenario = Scenario(title: "")
  /// What is wrong, in source order, at most ``Diagnostics/limit``.
  public private(set) var diagnostics = Diagnostics()
  /// The sections that lack a line because of a mistake, so that nobody complains of what is missing there.
  public private(set) var incomplete: Set<SectionWord> = []

  let parameters: ParameterKinds
  private var found: [Diagnostic] = []
  private var firstLines: [SectionWord: Int] = [:]

  /// Reads a text.
  public init(_ source: SourceText) {
    if let refusal = source.refusal {
      parameters = ParameterKinds()
      diagnostics = Diagnostics([refusal])
      incomplete = Set(SectionWord.allCases.map(\.slot))
      return
    }
    let outline = Outline(source)
    parameters = Self.parameters(of: outline)
    found = outline.diagnostics
    for row in outline.strays { stray(row) }
    for block in outline.blocks { read(block) }
    scenario.trailingComments = outline.trailing
    if firstLines[.scenario] == nil { missingTitle(source) }
    diagnostics = Diagnostics(found).limited
  }

  // MARK: Reading blocks

  private mutating func read(_ block: Outline.Block) {
    guard let first = block.header.line.firstWord, let word = SectionWord(rawValue: first) else {
      return unknownSection(block)
    }
    let slot = word.slot
    if let line = firstLines[slot], !slot.mayRepeat {
      complain(
        .duplicateSection, "`\(first)` stands in line \(line) already", at: block.header.line.span,
        help: Self.helpAgainstTwo(slot))
      // Its lines are read for their mistakes, and dropped.
      let kept = scenario
      read(block, as: word)
      scenario = kept
      return
    }
    firstLines[slot] = firstLines[slot] ?? block.header.line.number
    read(block, as: word)
  }

  private static func helpAgainstTwo(_ word: SectionWord) -> String {
    if word.isHeader { return "take one of both lines out" }
    return word == .drive ? "a scenario has one truth: keep one of them" : "put its lines there"
  }

  private mutating func read(_ block: Outline.Block, as word: SectionWord) {
    switch word {
    case _ where word.isHeader: readHeader(block, word)
    case .map: readMap(block)
    case .route: readRoute(block)
    case .drive, .walk, .ride: readDrive(block, word)
    case .gps, .compass, .barometer: readSensor(block, word)
    case .provider, .feed: readProvider(block, word)
    case .app: scenario.app = section(block, .app) { cursor throws(SyntaxStop) in try cursor.appLine() }
    case .expect: scenario.expect = section(block, .expect) { cursor throws(SyntaxStop) in try cursor.expectation() }
    case .vary: scenario.vary = section(block, .vary) { cursor throws(SyntaxStop) in try cursor.varyLine() }
    default: readCases(block)
    }
  }

  /// Reads a header's rest; nil where something is wrong with it.
  mutating func header<Value>(
    _ row: Outline.Row, _ word: SectionWord, _ read: (inout LineCursor) throws(SyntaxStop) -> Value
  ) -> Value? {
    var cursor = LineCursor(row.line, in: word, parameters: parameters)
    cursor.advance()
    return finish(&cursor, read)
  }

  /// Reads the lines of a section; those with a mistake are left out.
  mutating func lines<Content>(
    _ block: Outline.Block, _ word: SectionWord, _ read: (inout LineCursor) throws(SyntaxStop) -> Content
  ) -> [Line<Content>] {
    var lines: [Line<Content>] = []
    for row in block.rows {
      var cursor = LineCursor(row.line, in: word, parameters: parameters)
      if let content = finish(&cursor, read) {
        lines.append(Line(content, span: row.line.span, comments: row.comments))
      }
    }
    return lines
  }

  /// Reads a section whose header is its keyword alone.
  mutating func section<Content>(
    _ block: Outline.Block, _ word: SectionWord, _ read: (inout LineCursor) throws(SyntaxStop) -> Content
  ) -> Section<Content> {
    _ = header(block.header, word) { _ throws(SyntaxStop) in () }
    return Section(lines(block, word, read), span: block.header.line.span, comments: block.header.comments)
  }

  private mutating func finish<Value>(
    _ cursor: inout LineCursor, _ read: (inout LineCursor) throws(SyntaxStop) -> Value
  ) -> Value? {
    var value: Value?
    do {
      value = try read(&cursor)
      try cursor.end()
    } catch {
      value = nil
    }
    guard cursor.diagnostics.isEmpty else {
      found += cursor.diagnostics
      incomplete.insert(cursor.section.slot)
      return nil
    }
    return value
  }

  // MARK: Complaints

  mutating func complain(_ id: DiagnosticID, _ message: String, at span: SourceSpan, help: String?) {
    found.append(Diagnostic(id, message, at: span, help: help))
  }

  /// Notes that a section lacks something because of a mistake.
  mutating func markIncomplete(_ word: SectionWord) { incomplete.insert(word.slot) }

  private mutating func missingTitle(_ source: SourceText) {
    guard !incomplete.contains(.scenario) else { return }
    // What else is said of the whole file stands here too.
    scenario.title.span = SourceSpan(path: source.path, line: 1, column: 1, length: 1)
    complain(
      .missingTitle, "the file does not begin with `scenario` and a title", at: scenario.title.span,
      help: "write `scenario \"what must hold\"` in the first line")
  }

  private mutating func stray(_ row: Outline.Row) {
    let begins = row.line.firstWord.flatMap(SectionWord.init(rawValue:)) != nil
    if row.line.firstWord == SectionWord.scenario.rawValue { markIncomplete(.scenario) }
    complain(
      .wrongIndentation, "an indented line belongs to a section, and none has begun", at: row.line.span,
      help: begins ? "begin it in column 1" : "begin with `scenario \"what must hold\"` in column 1")
  }

  private mutating func unknownSection(_ block: Outline.Block) {
    var cursor = LineCursor(block.header.line, in: .scenario)
    let line = block.header.line
    let words = SectionWord.allCases.map(\.rawValue)
    // A line of a section that lost its indentation is told from a keyword that is misspelt.
    let homes = SectionWord.allCases.filter { section in
      guard let group = section.group, let first = line.firstWord else { return false }
      return Vocabulary.words(of: group).contains(first)
        || section == .expect && Vocabulary.words(of: .event).contains(first)
    }
    let nearest = line.firstWord.flatMap { NearestWord.of($0, in: words) }
    if nearest == nil, let home = homes.first {
      complain(
        .wrongIndentation, "`\(line.firstWord ?? "")` begins no section", at: line.span(line.tokens[0]),
        help: "indent it by two spaces to make it a line of `\(home.rawValue)`")
    } else if case .invalid(let diagnostic)? = cursor.kind {
      found.append(diagnostic)
      if line.number == 1 { markIncomplete(.scenario) }
    } else {
      if nearest == SectionWord.scenario.rawValue { markIncomplete(.scenario) }
      let help = nearest.map { "write `\($0)`" } ?? "sections are " + LineCursor.list(words)
      _ = cursor.stop(.unknownSection, "unknown section \(cursor.found)", at: cursor.span, help: help)
      found += cursor.diagnostics
    }
    // What the section would have held is unknown, so that nothing may be said to be missing from it.
    for word in SectionWord.allCases where word.rawValue == nearest { markIncomplete(word) }
  }

  private static func parameters(of outline: Outline) -> ParameterKinds {
    var kinds = ParameterKinds()
    for block in outline.blocks {
      let tokens = block.header.line.tokens
      if block.header.line.firstWord == SectionWord.param.rawValue, tokens.count > 3,
        case .word(let name) = tokens[1].kind
      {
        kinds.note(name, tokens[3...])
      }
      if block.header.line.firstWord == SectionWord.cases.rawValue, block.rows.count > 1 {
        let names = block.rows[0].line.tokens.filter { $0.kind != .sign(.bar) }
        let cells = block.rows[1].line.tokens.split { $0.kind == .sign(.bar) }
        for (name, cell) in zip(names, cells) {
          if case .word(let word) = name.kind { kinds.note(word, cell) }
        }
      }
    }
    return kinds
  }
}

extension Scenario {
  /// Reads a scenario's text: the scenario where nothing is wrong with it, and all that is.
  public static func parse(_ source: SourceText) -> (scenario: Scenario?, diagnostics: Diagnostics) {
    let reader = ScenarioReader(source)
    return (reader.diagnostics.hasErrors ? nil : reader.scenario, reader.diagnostics)
  }

  /// Reads a scenario's text, and throws all that is wrong with it.
  public init(parsing text: String, path: String = "scenario") throws(Diagnostics) {
    let (scenario, diagnostics) = Self.parse(SourceText(path: path, text: text))
    guard let scenario else { throw diagnostics }
    self = scenario
  }
}
