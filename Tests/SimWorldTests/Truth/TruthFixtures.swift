import GuidanceCore

@testable import SimWorld

/// Where synthetic worlds begin.
let origin = Coordinate(latitude: 0.5, longitude: 0.5)

/// A route of compass legs, each a direction in degrees and a length.
func laidRoute(_ legs: (Double, Double)...) throws -> NavRoute {
  let sketch = RouteSketch(items: legs.map { .leg(.compass($0.0), meters: $0.1, roadClass: nil) })
  return try sketch.laid(from: origin, course: nil, mode: .driving, provider: "sim")
}

/// A drive along compass legs, changed by `change`.
func drive(
  _ legs: (Double, Double)..., at speed: Double, _ change: (inout DrivePlan) -> Void = { _ in }
) throws -> Drive {
  let sketch = RouteSketch(items: legs.map { .leg(.compass($0.0), meters: $0.1, roadClass: nil) })
  let route = try sketch.laid(from: origin, course: nil, mode: .driving, provider: "sim")
  var plan = DrivePlan(path: route.polyline, speed: speed)
  change(&plan)
  return try Drive(plan)
}

extension Drive {
  /// The state at a number of seconds.
  func at(_ seconds: Double) -> TruthState { state(at: .seconds(seconds)) }
}

extension TruthState {
  /// Metres north and east of the origin to the decimetre (a great circle is no straight line in that plane), speed,
  /// course, and metres along to the millimetre, or `-` away from the path.
  var shown: String {
    let plane = origin.plane(to: coordinate)
    let numbers = [plane.north, plane.east].map { shortened($0, 10) }
    return (numbers + [shortened(speed, 1000), shortened(course, 10), along.map { shortened($0, 1000) } ?? "-"]).joined(
      separator: " ")
  }
}

/// A number rounded to a part of one, without a needless fraction.
func shortened(_ number: Double, _ parts: Double) -> String {
  let rounded = (number * parts).rounded() / parts
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}
