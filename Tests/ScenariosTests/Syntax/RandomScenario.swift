import GuidanceCore
import SimWorld

@testable import Scenarios

/// Draws scenarios of every kind of node from a seed, as their authors could have written them in canonical form.
struct RandomScenario {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A whole scenario.
  mutating func scenario() -> Scenario {
    var scenario = Scenario(title: text())
    scenario.title.comments = comments()
    scenario.report = maybe { g in g.line(Argument(g.text())) }
    scenario.tags = maybe { g in g.line(g.list(1...3) { Argument($0.pick(Self.names)) }) }
    scenario.seed = maybe { g in g.line(g.argument("n") { $0.next() }) }
    scenario.schedule = maybe { g in g.line(g.pick([.fifo, .random(seed: g.next()), .pct(seed: 3)])) }
    scenario.origin = maybe { g in g.line(g.coordinate()) }
    scenario.limit = maybe { g in g.line(g.quantity(.time)) }
    scenario.uses = list(0...2) { g in g.line(Argument(g.text())) }
    scenario.parameters = Self.declarations.map { line($0) }
    scenario.settings = list(0...2) { g in
      g.line(SettingSyntax(name: Argument("off-route.confirm"), value: g.quantity(g.pick(Dimension.allCases))))
    }
    scenario.lawsOff = list(0...1) { g in g.line(LawOffSyntax(law: Argument("stage-once"), reason: Argument(g.text())))
    }
    scenario.map = maybe { $0.map() }
    scenario.routes = (0..<below(3)).map { route(name: $0 == 0 ? nil : "route \($0)") }
    scenario.drive = maybe { $0.drive() }
    scenario.gps = maybe { g in g.section { GPSLineSyntax($0.gps(), $0.window()) } }
    scenario.compass = maybe { g in g.section { CompassLineSyntax($0.compass(), $0.window()) } }
    scenario.barometer = maybe { g in g.section { $0.barometer() } }
    scenario.providers = (0..<below(3)).map { provider(name: $0 == 0 ? nil : "kakao-\($0)") }
    scenario.feeds = (0..<below(3)).map { feed(name: $0 == 0 ? nil : "google-\($0)") }
    scenario.app = maybe { g in g.section { $0.app() } }
    scenario.expect = maybe { g in g.section { $0.expectation() } }
    scenario.vary = maybe { g in g.section { $0.vary() } }
    scenario.cases = maybe { $0.cases() }
    scenario.trailingComments = list(0...2) { $0.comment() }
    return scenario
  }

  /// What each parameter holds, so that a line which could go on in two ways is read as it was meant.
  private static let declarations: [ParameterSyntax] = [
    ParameterSyntax(name: "length", value: .quantity(Quantity(30, .meters))),
    ParameterSyntax(name: "time", value: .quantity(Quantity(3, .seconds))),
    ParameterSyntax(name: "speed", value: .quantity(Quantity(50, .kilometersPerHour))),
    ParameterSyntax(name: "angle", value: .quantity(Quantity(9, .degrees))),
    ParameterSyntax(name: "acceleration", value: .quantity(Quantity(2, .metersPerSecondSquared))),
    ParameterSyntax(name: "number", value: .quantity(Quantity(2, .none))),
    ParameterSyntax(name: "n", value: .quantity(Quantity(7, .none))),
    ParameterSyntax(name: "due", value: .moment(.time(.seconds(195)))),
    ParameterSyntax(name: "there", value: .moment(.place(.step(Argument(1))))),
    ParameterSyntax(name: "word", value: .word("north-east")),
    ParameterSyntax(name: "words", value: .text("Turn \"left\"")),
  ]
  static let names = ["gps", "off-route", "town", "역", "two_words-9", "A1"]

  // MARK: Chance

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }

  mutating func chance(_ percent: Int = 50) -> Bool { below(100) < percent }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? { chance() ? make(&self) : nil }

  mutating func list<Value>(_ count: ClosedRange<Int>, _ make: (inout Self) -> Value) -> [Value] {
    (0..<(count.lowerBound + below(count.count))).map { _ in make(&self) }
  }

  // MARK: Lines

  mutating func line<Content>(_ content: Content) -> Line<Content> { Line(content, comments: comments()) }

  mutating func section<Content>(_ make: (inout Self) -> Content) -> Section<Content> {
    Section(list(0...4) { g in g.line(make(&g)) }, comments: comments())
  }

  mutating func comments() -> Comments {
    guard chance(15) else { return Comments() }
    return Comments(above: list(0...2) { $0.comment() }, behind: maybe { $0.comment() })
  }

  mutating func comment() -> String { pick(["", "why", " indented", "# twice \"quoted\"", "왜?", "x = $speed"]) }

  mutating func text() -> String {
    pick([
      "", "Turn left", "a \"quote\"", "back\\slash", "tab\there", "new\nline", "왼쪽 \u{301}x", "# no comment", "$speed",
      "bell\u{7}", "é",
    ])
  }

  // MARK: Values

  mutating func argument<Value>(_ parameter: String, _ make: (inout Self) -> Value) -> Argument<Value> {
    chance(10) ? Argument(parameter: parameter) : Argument(make(&self))
  }

  mutating func quantity(_ dimension: Dimension) -> Argument<Quantity> {
    argument(dimension.rawValue) { g in
      Quantity(dimension == .number ? Double(g.below(9)) : g.magnitude(), g.pick(dimension.units))
    }
  }

  mutating func magnitude() -> Double {
    pick([0, 1, 5, 43.2, 0.1, 1e-7, 123_456_789, 2.5, Double(below(100_000)) / 1000, 1e12, 1 / 3])
  }

  mutating func count() -> Argument<Int> { argument("n") { $0.pick([0, 1, 2, 3, 11, 1_000_000]) } }

  mutating func words() -> Argument<String> { argument("words") { $0.text() } }

  mutating func coordinate() -> Coordinate {
    Coordinate(latitude: pick([0.5, -37.25, 0, 90]), longitude: pick([127, -0.125, 0, -180]))
  }

  mutating func direction() -> DirectionSyntax {
    chance(80) ? .word(pick(DirectionWord.allCases)) : .degrees(quantity(.angle))
  }

  mutating func instant() -> SimInstant {
    SimInstant(
      nanoseconds: pick([0, 41_000_000_000, 723_500_000_000, 3_723_000_000_001, Int64(below(9_000_000)) * 1_000_000]))
  }
}
