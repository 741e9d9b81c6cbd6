import GuidanceCore

/// Lines and routes laid leg by leg from an arbitrary origin, so that every distance along is exact.
enum Synthetic {
  static let origin = Coordinate(latitude: 0.5, longitude: 0.5)

  /// One leg: a direction in degrees and a length in metres.
  typealias Leg = (bearing: Double, meters: Double)

  static func vertices(_ legs: [Leg], from start: Coordinate = origin) -> [Coordinate] {
    var places = [start]
    for leg in legs {
      places.append(Geodesy.destination(from: places[places.count - 1], bearing: leg.bearing, meters: leg.meters))
    }
    return places
  }

  static func line(_ legs: [Leg], from start: Coordinate = origin) throws -> Polyline {
    try Polyline(vertices(legs, from: start))
  }

  /// A step with words at a distance along.
  static func step(_ along: Double, _ kind: ManeuverKind, _ words: String) -> NavStep {
    NavStep(instruction: words, kind: kind, distance: 0, maneuverAlong: along)
  }

  static func route(
    _ legs: [Leg], mode: TravelMode = .driving, from start: Coordinate = origin, steps: [NavStep]? = nil
  ) throws -> NavRoute {
    let line = try line(legs, from: start)
    let arrival = step(line.length, .arrive, "You arrive")
    return NavRoute(
      provider: "sim", mode: mode, polyline: line, steps: steps ?? [step(0, .depart, ""), arrival])
  }

  /// East 3 km, a left turn, north 2 km, arrive.
  static func reference(_ mode: TravelMode = .driving) throws -> NavRoute {
    try route(
      [(90, 3000), (0, 2000)], mode: mode,
      steps: [step(0, .depart, ""), step(3000, .left, "Turn left"), step(5000, .arrive, "You arrive")])
  }
}

/// Fixes of a traveller who keeps his speed.
struct Drive {
  let line: Polyline
  var speed = 14.0
  var accuracy: Double? = 5
  /// Metres to the right of the line.
  var aside = 0.0
  var hasSpeed = true
  var hasCourse = true
  /// Added to the course of every fix.
  var courseError = 0.0

  init(_ line: Polyline, speed: Double = 14) {
    self.line = line
    self.speed = speed
  }

  /// One fix a second from one distance along to another, backwards too.
  func fixes(from: Double, to: Double, at time: Double = 0) -> [GuidanceFix] {
    let count = Int((abs(to - from) / speed + 1e-9).rounded(.down))
    return (0...count).map { second in
      let way = Double(second) * speed
      return fix(at: to >= from ? from + way : from - way, time: time + Double(second), backwards: to < from)
    }
  }

  /// Standing fixes at one place, one a second.
  func standing(at along: Double, seconds: Int, from time: Double) -> [GuidanceFix] {
    (0..<seconds).map { second in
      var fix = fix(at: along, time: time + Double(second))
      fix.speed = 0
      return fix
    }
  }

  func fix(at along: Double, time: Double, backwards: Bool = false) -> GuidanceFix {
    let bearing = line.bearing(at: along)
    var place = line.coordinate(at: along)
    if aside != 0 { place = Geodesy.destination(from: place, bearing: bearing + 90, meters: aside) }
    let course = Geodesy.normalizedDegrees(bearing + (backwards ? 180 : 0) + courseError)
    return GuidanceFix(
      coordinate: place, accuracy: accuracy, speed: hasSpeed ? speed : nil, course: hasCourse ? course : nil,
      time: time)
  }
}
