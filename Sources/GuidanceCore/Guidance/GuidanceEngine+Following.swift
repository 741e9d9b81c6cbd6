extension GuidanceEngine {
  /// Matches a used fix and says what follows, in the order of the rules: started; off or back; then arrival or one
  /// announcement.
  mutating func follow(_ used: UsedFix, _ motion: MotionReading, _ update: inout GuidanceUpdate) {
    let plane = TangentPlane(at: used.coordinate, cosine: used.cosine)
    let limit = parts.limit(used.accuracy, config.offRoute)
    let matched = hasStarted ? match(used, motion, plane, limit: limit) : start(used, motion, plane, &update)
    guard let match = matched else {
      leaveIfLost(used, plane, &update)
      return
    }
    var question = CountQuestion(
      lateral: match.lateral, limit: limit, accuracy: used.accuracy, isMoving: motion.isMoving,
      courseDifference: match.courseDifference, fallen: progress.reference - progress.along,
      limits: config.offRoute)
    if question.asksForLegs { question.hasLegAlongside = leg(motion, plane, within: limit) != nil }
    let isFor = parts.count(question) == .followed
    joining.take(isFor: isFor, limits: config.start)
    if isFor { update.count = .followed } else if joining.isJoined { update.count = .against }
    show(match)
    if snapshot.phase == .offRoute {
      comeBack(question, &update)
    } else if isFor {
      against = AgainstRow()
    } else if joining.isJoined {
      countAgainst(used, motion, plane, question, &update)
    } else {
      leaveIfLost(used, plane, &update)
    }
    if isFor && snapshot.phase == .onRoute { speak(used, &update) }
  }

  /// The match of the fix that starts the trip; nil where the line is not near.
  private mutating func start(
    _ used: UsedFix, _ motion: MotionReading, _ plane: TangentPlane, _ update: inout GuidanceUpdate
  ) -> RouteMatch? {
    let pass = StartMatch.find(
      on: route.polyline, from: plane, accuracy: used.accuracy, course: motion.courseWhileMoving,
      limits: config.start)
    guard let pass else { return nil }
    let match = routeMatch(pass, motion)
    hasStarted = true
    progress.start(match, motion, time: used.time)
    progress.segment = pass.segment
    if snapshot.phase == .waitingForFix { snapshot.phase = .onRoute }
    update.events.append(.started)
    return match
  }

  /// The match inside the window round progress; within the limit it moves progress.
  private mutating func match(
    _ used: UsedFix, _ motion: MotionReading, _ plane: TangentPlane, limit: Double
  ) -> RouteMatch {
    progress.travel(motion)
    let window = parts.window(
      WindowQuestion(
        progress: progress.along, elapsed: progress.elapsed(at: used.time), accuracy: used.accuracy,
        isOffRoute: snapshot.phase == .offRoute, rejoinBehind: config.offRoute.rejoinBehind, scales: config.match,
        length: route.polyline.length))
    // Made first: asked for as an argument it would have the line retained, a tenth of all that a fix costs.
    let question = matchQuestion(motion)
    let best = route.polyline.bestMatch(question, from: plane, within: window, near: progress.segment)
    let match = routeMatch(best, motion)
    progress.segment = best.segment
    if match.lateral <= limit { move(match, used, motion) }
    return match
  }

  private mutating func move(_ match: RouteMatch, _ used: UsedFix, _ motion: MotionReading) {
    progress.move(
      match, motion, accuracy: used.accuracy, time: used.time, courseLimit: config.offRoute.course, hold: parts.hold)
  }

  private func matchQuestion(_ motion: MotionReading) -> MatchQuestion {
    MatchQuestion(
      along: progress.anchor, travelled: progress.travelled, motion: motion, scales: config.match,
      cost: parts.cost)
  }

  private func routeMatch(_ minimum: LineMinimum, _ motion: MotionReading) -> RouteMatch {
    RouteMatch(
      minimum: minimum, lateral: minimum.lateral,
      courseDifference: motion.course.map { route.polyline.angle(between: $0, and: minimum) })
  }

  /// Says off-route of a traveller who goes elsewhere without having joined.
  private mutating func leaveIfLost(_ used: UsedFix, _ plane: TangentPlane, _ update: inout GuidanceUpdate) {
    guard snapshot.phase != .offRoute, joining.isLost(used, hasStarted: hasStarted, limits: config.start)
    else { return }
    let nearest = route.polyline.nearestMinimum(from: plane, within: 0...route.polyline.length)
    leave(lateral: nearest.lateral, &update)
  }

  /// Says off-route of a confirmed row, unless the traveller may be on another leg: then he is taken to be there.
  private mutating func countAgainst(
    _ used: UsedFix, _ motion: MotionReading, _ plane: TangentPlane, _ question: CountQuestion,
    _ update: inout GuidanceUpdate
  ) {
    against.take(motion, time: used.time)
    guard parts.confirms(against, config.offRoute) else { return }
    guard let leg = leg(motion, plane, within: question.limit) else {
      leave(lateral: question.lateral, &update)
      return
    }
    against = AgainstRow()
    progress.segment = leg.minimum.segment
    move(leg, used, motion)
    progress.comeBack()
    show(leg)
  }

  /// The least costly place near progress that lies within a distance and goes the traveller's way; nil where none does.
  private func leg(_ motion: MotionReading, _ plane: TangentPlane, within distance: Double) -> RouteMatch? {
    let slack = max(0, config.offRoute.rejoinBehind)
    let low = max(0, progress.along - slack)
    let high = min(route.polyline.length, progress.predicted + slack)
    guard low < high else { return nil }
    let question = matchQuestion(motion)
    var best: RouteMatch?
    var least = Double.infinity
    route.polyline.visitSegments(
      from: plane, withinRadius: distance, in: low...high, near: progress.segment
    ) { place in
      let match = routeMatch(place, motion)
      let goesElsewhere = motion.isMoving && (match.courseDifference ?? 0) > config.offRoute.course
      let cost = question.cost(place, on: route.polyline)
      if !goesElsewhere && cost < least {
        least = cost
        best = match
      }
    }
    return best
  }

  private mutating func leave(lateral: Double, _ update: inout GuidanceUpdate) {
    snapshot.phase = .offRoute
    against = AgainstRow()
    backRow = 0
    update.events.append(.offRoute(lateral: lateral))
  }

  private mutating func comeBack(_ question: CountQuestion, _ update: inout GuidanceUpdate) {
    backRow = parts.returns(question) ? backRow + 1 : 0
    guard backRow > 0, Double(backRow) >= config.offRoute.backFixes else { return }
    snapshot.phase = .onRoute
    backRow = 0
    progress.comeBack()
    update.events.append(.backOnRoute)
  }

  /// Arrives, or says what is due.
  private mutating func speak(_ used: UsedFix, _ update: inout GuidanceUpdate) {
    let arrival = ArrivalQuestion(
      remaining: route.polyline.length - progress.along, radius: config.arrivalRadius, place: used.coordinate,
      destination: destination)
    if parts.arrives(arrival) {
      snapshot.phase = .arrived
      update.events.append(.arrived)
      return
    }
    guard let step = book.next(at: progress.along) else { return }
    let question = StageQuestion(
      distance: route.steps[step].maneuverAlong - progress.along, speed: smoothed.value ?? 0,
      isHighway: highway.isHighway(at: progress.along), isLast: step == route.steps.count - 1, town: config.stage,
      highway: config.highway)
    let due = parts.due(question)
    if due.isEmpty { return }
    book.announce(parts.choose(due, book.saidOfNext), route.steps, question, parts, into: &update.events)
  }
}
