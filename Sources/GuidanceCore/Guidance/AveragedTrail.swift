import Foundation

/// A trail of averaged places, for a receiver that tells places alone: one wild error of theirs turns nobody round.
struct AveragedTrail: Sendable {
  /// Seconds over which places are averaged at most; so an error that comes anew each second is halved.
  private static let timeConstant = 2.0
  /// Over no more than so many accuracies of the way, or one who is quick would turn too late.
  private static let accuracies = 1.5
  /// The share of the accuracy that is left.
  private static let share = 0.5

  private var trail = FixTrail()

  mutating func forget() { trail.forget() }

  /// Takes a fix and gives the course and the speed of the averaged places.
  ///
  /// - Parameters:
  ///   - speed: metres per second, as well as it is known.
  ///   - elapsed: seconds since the fix before; nil for a first one.
  mutating func read(_ fix: UsedFix, speed: Double, elapsed: Double?) -> (course: Double?, speed: Double) {
    var place = fix
    place.accuracy *= Self.share
    if let elapsed, let before = trail.latest {
      let timeConstant = min(Self.timeConstant, Self.accuracies * fix.accuracy / max(speed, Motion.standingSpeed))
      let step = 1 - exp(-elapsed / timeConstant)
      let from = before.coordinate
      let east = Geodesy.wrappedLongitude(fix.coordinate.longitude - from.longitude)
      place.coordinate = Coordinate(
        latitude: from.latitude + step * (fix.coordinate.latitude - from.latitude),
        longitude: Geodesy.wrappedLongitude(from.longitude + step * east))
    }
    let reading = (trail.course(to: place), trail.speed(to: place))
    trail.append(place)
    return reading
  }
}
