import GuidanceCore

extension ScenarioReader {
  /// Reads `provider` or `feed`, its name and its lines.
  mutating func readProvider(_ block: Outline.Block, _ word: SectionWord) {
    let name = header(block.header, word) { c throws(SyntaxStop) in
      c.isAtEnd ? nil : try c.name("the name of a provider")
    }
    let (span, comments) = (block.header.line.span, block.header.comments)
    if word == .provider {
      let lines = lines(block, word) { c throws(SyntaxStop) in try c.providerLine() }
      guard let name else { return }
      refuseSecond(name, scenario.providers.map { ($0.name, $0.span) }, word, span)
      scenario.providers.append(ProviderSection(name: name, lines: lines, span: span, comments: comments))
    } else {
      let lines = lines(block, word) { c throws(SyntaxStop) in try c.feedLine() }
      guard let name else { return }
      refuseSecond(name, scenario.feeds.map { ($0.name, $0.span) }, word, span)
      scenario.feeds.append(FeedSection(name: name, lines: lines, span: span, comments: comments))
    }
  }

  private mutating func refuseSecond(
    _ name: Argument<String>?, _ others: [(Argument<String>?, SourceSpan)], _ word: SectionWord, _ span: SourceSpan
  ) {
    guard let other = others.first(where: { $0.0 == name }) else { return }
    let named = name?.literal.map { " `\($0)`" } ?? " without a name"
    complain(
      .duplicateSection, "a `\(word.rawValue)`\(named) stands in line \(other.1.line) already", at: span,
      help: "put its lines there, or give it another name")
  }
}

extension LineCursor {
  /// One line of a route provider.
  mutating func providerLine() throws(SyntaxStop) -> ProviderLine {
    if case .ordinal(let number)? = kind {
      advance()
      let after = accept("after") ? try quantity(.time) : nil
      return .scripted(number, after: after, try action())
    }
    if accept("latency") {
      let least = try quantity(.time)
      return .latency(least, to: accept("to") ? try quantity(.time) : nil)
    }
    if accept("then") { return .otherwise(try action()) }
    if accept("down") { return .down(try requiredSpan()) }
    if accept("travel") {
      try expect("time")
      return .travelTime(try quantity(.time))
    }
    throw unknownLine(actionHelp)
  }

  private var actionHelp: String? {
    guard let word, Vocabulary.providerActions.contains(word) else { return nil }
    return "say for which request: `1st \(word)` for the first, `then \(word)` for all others"
  }

  /// What a provider does with a request.
  private mutating func action() throws(SyntaxStop) -> ProviderActionSyntax {
    if accept("routes") { return .routes }
    if accept("fails") { return .fails(try choice("error")) }
    if accept("never") {
      try expect("answers")
      return .neverAnswers
    }
    guard accept("answers") else { throw unknown("action", in: Vocabulary.providerActions) }
    if accept("mode") { return .answersMode(try choice("mode")) }
    if accept("provider") { return .answersProvider(try name("a provider")) }
    if accept(.colon) {
      var lines = [try routeLine()]
      while accept(.comma) { lines.append(try routeLine()) }
      return .answersSketch(lines)
    }
    if word == "after" { throw misfit(nil, help: "how long it takes comes first: `2nd after 4 s routes`") }
    return .answersRoute(try text("`mode`, `provider`, `:` or the name of a route in quotes"))
  }

  /// One line of a provider that guides itself.
  mutating func feedLine() throws(SyntaxStop) -> FeedLineSyntax {
    if accept("follows") {
      try expect("route")
      return .followsRoute
    }
    if accept("rerouting") { return .rerouting(try requiredSpan()) }
    if accept("stalls") { return .stalls(try requiredSpan()) }
    if accept("arrives") {
      try expect("at")
      return .arrives(at: try moment())
    }
    if accept("swaps") {
      try expect("at")
      let moment = try moment()
      try expect("to")
      let maneuver = try maneuver()
      return .swaps(at: moment, maneuver, try quantity(.length))
    }
    if accept("says") {
      let maneuver = try maneuver()
      let length = try quantity(.length)
      try expect("at")
      return .says(maneuver, length, at: try moment())
    }
    throw unknownLine()
  }
}
