import GuidanceCore
import SimWorld

/// A whole scenario made up from choices, as text of the language.
///
/// First a plot is drawn, then which kinds of faults exist at all, so that some worlds have one and some have many; then
/// the road, the drive, the faults and their strength. In most plots anything goes and the laws alone judge; in the
/// others what happens is certain, and the scenario says so in `expect`. What the language cannot say is never drawn.
package struct WorldDraw {
  /// What was chosen.
  package private(set) var choices: Choices
  /// The kinds of faults that the scenario has.
  package var faults: Set<FaultKind> = []

  var sections = DrawnSections()
  var mode = TravelMode.driving
  /// Metres per second.
  var speed = 12.0
  var legs: [DrawnLeg] = []
  /// The fault and the phase that shall meet; nil = none in particular.
  var aim: FaultTable.Cell?
  /// The kind of fault whose line is drawn now.
  var current: FaultKind?
  /// The seconds of the fixes of each phase, where a scenario is varied.
  var phaseMoments: [FaultTable.Phase: [Double]] = [:]
  /// Where the drive goes beside the route, in metres along it.
  var detour: ClosedRange<Double>?
  /// Metres along at which the drive leaves the route for good, and when it ends; nil = it does not.
  var gone: (along: Double, end: Double)?
  private let title: String

  /// Makes a drawing in which nothing is drawn yet.
  init(_ choices: Choices, title: String = "drawn") {
    self.choices = choices
    self.title = title
  }

  /// Makes a scenario.
  package init(drawing choices: Choices, title: String) {
    self.init(choices, title: title)
    takeAim()
    switch aim == nil ? below(16) : 0 {
    case 0...7: drawFreely()
    case 8...11: drawCleanly()
    case 12, 13: drawDeparture()
    case 14: drawOddPlaces()
    default: drawSurroundings()
    }
  }

  /// The scenario's text; not yet in canonical form.
  package var text: String { sections.text(title: title, word: word) }

  /// The scenario; nil where the text makes none, which is a mistake of the drawing.
  package var scenario: Scenario? { try? Scenario(parsing: text, path: "") }

  private var word: String { mode.drawn(driving: "drive", cycling: "ride", walking: "walk") }

  // MARK: The road as it was drawn

  /// Metres of the route's straight legs.
  var length: Double { legs.reduce(0) { $0 + $1.length } }
  /// Seconds from the start to the end at the usual speed.
  var duration: Double { length / speed }
  /// Seconds from the start to the end of the drive, which may end early beside the route.
  var drivenSeconds: Double { gone.map { min($0.end, duration) } ?? duration }
  /// Whether each metre of the route is known: no curve.
  var isStraight: Bool { !legs.contains(where: \.hasCurve) }

  // MARK: Choices

  mutating func below(_ count: Int) -> Int { choices.below(count) }
  mutating func isTrue(_ percent: Int) -> Bool { choices.isTrue(percent: percent) }
  mutating func one<Value>(of values: [Value]) -> Value { choices.one(of: values) }
  mutating func number(_ least: Double, _ most: Double, step: Double = 1) -> Double {
    choices.number(from: least, to: most, step: step)
  }

  /// A moment of the drive, in whole seconds.
  mutating func moment(from least: Double = 0.05, to most: Double = 0.95) -> Double {
    if let aimed = aimedMoment() { return aimed }
    let end = max(4, drivenSeconds)
    return number((least * end).rounded(.up), max(1, (most * end).rounded(.down)))
  }

  /// Takes a kind of fault into the world, sometimes.
  mutating func exists(_ kind: FaultKind, percent: Int) -> Bool {
    let exists = isTrue(aimedPercent(kind) ?? percent)
    if exists { faults.insert(kind) }
    return exists
  }
}

/// One leg of a drawn route.
struct DrawnLeg: Sendable {
  /// Metres.
  var length: Double
  /// Whether a curve lies before it, or in it.
  var hasCurve = false
  /// Whether the maneuver at its end is spoken.
  var endsInManeuver = true
  /// Whether the provider calls it a highway.
  var isHighway = false
  /// How far it turns from the one before, in degrees.
  var turn = 0.0
}

/// The lines of a drawn scenario, by section.
struct DrawnSections: Sendable {
  var header: [String] = []
  var map: [String] = []
  var routeHead = "route driving"
  var route: [String] = []
  var otherRoutes: [[String]] = []
  var driveHead = ""
  var drive: [String] = []
  var gps: [String] = []
  var compass: [String] = []
  var barometer: [String] = []
  var provider: [String] = []
  var feedHead = "feed"
  var feed: [String] = []
  var app: [String] = []
  var expect: [String] = []

  func text(title: String, word: String) -> String {
    var lines = ["scenario \"\(title)\""] + header
    func section(_ head: String, _ body: [String], isForced: Bool = false) {
      if body.isEmpty && !isForced { return }
      lines += ["", head] + body.map { "  " + $0 }
    }
    if let head = map.first { section(head, Array(map.dropFirst())) }
    section(routeHead, route, isForced: true)
    for other in otherRoutes { section(other[0], Array(other.dropFirst()), isForced: true) }
    section(word + driveHead, drive, isForced: true)
    section("gps", gps)
    section("compass", compass)
    section("barometer", barometer)
    section("provider", provider)
    section(feedHead, feed)
    section("app", app)
    section("expect", expect)
    return lines.map { $0 + "\n" }.joined()
  }
}

extension TravelMode {
  /// The value that belongs to the mode.
  func drawn<Value>(driving: Value, cycling: Value, walking: Value) -> Value {
    switch self {
    case .driving: driving
    case .cycling: cycling
    case .walking: walking
    }
  }
}

extension Double {
  /// The number in the shortest digits, for a line of the language.
  var drawn: String { NumberText.text((self * 1000).rounded() / 1000) }

  /// A moment in whole seconds, `1:05`.
  var drawnTime: String {
    let seconds = Int(rounded())
    return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }
}
