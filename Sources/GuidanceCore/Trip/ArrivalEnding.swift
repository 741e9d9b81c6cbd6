/// Whoever decides when the trip on screen ends: ours is ``ArrivalEnd``; a wrong one on purpose goes in its place.
///
/// What each call means and what its effects ask for is said there.
public protocol ArrivalEnding: Sendable {
  /// A trip comes on screen.
  mutating func started(trip: Int, at now: Double) -> [ArrivalEffect]
  /// The person stops a trip.
  mutating func stopped(trip: Int, at now: Double) -> [ArrivalEffect]
  /// A trip has arrived.
  mutating func arrived(trip: Int, at now: Double) -> [ArrivalEffect]
  /// The barometer reads a level.
  mutating func level(_ level: Int, at now: Double) -> [ArrivalEffect]
  /// The timer fired.
  mutating func wake(at now: Double) -> [ArrivalEffect]
}

extension ArrivalEnd: ArrivalEnding {}
