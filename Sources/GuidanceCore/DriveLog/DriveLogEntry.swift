/// One line of a drive log: what a session heard, said, asked or was answered.
public enum DriveLogEntry: Sendable, Equatable {
  /// A fix came, used or not; `received` is the moment of its receipt in seconds.
  case fix(GuidanceFix, received: Double)
  /// The trip said something.
  case event(DriveLogEvent, at: Double)
  /// A route was asked for under this number.
  case request(Int, RouteRequest, at: Double)
  /// The request of this number was answered.
  case answer(Int, Result<NavRoute, RouteError>, at: Double)

  /// The moment of the entry in seconds, for a fix that of its receipt.
  public var time: Double {
    switch self {
    case .fix(_, received: let time), .event(_, at: let time), .request(_, _, at: let time),
      .answer(_, _, at: let time):
      time
    }
  }
}

/// What a trip says in its log.
public enum DriveLogEvent: Sendable, Equatable {
  /// An event of the engine.
  case guidance(GuidanceEvent)
  /// A new route was adopted.
  case rerouted
  /// The trip is over.
  case ended(TripEndReason)
}
