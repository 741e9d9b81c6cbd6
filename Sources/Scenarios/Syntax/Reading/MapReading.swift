extension ScenarioReader {
  /// Reads `map`, its drawing or its file, and its facts.
  mutating func readMap(_ block: Outline.Block) {
    let source = header(block.header, .map) { c throws(SyntaxStop) in try c.mapSource() }
    guard case .scale(let scale)? = source else { return readMapFile(block, source) }
    var block = block
    if let ended = block.rows.firstIndex(where: { $0.line.looksDrawn }) {
      // What else of the drawing follows is no mistake of its own.
      block.rows = block.rows.enumerated().filter { $0.offset <= ended || !$0.element.line.isOfStrokes }.map(\.element)
    }
    let facts = lines(block, .map) { c throws(SyntaxStop) in try c.mapFact() }
    guard let drawing = block.drawing else {
      complain(
        .expected, "expected a drawing below `map`", at: block.header.line.span,
        help: "draw roads between letters, for instance `A-----B`, indented by two spaces")
      return markIncomplete(.map)
    }
    // A drawing that cannot be taken as it stands was complained of.
    if drawing.lines.isEmpty { return markIncomplete(.map) }
    scenario.map = MapSection(
      scale: scale, drawing: drawing.lines, drawingSpan: drawing.span, facts: facts, span: block.header.line.span,
      comments: block.header.comments)
  }

  private mutating func readMapFile(_ block: Outline.Block, _ source: MapSource?) {
    // Below a header that cannot be read nobody knows what a line is.
    guard case .file(let file)? = source else {
      if block.drawing == nil { _ = lines(block, .map) { c throws(SyntaxStop) in try c.mapFact() } }
      return
    }
    let facts = lines(block, .map) { c throws(SyntaxStop) in try c.mapFact() }
    scenario.map = MapSection(
      file: file, facts: facts, span: block.header.line.span, comments: block.header.comments)
  }
}

/// What a map is made of.
enum MapSource {
  /// A drawing of this scale.
  case scale(Argument<Quantity>)
  /// A file.
  case file(Argument<String>)
}

extension LineCursor {
  /// `100 m`, `from "town.osm"`.
  mutating func mapSource() throws(SyntaxStop) -> MapSource {
    if accept("from") { return .file(try text("a file in quotes")) }
    if isAtEnd { throw misfit("a length", help: "say how far it is from one character to the next: `map 100 m`") }
    return .scale(try quantity(.length))
  }

  /// `A-B 100 km/h "Jayu Highway"`, `B-D footpath`, `station = S`.
  mutating func mapFact() throws(SyntaxStop) -> MapFact {
    if line.looksDrawn {
      throw stop(
        .drawingEnded, "a blank line has ended the drawing", at: line.span,
        help: "take the blank line out, or write facts such as `A-B 100 km/h`")
    }
    if kind(ahead: 1) == .sign(.equals) {
      let name = try name("a name")
      try expect(.equals)
      return try namedPlace(name)
    }
    let (from, to) = try road()
    var speed: Argument<Quantity>?
    switch kind {
    case .number?: speed = try quantity(.speed)
    case .parameter(let name)? where parameters[name] != .text: speed = try quantity(.speed)
    default: break
    }
    let kind: RoadKindWord? = acceptChoice()
    let name = optionalText()
    if speed == nil && kind == nil && name == nil { throw misfit("a speed, `highway`, `footpath` or a name in quotes") }
    return .road(from: from, to: to, speed: speed, kind: kind, name: name)
  }

  /// `S`, `0.5 N, 0.5 E`, `crossing of "Mill Road" and "High Street"`.
  private mutating func namedPlace(_ name: Argument<String>) throws(SyntaxStop) -> MapFact {
    if case .number? = kind { return .place(name: name, try origin()) }
    if kind(ahead: 1) != nil, accept("crossing") {
      try expect("of")
      let street = try text("a street in quotes")
      try expect("and")
      return .crossing(name: name, street, try text("a street in quotes"))
    }
    return .alias(name: name, letter: try self.name("a letter of the map"))
  }

  private mutating func road() throws(SyntaxStop) -> (Argument<String>, Argument<String>) {
    let here = span
    if let word, kind(ahead: 1) != .sign(.dash) {
      let parts = word.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw stop(
          .expected, "expected a road such as `A-B` or a name such as `station = S`, found `\(word.shortened)`",
          at: here,
          help: parts.count > 2 ? "put blanks round the dash between the two places: `town-hall - B`" : nil)
      }
      advance()
      return (Argument(String(parts[0]), span: here), Argument(String(parts[1]), span: here))
    }
    let from = try name("a road such as `A-B`")
    try expect(.dash)
    return (from, try name("a place"))
  }
}

extension SourceLine {
  private static let strokes = Set("-|/\\=\".:><^v+".unicodeScalars)

  private var visible: [Unicode.Scalar] { scalars.filter { !$0.isBlank } }

  /// Whether the line has nothing but strokes and letters.
  fileprivate var isOfStrokes: Bool {
    visible.allSatisfy { Self.strokes.contains($0) || ("A" <= $0 && $0 <= "Z") }
  }

  /// Whether it is a line of a drawing, and no fact such as `A-B` or `A = B`.
  fileprivate var looksDrawn: Bool {
    guard isOfStrokes, visible.contains(where: { Self.strokes.contains($0) }) else { return false }
    let isAlias = tokens.count == 3 && tokens[1].kind == .sign(.equals)
    return !isAlias && visible.count { $0 == "-" } != 1
  }
}
