import GuidanceCore
import SimWorld

extension ScenarioReader {
  /// Reads a header line, from `scenario` to `laws`.
  mutating func readHeader(_ block: Outline.Block, _ word: SectionWord) {
    let row = block.header
    if let first = block.rows.first {
      complain(
        .wrongIndentation, "`\(word.rawValue)` has no lines", at: first.line.span,
        help: "begin in column 1, or put the line below its section")
    }
    switch word {
    case .scenario:
      if let title = line(row, word, { c throws(SyntaxStop) in try c.text("a title in quotes") }) {
        scenario.title = title
      }
    case .report: scenario.report = line(row, word) { c throws(SyntaxStop) in try c.text("a text in quotes") }
    case .tags: scenario.tags = line(row, word) { c throws(SyntaxStop) in try c.tags() }
    case .seed: scenario.seed = line(row, word) { c throws(SyntaxStop) in try c.seed() }
    case .schedule: scenario.schedule = line(row, word) { c throws(SyntaxStop) in try c.schedule() }
    case .origin: scenario.origin = line(row, word) { c throws(SyntaxStop) in try c.origin() }
    case .limit: scenario.limit = line(row, word) { c throws(SyntaxStop) in try c.quantity(.time) }
    case .use: scenario.uses += list(row, word) { c throws(SyntaxStop) in try c.text("a file in quotes") }
    case .param: readParameter(row)
    case .set: scenario.settings += list(row, word) { c throws(SyntaxStop) in try c.setting() }
    default: scenario.lawsOff += list(row, word) { c throws(SyntaxStop) in try c.lawOff() }
    }
  }

  private mutating func readParameter(_ row: Outline.Row) {
    for line in list(row, .param, { c throws(SyntaxStop) in try c.declaration() }) {
      if scenario.parameters.contains(where: { $0.content.name == line.content.name }) {
        complain(
          .parameterTwice, "the parameter `\(line.content.name)` is declared already", at: line.span,
          help: "a row of `cases` or `--set` replaces a value")
      } else {
        scenario.parameters.append(line)
      }
    }
  }

  private mutating func line<Content>(
    _ row: Outline.Row, _ word: SectionWord, _ read: (inout LineCursor) throws(SyntaxStop) -> Content
  ) -> Line<Content>? {
    header(row, word, read).map { Line($0, span: row.line.span, comments: row.comments) }
  }

  private mutating func list<Content>(
    _ row: Outline.Row, _ word: SectionWord, _ read: (inout LineCursor) throws(SyntaxStop) -> Content
  ) -> [Line<Content>] {
    line(row, word, read).map { [$0] } ?? []
  }
}

extension LineCursor {
  mutating func tags() throws(SyntaxStop) -> [Argument<String>] {
    var tags = [try name("a tag")]
    while accept(.comma) { tags.append(try name("a tag")) }
    if word != nil { throw misfit("`,`", help: "put a comma between two tags") }
    return tags
  }

  mutating func seed() throws(SyntaxStop) -> Argument<UInt64> {
    if let parameter = parameter() { return Argument(parameter: parameter.name, span: parameter.span) }
    let here = span
    return Argument(try seedNumber(), span: here)
  }

  mutating func schedule() throws(SyntaxStop) -> Schedule {
    if accept("fifo") { return .fifo }
    if accept("random") { return .random(seed: try seedNumber()) }
    if accept("pct") { return .pct(seed: try seedNumber()) }
    throw unknown("schedule", in: ["fifo", "random", "pct"])
  }

  mutating func origin() throws(SyntaxStop) -> Coordinate {
    let start = index
    let place = try coordinate()
    guard abs(place.latitude) <= 90, abs(place.longitude) <= 180 else {
      throw stop(
        .numberOutOfRange, "there is no such place on the globe", at: span(from: start),
        help: "latitudes go to 90, longitudes to 180")
    }
    return place
  }

  /// `37.5 N, 127 E`.
  mutating func coordinate() throws(SyntaxStop) -> Coordinate {
    let latitude = try degrees("N", "S", "a latitude such as `37.5 N`")
    try expect(.comma)
    return Coordinate(latitude: latitude, longitude: try degrees("E", "W", "a longitude such as `127 E`"))
  }

  mutating func setting() throws(SyntaxStop) -> SettingSyntax {
    let name = try name("the name of a value of the configuration")
    try expect(.equals)
    return SettingSyntax(name: name, value: try anyQuantity())
  }

  mutating func lawOff() throws(SyntaxStop) -> LawOffSyntax {
    try expect("off")
    let law = try name("the name of a law")
    try expect("because")
    return LawOffSyntax(law: law, reason: try text("the reason in quotes"))
  }

  mutating func declaration() throws(SyntaxStop) -> ParameterSyntax {
    guard case .word(let name)? = kind else {
      throw misfit("a name", help: "write `param speed = 50 km/h`; `$` stands where the value is used")
    }
    guard !name.contains(where: { $0 == "." || $0 == "/" }) else {
      throw stop(
        .expected, "expected a name, found `\(name.shortened)`", at: span, help: "names have letters, digits and `-`")
    }
    advance()
    try expect(.equals)
    return ParameterSyntax(name: name, value: try parameterValue())
  }

  /// The value of a parameter: a quantity, a count, a moment, a word or words in quotes.
  mutating func parameterValue() throws(SyntaxStop) -> ParameterValue {
    switch kind {
    case .text(let text)?:
      advance()
      return .text(text)
    case .word(let word)?:
      if word == "step" || isEvent(ahead: 0) && kind(ahead: 1) != nil && kind(ahead: 1) != .sign(.bar) { break }
      advance()
      return .word(word)
    case .number?:
      let second = word(ahead: 1).flatMap(Unit.init(rawValue:)) == nil ? word(ahead: 1) : word(ahead: 2)
      if second == "before" || second == "after" { break }
      guard let quantity = try anyQuantity().literal else { throw misfit("a value") }
      return .quantity(quantity)
    case .parameter? where word(ahead: 1) == "before" || word(ahead: 1) == "after": break
    case .time?, .ordinal?: break
    default: throw misfit("a value", help: "write a quantity, a moment, a word or words in quotes")
    }
    guard let moment = try moment().literal else { throw misfit("a value") }
    return .moment(moment)
  }

  private mutating func seedNumber() throws(SyntaxStop) -> UInt64 {
    guard case .number(let digits)? = kind else { throw misfit("a number") }
    guard let seed = UInt64(digits) else {
      throw stop(
        .numberOutOfRange, "a seed is a whole number, found `\(digits.shortened)`", at: span,
        help: "the largest is \(UInt64.max)")
    }
    advance()
    return seed
  }

  private mutating func degrees(_ positive: String, _ negative: String, _ what: String) throws(SyntaxStop) -> Double {
    guard case .number(let digits)? = kind, let value = Double(digits), abs(value) <= SourceLimits.magnitude else {
      throw misfit(what)
    }
    advance()
    if accept(positive) { return value == 0 ? 0 : value }
    if accept(negative) { return value == 0 ? 0 : -value }
    throw misfit("`\(positive)` or `\(negative)`")
  }
}
