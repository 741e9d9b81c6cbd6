/// The name of one threshold, as scenarios, the pipe and the docs write it; the raw value is the dotted name.
public enum ConfigurationName: String, Sendable, CaseIterable {
  /// How near the line a trip starts.
  case startRadius = "start.radius"
  /// Passes of the line up to here along win the start.
  case startFirst = "start.first"
  /// Fixes in a row for the route that join it.
  case startJoinFixes = "start.join-fixes"
  /// How far a traveller goes without joining before the trip is off route.
  case startTravel = "start.travel"
  /// How long a traveller goes without joining before the trip is off route.
  case startTime = "start.time"
  /// How far behind progress a fix may match, besides its accuracy.
  case matchBehind = "match.behind"
  /// How far ahead of the fastest motion a fix may match, besides its accuracy.
  case matchAhead = "match.ahead"
  /// The fastest motion along the line that a match may assume.
  case matchTopSpeed = "match.top-speed"
  /// The distance beside the line that costs a match 1.
  case matchLateralScale = "match.lateral-scale"
  /// The distance from the predicted place that costs a match 1, before its share of the way.
  case matchAlongScale = "match.along-scale"
  /// How much of the way since the last match widens the along scale.
  case matchAlongShare = "match.along-share"
  /// The difference of course that costs a match 1.
  case matchCourseScale = "match.course-scale"
  /// The part of the limit beside the line that does not depend on the accuracy.
  case offRouteBase = "off-route.base"
  /// How much of the accuracy is added to the limit.
  case offRouteFactor = "off-route.factor"
  /// The least limit beside the line.
  case offRouteLeast = "off-route.least"
  /// The greatest limit beside the line.
  case offRouteMost = "off-route.most"
  /// The speed from which a traveller moves.
  case offRouteMoving = "off-route.moving"
  /// The difference of course up to which a traveller goes with the line.
  case offRouteCourse = "off-route.course"
  /// How far beside the line a wrong course begins to count.
  case offRouteCourseLateral = "off-route.course-lateral"
  /// The difference of course beyond which a traveller goes the wrong way.
  case offRouteWrongWayCourse = "off-route.wrong-way-course"
  /// How far progress falls before the wrong way counts.
  case offRouteWrongWay = "off-route.wrong-way"
  /// Fixes in a row against the route that confirm off-route.
  case offRouteFixes = "off-route.fixes"
  /// How long a row against the route lasts before it confirms off-route.
  case offRouteConfirm = "off-route.confirm"
  /// The share of the limit within which a traveller comes back.
  case offRouteBack = "off-route.back"
  /// Fixes in a row near the line that bring a traveller back.
  case offRouteBackFixes = "off-route.back-fixes"
  /// How far behind progress a fix may match while off route.
  case offRouteRejoinBehind = "off-route.rejoin-behind"
  /// The distance of the stage prepare.
  case stagePrepare = "stage.prepare"
  /// The distance of the stage near; a walk has none until it is set.
  case stageNear = "stage.near"
  /// The least distance of the stage now.
  case stageNow = "stage.now"
  /// The time at the smoothed speed that widens the stage now.
  case stageNowSeconds = "stage.now-seconds"
  /// The distance of the stage early on a highway.
  case highwayEarly = "highway.early"
  /// The distance of the stage prepare on a highway.
  case highwayPrepare = "highway.prepare"
  /// The distance of the stage near on a highway.
  case highwayNear = "highway.near"
  /// The smoothed speed that makes a road without a class a highway.
  case highwaySpeed = "highway.speed"
  /// How long that speed lasts before it does.
  case highwayHold = "highway.hold"
  /// The smoothed speed below which such a highway ends.
  case highwayEnds = "highway.ends"
  /// How close the following maneuver is to be carried along.
  case chainWithin = "chain.within"
  /// The distance left along the line at which a trip arrives.
  case arrivalRadius = "arrival.radius"
  /// The time constant of the smoothed speed.
  case speedSmoothing = "speed.smoothing"
  /// The speed that stands for a travel time that the provider did not give.
  case usualSpeed = "usual-speed"
  /// The accuracy beyond which a fix is refused.
  case fixCoarse = "fix.coarse"
  /// The speed beyond which a jump is not believed.
  case fixTopSpeed = "fix.top-speed"
  /// How much later than its receipt a fix may be stamped.
  case fixFuture = "fix.future"
  /// How much earlier than its receipt a fix may be stamped.
  case fixStale = "fix.stale"
  /// How long after a failure a new route is asked for again.
  case rerouteRetry = "reroute.retry"
  /// How long a request for a route may stay unanswered.
  case rerouteTimeout = "reroute.timeout"
  /// How long after an adopted route the next one is asked for at the earliest.
  case rerouteSettle = "reroute.settle"
  /// How long after its arrival a trip ends.
  case arrivalEnd = "arrival.end"
  /// How long a trip is held at a door on another level at most.
  case arrivalHold = "arrival.hold"
  /// How often the travel time is asked for again.
  case etaRefresh = "eta.refresh"
  /// How often a trip reports.
  case reportEvery = "report.every"
}

/// What a value of the configuration is measured in.
public enum ConfigurationUnit: String, Sendable, CaseIterable {
  /// Metres.
  case meters = "m"
  /// Seconds.
  case seconds = "s"
  /// Degrees.
  case degrees = "deg"
  /// Metres per second.
  case metersPerSecond = "m/s"
  /// A number of things.
  case count
  /// A plain factor.
  case factor
}
