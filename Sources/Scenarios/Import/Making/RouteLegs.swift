import Foundation
import GuidanceCore

/// A line as the legs of a route: directions and lengths that are short to read.
///
/// Each leg is measured from the place that the legs before it really reach, so that what rounding loses in one is made
/// good in the next.
struct RouteLegs {
  /// One leg.
  struct Leg: Equatable {
    var bearing: Double
    var meters: Double
  }

  /// The legs in order.
  private(set) var legs: [Leg] = []
  /// The metres of all legs.
  var length: Double { legs.reduce(0) { $0 + $1.meters } }
  private var reached: Coordinate

  init(_ places: [Coordinate]) {
    reached = places.first ?? Coordinate(latitude: 0, longitude: 0)
    for place in places.dropFirst() { add(place) }
  }

  /// Adds the leg to a place; whole metres, and as many decimals of a degree as keep its end within half a metre.
  private mutating func add(_ place: Coordinate) {
    let meters = Geodesy.distance(reached, place).rounded()
    guard meters >= 1 else { return }
    var unit = 1.0
    while unit * .pi / 360 * meters > 0.5 { unit /= 10 }
    let steps = (1 / unit).rounded()
    let bearing = (Geodesy.bearing(from: reached, to: place) * steps).rounded() / steps
    let leg = Leg(bearing: bearing >= 360 ? 0 : bearing, meters: meters)
    reached = Geodesy.destination(from: reached, bearing: leg.bearing, meters: leg.meters)
    legs.append(leg)
  }
}
