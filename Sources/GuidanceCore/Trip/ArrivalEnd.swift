/// Ends the trip on screen: some time after its arrival, when the next one replaces it, or when the person stops it.
///
/// One trip is on screen at a time and one end is pending at most. At a large building a barometer that reads another
/// level than the door's holds the end back. The shell keeps ONE timer: ``ArrivalEffect/wake(at:)`` replaces the moment
/// set before.
public struct ArrivalEnd: Sendable, Equatable {
  /// Seconds from the arrival, or from the end of the hold, to the trip's end.
  public let delay: Double
  /// Seconds after the arrival for which a wrong level can hold the end back.
  public let longestHold: Double
  /// The level of the destination's door; nil where no building is known.
  public let doorLevel: Int?

  /// The trip on screen; nil where there is none.
  public private(set) var tripOnScreen: Int?
  private var level: Int?
  private var pending: Pending?

  /// Makes the state before the first trip.
  public init(doorLevel: Int? = nil, config: TripConfig = TripConfig()) {
    self.doorLevel = doorLevel
    self.delay = config.arrivalEnd
    self.longestHold = config.arrivalHold
  }

  /// Whether an arrival waits for its end.
  public var isPending: Bool { pending != nil }

  /// Whether the pending end is held back by the level.
  public var isHeld: Bool { pending?.isHeld ?? false }

  /// A trip comes on screen; one that is there already ends as replaced, and its pending end is void.
  public mutating func started(trip: Int, at now: Double) -> [ArrivalEffect] {
    guard tripOnScreen != trip else { return [] }
    let effects = tripOnScreen.map { finish($0, .replaced) } ?? []
    tripOnScreen = trip
    return effects
  }

  /// The person stops a trip; one that is not on screen has ended already.
  public mutating func stopped(trip: Int, at now: Double) -> [ArrivalEffect] {
    tripOnScreen == trip ? finish(trip, .stopped) : []
  }

  /// A trip has arrived; one that is not on screen, or that has said so before, changes nothing.
  public mutating func arrived(trip: Int, at now: Double) -> [ArrivalEffect] {
    guard tripOnScreen == trip, pending == nil else { return [] }
    let pending = Pending(arrivedAt: now, endsAt: now + delay, isHeld: isElsewhere)
    return wait(pending.isHeld ? held(pending) : pending)
  }

  /// The barometer reads a level.
  ///
  /// While the hold may last, a wrong level holds the end, again if need be, and the right one lets the delay begin.
  public mutating func level(_ level: Int, at now: Double) -> [ArrivalEffect] {
    self.level = level
    guard let pending, pending.isHeld != isElsewhere, !Due.isDue(pending.arrivedAt + longestHold, at: now) else {
      return []
    }
    if isElsewhere { return wait(held(pending)) }
    return wait(Pending(arrivedAt: pending.arrivedAt, endsAt: now + delay, isHeld: false))
  }

  /// The timer fired: the trip that arrived ends.
  public mutating func wake(at now: Double) -> [ArrivalEffect] {
    guard let pending, let tripOnScreen, Due.isDue(pending.endsAt, at: now) else { return [] }
    self.pending = nil
    self.tripOnScreen = nil
    return [.end(trip: tripOnScreen, .arrived)]
  }

  /// Whether the last reading is of another level than the door's; no barometer and no door never say so.
  private var isElsewhere: Bool {
    guard let level, let doorLevel else { return false }
    return level != doorLevel
  }

  private func held(_ pending: Pending) -> Pending {
    Pending(arrivedAt: pending.arrivedAt, endsAt: pending.arrivedAt + longestHold + delay, isHeld: true)
  }

  private mutating func wait(_ pending: Pending) -> [ArrivalEffect] {
    self.pending = pending
    return [.wake(at: pending.endsAt)]
  }

  private mutating func finish(_ trip: Int, _ reason: TripEndReason) -> [ArrivalEffect] {
    defer {
      pending = nil
      tripOnScreen = nil
    }
    return (pending == nil ? [] : [.cancelWake]) + [.end(trip: trip, reason)]
  }

  /// An arrival that waits for its end.
  private struct Pending: Sendable, Equatable {
    var arrivedAt: Double
    var endsAt: Double
    var isHeld: Bool
  }
}

/// What the shell must do for the end of trips, in this order.
public enum ArrivalEffect: Sendable, Equatable {
  /// End this trip for this reason.
  case end(trip: Int, TripEndReason)
  /// Call ``ArrivalEnd/wake(at:)`` at this moment instead of the one set before.
  case wake(at: Double)
  /// Forget the moment that was set.
  case cancelWake
}

/// Why a trip ended; the raw value is the word of scenarios and traces.
public enum TripEndReason: String, Sendable, CaseIterable {
  /// It arrived, and the time after the arrival is over.
  case arrived
  /// Another trip took its place.
  case replaced
  /// The person stopped it.
  case stopped
}

/// Turns a barometer's height into a level of a building.
public enum BuildingLevel {
  /// Metres from one level to the next.
  public static let height = 3.5

  /// The level nearest to a height above level 0, in metres; 0 for a height that is not finite.
  public static func level(ofMeters meters: Double) -> Int {
    guard meters.isFinite else { return 0 }
    return Int(max(-1e6, min(1e6, meters / height)).rounded())
  }
}
