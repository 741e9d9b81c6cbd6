extension ConfigurationName {
  /// What the value is measured in.
  public var unit: ConfigurationUnit {
    switch self {
    case .startTime, .offRouteConfirm, .stageNowSeconds, .highwayHold, .speedSmoothing, .fixFuture, .fixStale,
      .rerouteRetry, .rerouteTimeout, .rerouteSettle, .arrivalEnd, .arrivalHold, .etaRefresh, .reportEvery:
      .seconds
    case .matchCourseScale, .offRouteCourse, .offRouteWrongWayCourse:
      .degrees
    case .matchTopSpeed, .offRouteMoving, .highwaySpeed, .highwayEnds, .usualSpeed, .fixTopSpeed:
      .metersPerSecond
    case .startJoinFixes, .offRouteFixes, .offRouteBackFixes:
      .count
    case .matchAlongShare, .offRouteFactor, .offRouteBack:
      .factor
    default: .meters
    }
  }

  /// Who reads the value.
  public var owner: ConfigurationOwner {
    switch self {
    case .fixFuture, .fixStale: .gate
    case .fixCoarse, .fixTopSpeed: .engineAndGate
    case .rerouteRetry, .rerouteTimeout, .rerouteSettle, .arrivalEnd, .arrivalHold, .etaRefresh, .reportEvery: .trip
    default: .engine
    }
  }

  /// Whether the value means nothing to a trip in this mode: highways are driven only.
  public func isIgnored(in mode: TravelMode) -> Bool { mode != .driving && rawValue.hasPrefix("highway.") }

  /// One sentence for lists of names.
  public var summary: String {
    switch self {
    case .startRadius: "How near the line a trip starts."
    case .startFirst: "Passes of the line up to here along win the start."
    case .startJoinFixes: "Fixes in a row for the route that join it."
    case .startTravel: "How far a traveller goes without joining before the trip is off route."
    case .startTime: "How long a traveller goes without joining before the trip is off route."
    case .matchBehind: "How far behind progress a fix may match, besides its accuracy."
    case .matchAhead: "How far ahead of the fastest motion a fix may match, besides its accuracy."
    case .matchTopSpeed: "The fastest motion along the line that a match may assume."
    case .matchLateralScale: "The distance beside the line that costs a match 1."
    case .matchAlongScale: "The distance from the predicted place that costs a match 1, before its share of the way."
    case .matchAlongShare: "How much of the way since the last match widens the along scale."
    case .matchCourseScale: "The difference of course that costs a match 1."
    case .offRouteBase: "The part of the limit beside the line that does not depend on the accuracy."
    case .offRouteFactor: "How much of the accuracy is added to the limit."
    case .offRouteLeast: "The least limit beside the line."
    case .offRouteMost: "The greatest limit beside the line."
    case .offRouteMoving: "The speed from which a traveller moves."
    case .offRouteCourse: "The difference of course up to which a traveller goes with the line."
    case .offRouteCourseLateral: "How far beside the line a wrong course begins to count."
    case .offRouteWrongWayCourse: "The difference of course beyond which a traveller goes the wrong way."
    case .offRouteWrongWay: "How far progress falls before the wrong way counts."
    case .offRouteFixes: "Fixes in a row against the route that confirm off-route."
    case .offRouteConfirm: "How long a row against the route lasts before it confirms off-route."
    case .offRouteBack: "The share of the limit within which a traveller comes back."
    case .offRouteBackFixes: "Fixes in a row near the line that bring a traveller back."
    case .offRouteRejoinBehind: "How far behind progress a fix may match while off route."
    case .stagePrepare: "The distance of the stage prepare."
    case .stageNear: "The distance of the stage near; a walk has none until it is set."
    case .stageNow: "The least distance of the stage now."
    case .stageNowSeconds: "The time at the smoothed speed that widens the stage now."
    case .highwayEarly: "The distance of the stage early on a highway."
    case .highwayPrepare: "The distance of the stage prepare on a highway."
    case .highwayNear: "The distance of the stage near on a highway."
    case .highwaySpeed: "The smoothed speed that makes a road without a class a highway."
    case .highwayHold: "How long that speed lasts before it does."
    case .highwayEnds: "The smoothed speed below which such a highway ends."
    case .chainWithin: "How close the following maneuver is to be carried along."
    case .arrivalRadius: "The distance left along the line at which a trip arrives."
    case .speedSmoothing: "The time constant of the smoothed speed."
    case .usualSpeed: "The speed that stands for a travel time that the provider did not give."
    case .fixCoarse: "The accuracy beyond which a fix is refused."
    case .fixTopSpeed: "The speed beyond which a jump is not believed."
    case .fixFuture: "How much later than its receipt a fix may be stamped."
    case .fixStale: "How much earlier than its receipt a fix may be stamped."
    case .rerouteRetry: "How long after a failure a new route is asked for again."
    case .rerouteTimeout: "How long a request for a route may stay unanswered."
    case .rerouteSettle: "How long after an adopted route the next one is asked for at the earliest."
    case .arrivalEnd: "How long after its arrival a trip ends."
    case .arrivalHold: "How long a trip is held at a door on another level at most."
    case .etaRefresh: "How often the travel time is asked for again."
    case .reportEvery: "How often a trip reports."
    }
  }
}

/// Who reads a value of the configuration.
public enum ConfigurationOwner: String, Sendable, CaseIterable {
  /// The guidance engine.
  case engine
  /// The engine and the gate before it.
  case engineAndGate = "engine and gate"
  /// The gate that sees each fix with its receipt.
  case gate
  /// The trip around the engine.
  case trip
}
