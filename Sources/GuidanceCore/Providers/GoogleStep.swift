/// One step of a Google answer, read.
struct GoogleStep {
  /// The field of its line.
  let path: JSONPath
  /// Its line; empty where it has none.
  let line: [Coordinate]
  /// Metres.
  let distance: Double
  /// Where it begins, apart from its line.
  let start: Coordinate?
  /// What is said.
  let words: String
  /// Remarks.
  let notes: [String]
  /// The provider's name of the maneuver.
  let maneuver: String?
  /// The provider's name of the mode.
  let modeName: String?

  /// The mode, where it is one of ours.
  var mode: TravelMode? {
    switch modeName {
    case "DRIVING", "DRIVE", "TWO_WHEELER": .driving
    case "WALKING", "WALK": .walking
    case "BICYCLING", "BICYCLE": .cycling
    default: nil
    }
  }

  /// The draft of a route of these legs.
  ///
  /// - Parameters:
  ///   - overview: the line of the whole route, taken where steps have no lines or do not touch.
  ///   - missing: the field to blame where there is no line at all.
  static func draft(_ legs: [[GoogleStep]], overview: JSONField?, missing: JSONPath) throws -> RouteDraft {
    let steps = Array(legs.joined())
    let joined = JoinedLine.joined(steps.map(\.line))
    var draft: RouteDraft
    if let joined {
      draft = RouteDraft(line: joined.vertices, lineField: steps[0].path, convention: .startOfStep)
    } else if let overview {
      let hint = ProviderGeometry.Hint(
        precision: 5, start: steps.first.flatMap { $0.start ?? $0.line.first },
        length: steps.isEmpty ? nil : steps.reduce(0) { $0 + $1.distance })
      draft = RouteDraft(
        line: try ProviderGeometry.line(overview, hint), lineField: overview.path, convention: .startOfStep)
    } else if let gap = JoinedLine.firstGap(steps.map(\.line)) {
      throw JSONFieldError(path: steps[gap.part].path, problem: gap.problem)
    } else {
      throw JSONFieldError(path: missing, problem: "is missing, and the steps have no lines")
    }
    var index = 0
    for leg in legs {
      for (position, step) in leg.enumerated() {
        let range = joined?.ranges[index]
        let isLast = position == leg.count - 1
        draft.steps += step.drafts(first: range?.first, last: range?.last, endsLeg: isLast)
        index += 1
      }
    }
    return draft
  }

  /// The step, and the arrival after it where it ends a leg and a remark speaks of the destination.
  private func drafts(first: Int?, last: Int?, endsLeg: Bool) -> [StepDraft] {
    let closing = endsLeg ? notes.last { ManeuverWords.kind(of: $0) == .arrive } : nil
    let remarks = notes.filter { $0 != closing }
    let place = StepPlace(
      distance: distance, first: start ?? line.first, last: line.last, firstVertex: first, lastVertex: last)
    let step = StepDraft(
      instruction: words, kind: kind, place: place, notice: remarks.isEmpty ? nil : remarks.joined(separator: "; "))
    guard let closing else { return [step] }
    return [
      step,
      StepDraft(
        instruction: closing, kind: .arrive,
        place: StepPlace(distance: 0, first: line.last, last: line.last, firstVertex: last, lastVertex: last)),
    ]
  }

  /// By the maneuver's name, else by the words; a step without either goes straight on.
  private var kind: ManeuverKind {
    let name = (maneuver ?? "").lowercased().replacing("_", with: "-")
    if let known = Self.kinds[name] { return known }
    let told = ManeuverWords.kind(of: words) ?? .straight
    return told == .arrive || told == .depart ? .straight : told
  }

  private static let kinds: [String: ManeuverKind] = [
    "turn-left": .left, "turn-right": .right, "turn-slight-left": .slightLeft, "turn-slight-right": .slightRight,
    "turn-sharp-left": .sharpLeft, "turn-sharp-right": .sharpRight, "uturn-left": .uTurn, "uturn-right": .uTurn,
    "straight": .straight, "name-change": .straight, "ramp-left": .keepLeft, "ramp-right": .keepRight,
    "fork-left": .keepLeft, "fork-right": .keepRight, "keep-left": .keepLeft, "keep-right": .keepRight,
    "merge": .merge, "ferry": .ferry, "ferry-train": .ferry, "roundabout-left": .roundabout,
    "roundabout-right": .roundabout,
  ]
}
