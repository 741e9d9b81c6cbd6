/// The place of a maneuver ahead.
public struct StageQuestion: Sendable {
  /// Metres along the route to the maneuver.
  public var distance: Double
  /// The smoothed speed, in metres per second.
  public var speed: Double
  /// Whether the traveller is on a highway.
  public var isHighway: Bool
  /// Whether the step is the last of the route, whose event at the end is the arrival.
  public var isLast: Bool
  /// The distances in town.
  public var town: StageDistances
  /// The distances on a highway.
  public var highway: HighwayLimits

  /// The distance of the stage `now`, in metres.
  var nowDistance: Double { max(town.now, town.nowSeconds * speed) }

  var standardStages: StageSet {
    var due: StageSet = []
    if isHighway && distance <= highway.early { due.insert(StageSet(.early)) }
    if distance <= (isHighway ? highway.prepare : town.prepare) { due.insert(StageSet(.prepare)) }
    if let near = isHighway ? highway.near : town.near, distance <= near { due.insert(StageSet(.near)) }
    if !isLast && distance <= nowDistance { due.insert(StageSet(.now)) }
    return due
  }

  /// The latest due stage, unless it or a nearer one was said.
  @Sendable
  static func standardChoice(due: StageSet, said: StageSet) -> StageSet {
    guard let latest = due.latest else { return [] }
    if let lastSaid = said.latest, lastSaid >= latest { return [] }
    return StageSet(latest)
  }

  /// To the nearest 100 m from 1000 m on, to the nearest 10 m below, never less than 10.
  @Sendable
  static func standardSpokenDistance(_ distance: Double) -> Int {
    let step = distance >= 1000 ? 100.0 : 10.0
    // No route is longer than a million kilometres; a nonsensical one must not trap here.
    return max(10, Int((min(distance, 1e9) / step + 0.5).rounded(.down) * step))
  }
}

/// An announced step and the spoken one after it.
public struct ChainQuestion: Sendable {
  /// What the announced step does.
  public var kind: ManeuverKind
  /// What the following step does.
  public var followingKind: ManeuverKind
  /// Metres from the one maneuver to the other.
  public var distance: Double
  /// The greatest distance at which a step is carried.
  public var within: Double

  var standardChain: Bool {
    if kind == .roundabout && followingKind == .roundaboutExit { return false }
    return distance >= 0 && distance <= within
  }
}

/// What was said of a route's steps, and what is said next.
struct AnnouncementBook: Sendable {
  /// The indices of the steps that have words, in the order of the list.
  private let spoken: [Int]
  /// The greatest distance along of the spoken steps up to each; steps may run backwards.
  private let reach: [Double]
  private let within: Double
  private var said: [StageSet]
  private var announced: [Bool]
  private var cursor = 0

  init(steps: [NavStep], chainWithin: Double) {
    spoken = steps.indices.filter { steps[$0].isSpoken }
    var farthest = -Double.infinity
    reach = spoken.map { index in
      farthest = max(farthest, steps[index].maneuverAlong)
      return farthest
    }
    within = chainWithin
    said = [StageSet](repeating: [], count: spoken.count)
    announced = [Bool](repeating: false, count: spoken.count)
  }

  /// The first spoken step whose maneuver is not behind; nil after the last.
  mutating func next(at progress: Double) -> Int? {
    while cursor > 0, reach[cursor - 1] >= progress { cursor -= 1 }
    while cursor < spoken.count, reach[cursor] < progress { cursor += 1 }
    return cursor < spoken.count ? spoken[cursor] : nil
  }

  /// The stages of the next step that count as said.
  var saidOfNext: StageSet { said[cursor] }

  /// Announces stages of the next step; by the rules one at most.
  mutating func announce(
    _ chosen: StageSet, _ steps: [NavStep], _ question: StageQuestion, _ parts: EngineParts,
    into events: inout [GuidanceEvent]
  ) {
    for stage in AnnouncementStage.allCases where chosen.contains(StageSet(stage)) {
      said[cursor].formUnion([StageSet(stage), .farther(than: stage)])
      announced[cursor] = true
      let step = spoken[cursor]
      let carried = carries(stage, question) ? carry(steps, parts) : nil
      events.append(
        .announce(
          Announcement(
            step: step, stage: stage,
            spokenDistance: stage == .now ? nil : parts.spokenDistance(question.distance),
            instruction: steps[step].instruction, then: carried)))
    }
  }

  /// The stages that carry: `now` and `near`, and `prepare` where there is no `near`.
  private func carries(_ stage: AnnouncementStage, _ question: StageQuestion) -> Bool {
    let hasNear = question.isHighway || question.town.near != nil
    return stage == .now || stage == (hasNear ? .near : .prepare)
  }

  /// The words of the following step where it is close enough; its stages farther than `now` then count as said.
  private mutating func carry(_ steps: [NavStep], _ parts: EngineParts) -> String? {
    guard cursor + 1 < spoken.count, !announced[cursor + 1] else { return nil }
    let step = steps[spoken[cursor]]
    let following = steps[spoken[cursor + 1]]
    let question = ChainQuestion(
      kind: step.kind, followingKind: following.kind, distance: following.maneuverAlong - step.maneuverAlong,
      within: within)
    guard parts.chains(question) else { return nil }
    said[cursor + 1].formUnion(.farther(than: .now))
    return following.instruction
  }
}
