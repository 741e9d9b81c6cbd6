import GuidanceCore

/// Ends of trips with something wrong wrapped round them; what it does not say itself goes to the rule inside.
protocol ArrivalEndChange: ArrivalEnding {
  /// The rule inside.
  var rule: any ArrivalEnding { get set }
}

extension ArrivalEndChange {
  mutating func started(trip: Int, at now: Double) -> [ArrivalEffect] { rule.started(trip: trip, at: now) }
  mutating func stopped(trip: Int, at now: Double) -> [ArrivalEffect] { rule.stopped(trip: trip, at: now) }
  mutating func arrived(trip: Int, at now: Double) -> [ArrivalEffect] { rule.arrived(trip: trip, at: now) }
  mutating func level(_ level: Int, at now: Double) -> [ArrivalEffect] { rule.level(level, at: now) }
  mutating func wake(at now: Double) -> [ArrivalEffect] { rule.wake(at: now) }
}

/// Does nothing when the time is over.
struct NeverEnds: ArrivalEndChange {
  var rule: any ArrivalEnding
  mutating func wake(at now: Double) -> [ArrivalEffect] { [] }
}

/// Ends whatever is on screen when the time after an arrival is over.
struct EndsAnyTrip: ArrivalEndChange {
  var rule: any ArrivalEnding
  private var onScreen: Int?

  init(rule: any ArrivalEnding) { self.rule = rule }

  mutating func started(trip: Int, at now: Double) -> [ArrivalEffect] {
    onScreen = trip
    return rule.started(trip: trip, at: now).filter { $0 != .cancelWake }
  }

  mutating func wake(at now: Double) -> [ArrivalEffect] {
    let effects = rule.wake(at: now)
    guard effects.isEmpty, let onScreen else { return effects }
    return [.end(trip: onScreen, .arrived)]
  }
}

/// Keeps the trip on screen when another one starts.
struct NeverReplaces: ArrivalEndChange {
  var rule: any ArrivalEnding
  mutating func started(trip: Int, at now: Double) -> [ArrivalEffect] {
    rule.started(trip: trip, at: now).filter { effect in
      if case .end = effect { false } else { true }
    }
  }
}

/// Does not hear a level once a trip has arrived.
struct HoldNeverLifts: ArrivalEndChange {
  var rule: any ArrivalEnding
  private var hasArrived = false

  init(rule: any ArrivalEnding) { self.rule = rule }

  mutating func started(trip: Int, at now: Double) -> [ArrivalEffect] {
    hasArrived = false
    return rule.started(trip: trip, at: now)
  }

  mutating func arrived(trip: Int, at now: Double) -> [ArrivalEffect] {
    hasArrived = true
    return rule.arrived(trip: trip, at: now)
  }

  mutating func level(_ level: Int, at now: Double) -> [ArrivalEffect] {
    hasArrived ? [] : rule.level(level, at: now)
  }
}
