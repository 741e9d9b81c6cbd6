import GuidanceCore

extension Mutants {
  /// Engines one of whose decisions is wrong.
  static let engineDecisions: [Mutant] = [
    .decision("no-confirmation", "one fix against the route is off route at once") {
      $0.confirms = { row, _ in row.fixes > 0 }
    },
    .decision("confirmation-without-time", "three fixes confirm, however short their time") {
      $0.confirms = { row, limits in Double(row.fixes) >= limits.fixes }
    },
    .decision("never-off-route", "no row of fixes confirms off-route") { $0.confirms = { _, _ in false } },
    .decision("never-back", "off route is for ever until a new route comes") { $0.returns = { _ in false } },
    .decision("back-at-the-limit", "back on route as soon as a fix lies within the limit") {
      $0.returns = { $0.lateral <= $0.limit }
    },
    .decision("wrong-way-unseen", "going the route backwards never counts against it") {
      $0.count = { $0.lateral > $0.limit ? .against : .followed }
    },
    .decision("wrong-way-at-once", "a course against the line counts without any way back") {
      $0.count = { question in
        if let off = question.courseDifference, question.isMoving, off > 120 { return .against }
        return question.lateral > question.limit ? .against : .followed
      }
    },
    .decision("limit-fixed", "the limit beside the line does not grow with the accuracy") {
      $0.limit = { _, limits in limits.least }
    },
    .decision("limit-wide", "the limit beside the line is twice as wide") {
      $0.limit = { accuracy, limits in 2 * min(limits.most, max(limits.least, limits.base + limits.factor * accuracy)) }
    },
    .decision("window-whole-line", "a fix matches anywhere on the line, and the nearest place wins") {
      $0.window = { 0...$0.length }
      $0.cost.alongWeight = 0
      $0.cost.courseWeight = 0
    },
    .decision("course-unheeded", "the course has no say in where a fix matches") { $0.cost.courseWeight = 0 },
    .decision("prediction-unheeded", "the way since the last fix has no say in where a fix matches") {
      $0.cost.alongWeight = 0
    },
    .decision("progress-only-rises", "no fix matches behind progress") {
      $0.window = { question in
        let standard = question.progress + question.scales.topSpeed * question.elapsed + question.scales.ahead
        let low = max(0, min(question.length, question.progress))
        return low...max(low, min(question.length, standard))
      }
    },
    .decision("standing-creeps", "a standing fix moves progress as it likes") { $0.hold = { $0.along } },
    .decision("repeats-stages", "a due stage is said whether it was said or not") {
      $0.choose = { due, _ in due.latest.map { StageSet($0) } ?? [] }
    },
    .decision("says-all-stages", "after a gap every stage that fell due is said") {
      $0.choose = { due, said in due.subtracting(said) }
    },
    .decision("says-farthest-stage", "of several due stages the farthest is said") {
      $0.choose = { due, said in
        let left = due.subtracting(said)
        return AnnouncementStage.allCases.first { left.contains(StageSet($0)) }.map { StageSet($0) } ?? []
      }
    },
    .decision("chains-never", "no announcement carries the step that follows") { $0.chains = { _ in false } },
    .decision("chains-far", "a step is carried that is three times as far as it may be") {
      $0.chains = { $0.distance >= 0 && $0.distance <= 3 * $0.within && $0.followingKind != .roundaboutExit }
    },
    .decision("chains-the-exit", "the entry of a roundabout carries its own exit") {
      $0.chains = { $0.distance <= $0.within }
    },
    .decision("distance-unrounded", "the spoken distance is not rounded") { $0.spokenDistance = { Int(min($0, 1e9)) } },
    .decision("distance-doubled", "the spoken distance is twice the real one") {
      let standard = $0.spokenDistance
      $0.spokenDistance = { standard(2 * $0) }
    },
    .decision("highway-always", "every road is a highway") {
      let standard = $0.due
      $0.due = { question in
        var question = question
        question.isHighway = true
        return standard(question)
      }
    },
    .decision("highway-never", "no road is a highway") {
      let standard = $0.due
      $0.due = { question in
        var question = question
        question.isHighway = false
        return standard(question)
      }
    },
    .decision("now-at-any-speed", "the stage now comes no earlier at speed") {
      let standard = $0.due
      $0.due = { question in
        var question = question
        question.town.nowSeconds = 0
        return standard(question)
      }
    },
    .decision("arrival-as-the-crow-flies", "near the destination is arrived, whatever way is left") {
      $0.arrives = { Geodesy.distance($0.place, $0.destination) <= $0.radius }
    },
    .decision("arrival-radius-doubled", "the trip arrives at twice its radius") {
      $0.arrives = { $0.remaining <= 2 * $0.radius }
    },
    .decision("arrives-at-the-very-end", "the trip arrives only within a metre of the end") {
      $0.arrives = { $0.remaining <= 1 }
    },
    .decision("readings-always-believed", "a course or speed that contradicts the displacements is believed for ever") {
      $0.displacement.fixes = .max
    },
  ]

  /// Engines that are made of a wrong route, or by wrong figures.
  static let engineFigures: [Mutant] = [
    .engineMade("announces-where-the-step-starts", "a maneuver is announced where its step starts") { route, _ in
      for index in route.steps.indices.reversed() where index > 0 {
        route.steps[index].maneuverAlong = route.steps[index - 1].maneuverAlong
      }
    },
    .engineMade("prepares-late", "the stage prepare comes at half its distance") { _, config in
      config.stage.prepare /= 2
    },
    .engineMade("class-unheeded", "the class that the provider gives a road says nothing") { route, _ in
      route.classes = []
    },
    .engineMade("starts-anywhere", "a trip starts however far the first fix is from the line") { _, config in
      config.start.radius = 1e6
    },
    .engineMade("starts-on-any-leg", "the leg at the beginning has no claim to the start") { _, config in
      config.start.first = -1
    },
    .engineMade("joins-at-once", "one fix for the route joins it") { _, config in config.start.joinFixes = 1 },
    .engineMade("waits-for-the-start-for-ever", "who never joins the route is never off it") { _, config in
      config.start.travel = 1e9
      config.start.time = 1e9
    },
    .engineMade("speed-unsmoothed", "the speed of one fix is taken as it is") { _, config in config.speedSmoothing = 0
    },
    .engineMade("rejoins-ahead-only", "who left the route is not found behind the place where he left") { _, config in
      config.offRoute.rejoinBehind = 0
    },
    .engineMade("travel-time-unheeded", "the provider's travel time is not used") { route, _ in route.expectedTime = nil
    },
    .engineMade("drives-by-every-mode", "a walk is guided by the figures of a drive") { _, config in
      config = GuidanceConfig(mode: .driving)
    },
  ]
}
