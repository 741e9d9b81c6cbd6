import GuidanceCore

/// An engine at the other end of a channel, as a trip sees it.
struct PipedEngine: Guiding {
  /// What the engine believes; before its first fix what any engine must believe: the whole route lies ahead.
  private(set) var snapshot: GuidanceSnapshot

  private let conversation: EngineConversation
  private let limits: EngineAnswerLimits
  private let route: NavRoute
  private let settings: [PipeSetting]
  /// The engine's number at the other end; nil until its first fix.
  private var turn: Int?

  /// Makes an engine of which the other end has not heard yet.
  init(_ conversation: EngineConversation, _ route: NavRoute, _ config: GuidanceConfig) {
    self.conversation = conversation
    var route = route
    // The figures are told as differences from a mode's, so the mode that goes along is theirs.
    route.mode = config.mode
    self.route = route
    settings = config.differences
    limits = EngineAnswerLimits(stepCount: route.steps.count)
    snapshot = GuidanceEngine(route: route, config: config).snapshot
  }

  mutating func update(_ fix: GuidanceFix) throws -> GuidanceUpdate {
    let turn = try self.turn ?? conversation.begin(route, settings)
    self.turn = turn
    let answer = try conversation.update(fix, turn: turn, limits: limits)
    snapshot = answer.snapshot
    return answer.update
  }
}

extension GuidanceConfig {
  /// The values that differ from the defaults of the mode, in the order of their names.
  fileprivate var differences: [PipeSetting] {
    let defaults = GuidanceConfig(mode: mode)
    return ConfigurationName.allCases.compactMap { name in
      guard let value = value(of: name), value != defaults.value(of: name) else { return nil }
      return PipeSetting(name: name.rawValue, value: value)
    }
  }
}

/// What an answer must keep to beside its form, so that nothing behind it is led astray.
struct EngineAnswerLimits: Sendable {
  /// How many steps the route has.
  var stepCount: Int

  /// No figure of a trip on this planet comes near it.
  private static let most = 1e9

  /// What is wrong with an answer; nil = nothing.
  func complaint(_ update: GuidanceUpdate, _ snapshot: GuidanceSnapshot) -> String? {
    for (index, event) in update.events.enumerated() {
      switch event {
      case .announce(let announcement):
        if let words = complaint(ofStep: announcement.step) { return "`events[\(index)].step`: \(words)" }
        if let distance = announcement.spokenDistance, distance < 0 || Double(distance) > Self.most {
          return "`events[\(index)].distance`: expected metres, found \(distance)"
        }
      case .offRoute(let lateral):
        if let words = complaint(of: lateral) { return "`events[\(index)].lateral`: \(words)" }
      case .started, .backOnRoute, .arrived: break
      }
    }
    if let step = snapshot.nextStep, let words = complaint(ofStep: step) { return "`snapshot.nextStep`: \(words)" }
    let figures: [(name: String, value: Double?)] = [
      ("snapshot.progress", snapshot.progress), ("snapshot.remaining", snapshot.remaining),
      ("snapshot.remainingTime", snapshot.remainingTime), ("snapshot.nextDistance", snapshot.nextDistance),
      ("snapshot.bearing", snapshot.bearing), ("snapshot.lateral", snapshot.lateral),
      ("snapshot.speed", snapshot.speed), ("snapshot.time", snapshot.time), ("speedUsed", update.speedUsed),
      ("courseUsed", update.courseUsed),
    ]
    for figure in figures {
      if let words = complaint(of: figure.value) { return "`\(figure.name)`: \(words)" }
    }
    return nil
  }

  private func complaint(ofStep step: Int) -> String? {
    (0..<stepCount).contains(step) ? nil : "the route has \(stepCount) steps, found step \(step)"
  }

  private func complaint(of value: Double?) -> String? {
    guard let value, !(abs(value) <= Self.most) else { return nil }
    return "expected a figure within 1e9, found \(value)"
  }
}
