import GuidanceCore

extension ScenarioReader {
  /// Reads `route` and its lines.
  mutating func readRoute(_ block: Outline.Block) {
    let section = header(block.header, .route) { c throws(SyntaxStop) in try c.routeHeader() }
    let lines = lines(block, .route) { c throws(SyntaxStop) in try c.routeLine() }
    guard var section else { return }
    if let name = section.name?.literal, let other = scenario.routes.first(where: { $0.name?.literal == name }) {
      complain(
        .duplicateSection, "a route named \(QuotedText.written(name)) stands in line \(other.span.line) already",
        at: section.name?.span ?? block.header.line.span, help: "give it another name")
    }
    section.lines = lines
    section.span = block.header.line.span
    section.comments = block.header.comments
    scenario.routes.append(section)
  }
}

extension LineCursor {
  /// `driving by google "out" A B C`, `driving from "answer.json" as osrm`.
  mutating func routeHeader() throws(SyntaxStop) -> RouteSection {
    var mode: Argument<TravelMode>?
    switch kind {
    case nil, .word("from")?, .word("by")?, .text?: break
    default: mode = try choice("mode")
    }
    var route = RouteSection(mode: mode ?? Argument(.driving))
    if accept("by") { route.provider = try name("a provider") }
    route.name = optionalText()
    if accept("from") {
      let path = try text("a file in quotes")
      try expect("as")
      let format = try format()
      route.file = RouteFileSyntax(path: path, format: format)
      if mode == nil { route.mode = Argument(route.usualMode) }
      return route
    }
    guard mode != nil else { throw misfit("a mode", help: "write `route driving`, `route walking` or `route cycling`") }
    while kind != nil { route.places.append(try name("a place of the map")) }
    return route
  }

  /// One line of a drawn route.
  mutating func routeLine() throws(SyntaxStop) -> RouteLine {
    let start = index
    if let direction = try legDirection() {
      let length = try quantity(.length)
      return .leg(direction, length, acceptChoice())
    }
    if accept("arc") {
      let isLeft = try isLeft()
      let angle = try quantity(.angle)
      try expect("radius")
      return .arc(isLeft: isLeft, angle: angle, radius: try quantity(.length))
    }
    if accept("depart") { return .depart(try text("words in quotes")) }
    if accept("takes") { return .takes(try quantity(.time)) }
    if accept("speed-camera") {
      try expect("at")
      return .speedCamera(try quantity(.length))
    }
    var maneuver = try maneuver()
    maneuver.span = span(from: start)
    return .maneuver(maneuver)
  }

  /// `turn left "words"`, `roundabout exit 2`, `arrive`.
  mutating func maneuver() throws(SyntaxStop) -> ManeuverSyntax {
    let start = index
    var maneuver = ManeuverSyntax(try maneuverKind())
    if maneuver.kind == .roundabout, accept("exit") { maneuver.exit = try count("the number of an exit") }
    maneuver.words = optionalText()
    if maneuver.words == nil, word != nil { throw misfit(nil, help: "put the words of a maneuver in quotes") }
    maneuver.span = span(from: start)
    return maneuver
  }

  private mutating func maneuverKind() throws(SyntaxStop) -> ManeuverKind {
    if accept("turn") { return try turn() }
    if accept("keep") { return try isLeft() ? .keepLeft : .keepRight }
    for (word, kind) in ManeuverSyntax.plainWords where accept(word) { return kind }
    if section == .route { throw unknownLine() }
    throw unknown("maneuver", in: ["turn", "keep"] + ManeuverSyntax.plainWords.map(\.0))
  }

  private mutating func turn() throws(SyntaxStop) -> ManeuverKind {
    for (word, kind) in ManeuverSyntax.turns where word == self.word {
      advance()
      return kind
    }
    offer(["left", "right"])
    if accept("slight") { return try isLeft() ? .slightLeft : .slightRight }
    if accept("sharp") { return try isLeft() ? .sharpLeft : .sharpRight }
    throw misfit("`left` or `right`")
  }

  private mutating func legDirection() throws(SyntaxStop) -> DirectionSyntax? {
    if let word: DirectionWord = acceptChoice() { return .word(word) }
    switch kind {
    case .number?, .parameter?: return .degrees(try quantity(.angle))
    default: return nil
    }
  }

  private mutating func format() throws(SyntaxStop) -> Argument<String> {
    let formats = Vocabulary.words(of: .format)
    if let word, !formats.contains(word) { throw unknown("format", in: formats) }
    return try name("a format")
  }
}

extension RouteSection {
  /// The mode of a route from a file whose header names none.
  var usualMode: TravelMode { file?.format.literal == "kakao-walking" ? .walking : .driving }
}

extension ManeuverSyntax {
  /// Maneuvers of one word.
  static let plainWords: [(String, ManeuverKind)] = [
    ("u-turn", .uTurn), ("roundabout", .roundabout), ("exit", .roundaboutExit), ("arrive", .arrive),
    ("straight", .straight),
  ]

  /// What can follow `turn`.
  static let turns: [(String, ManeuverKind)] = [
    ("left", .left), ("right", .right), ("slight-left", .slightLeft), ("slight-right", .slightRight),
    ("sharp-left", .sharpLeft), ("sharp-right", .sharpRight),
  ]
}
