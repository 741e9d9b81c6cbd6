extension GuidanceConfig {
  /// Where the value of a name is kept; nil for the names that are not the engine's or the gate's, and for `stage.near`,
  /// which a mode may lack.
  static func keyPath(of name: ConfigurationName) -> WritableKeyPath<GuidanceConfig, Double>? {
    switch name {
    case .startRadius: \.start.radius
    case .startFirst: \.start.first
    case .startJoinFixes: \.start.joinFixes
    case .startTravel: \.start.travel
    case .startTime: \.start.time
    case .matchBehind: \.match.behind
    case .matchAhead: \.match.ahead
    case .matchTopSpeed: \.match.topSpeed
    case .matchLateralScale: \.match.lateralScale
    case .matchAlongScale: \.match.alongScale
    case .matchAlongShare: \.match.alongShare
    case .matchCourseScale: \.match.courseScale
    case .offRouteBase: \.offRoute.base
    case .offRouteFactor: \.offRoute.factor
    case .offRouteLeast: \.offRoute.least
    case .offRouteMost: \.offRoute.most
    case .offRouteMoving: \.offRoute.moving
    case .offRouteCourse: \.offRoute.course
    case .offRouteCourseLateral: \.offRoute.courseLateral
    case .offRouteWrongWayCourse: \.offRoute.wrongWayCourse
    case .offRouteWrongWay: \.offRoute.wrongWay
    case .offRouteFixes: \.offRoute.fixes
    case .offRouteConfirm: \.offRoute.confirm
    case .offRouteBack: \.offRoute.back
    case .offRouteBackFixes: \.offRoute.backFixes
    case .offRouteRejoinBehind: \.offRoute.rejoinBehind
    case .stagePrepare: \.stage.prepare
    case .stageNow: \.stage.now
    case .stageNowSeconds: \.stage.nowSeconds
    case .highwayEarly: \.highway.early
    case .highwayPrepare: \.highway.prepare
    case .highwayNear: \.highway.near
    case .highwaySpeed: \.highway.speed
    case .highwayHold: \.highway.hold
    case .highwayEnds: \.highway.ends
    case .chainWithin: \.chainWithin
    case .arrivalRadius: \.arrivalRadius
    case .speedSmoothing: \.speedSmoothing
    case .usualSpeed: \.usualSpeed
    case .fixCoarse: \.fix.coarse
    case .fixTopSpeed: \.fix.topSpeed
    case .fixFuture: \.fix.future
    case .fixStale: \.fix.stale
    case .stageNear: nil
    case .rerouteRetry, .rerouteTimeout, .rerouteSettle, .arrivalEnd, .arrivalHold, .etaRefresh, .reportEvery: nil
    }
  }
}
