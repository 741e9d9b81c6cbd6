import Foundation
import GuidanceCore

/// Draws the legs of a route along places: directions and lengths that are short to read.
///
/// Each leg is measured from the place that the legs before it really reach, so that what rounding loses in one is made
/// good in the next.
struct LegPen {
  /// One leg.
  struct Leg: Equatable {
    var bearing: Double
    var meters: Double

    /// The leg as a line of a scenario.
    func line(_ roadClass: RoadClass?) -> RouteLine {
      .leg(.degrees(Argument(Quantity(bearing, .degrees))), Argument(Quantity(meters, .meters)), roadClass)
    }
  }

  /// The place that the legs so far reach.
  private(set) var reached: Coordinate
  /// The metres of the legs so far.
  private(set) var length = 0.0

  init(at start: Coordinate) { reached = start }

  /// The leg to a place; nil where it is too short to be drawn.
  ///
  /// Whole metres, and as many decimals of a degree as keep its end within half a metre.
  mutating func leg(to place: Coordinate) -> Leg? {
    let meters = Geodesy.distance(reached, place).rounded()
    guard meters >= 1 else { return nil }
    var steps = 1.0
    while .pi / 360 / steps * meters > 0.5 { steps *= 10 }
    let bearing = (Geodesy.bearing(from: reached, to: place) * steps).rounded() / steps
    let leg = Leg(bearing: bearing >= 360 ? 0 : bearing, meters: meters)
    reached = Geodesy.destination(from: reached, bearing: leg.bearing, meters: leg.meters)
    length += meters
    return leg
  }
}
