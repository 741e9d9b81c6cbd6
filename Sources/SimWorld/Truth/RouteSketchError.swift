import GuidanceCore

/// Why a drawn route cannot be laid on the ground; items count from 0 within the sketch.
public enum RouteSketchError: Error, Sendable, Equatable {
  /// No item draws a line.
  case noLegs
  /// A length or radius is not above zero, or a quantity is not finite.
  case notPositive(item: Int, Double)
  /// The first leg is relative to a travel that has not begun.
  case relativeWithoutCourse(item: Int)
  /// A leg bends against the maneuver before it; carries both items, the maneuver's kind and the bend in degrees (right
  /// is positive).
  case contradiction(maneuver: Int, leg: Int, kind: ManeuverKind, bend: Double)
  /// Something follows the arrival.
  case afterArrival(item: Int)
  /// A speed camera stands past the end or before the start; carries its index among the cameras and the length.
  case cameraOutside(index: Int, along: Double, length: Double)
}
