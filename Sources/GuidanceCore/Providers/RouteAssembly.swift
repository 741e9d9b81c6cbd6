/// Makes a route of what a decoder read; the same for every provider.
///
/// The first step is the departure at 0, the last one the arrival at the line's length, wherever the provider put
/// them; where it gave none they are added without words. Legs are joined to one route: the arrival of a leg in the
/// middle stays as a spoken stop (`waypoint`) where it has words, the departure that follows it is dropped, for it
/// asks for nothing at a place that was just spoken of.
enum RouteAssembly {
  static func route(
    _ draft: RouteDraft, provider: String, mode: TravelMode
  ) throws(RouteDecodingError) -> NavRoute {
    let line: Polyline
    do {
      line = try Polyline(draft.line)
    } catch {
      throw RouteDecodingError(field: draft.lineField.description, problem: problem(error))
    }
    let alongs = ManeuverPlacement.alongs(of: draft.steps.map(\.place), on: line, convention: draft.convention)
    var steps = zip(draft.steps, alongs).map { step($0, at: $1, on: line) }
    if draft.convention == .startOfStretch { steps = withoutSilentStretches(steps) }
    steps = joinedLegs(steps)
    steps = withDeparture(steps, draft.convention)
    steps = withArrival(steps, draft.convention, length: line.length)
    if !draft.notices.isEmpty {
      steps[0].notice = ([steps[0].notice].compactMap { $0 } + draft.notices).joined(separator: "; ")
    }
    return NavRoute(
      provider: provider, mode: mode, polyline: line, steps: steps, expectedTime: draft.expectedTime,
      classes: stretches(draft.classMarks, on: line))
  }

  private static func problem(_ error: PolylineError) -> String {
    switch error {
    case .tooFewPoints(let distinct): "expected a line of two distinct places or more, found \(distinct)"
    case .invalidCoordinate(let index): "expected places on the globe, found none at \(index)"
    }
  }

  private static func step(_ draft: StepDraft, at along: Double, on line: Polyline) -> NavStep {
    let kind = draft.kind ?? LineTurn.kind(on: line, at: along)
    let words = draft.instruction.isEmpty ? draft.phrases?.words(for: kind) ?? "" : draft.instruction
    return NavStep(
      instruction: words, kind: kind, distance: draft.place.distance, maneuverAlong: along, notice: draft.notice)
  }

  /// Stretches that go straight on without a word belong to the step before.
  private static func withoutSilentStretches(_ steps: [NavStep]) -> [NavStep] {
    var result: [NavStep] = []
    for step in steps {
      if !result.isEmpty, !step.isSpoken, step.kind == .straight {
        result[result.count - 1].distance += step.distance
      } else {
        result.append(step)
      }
    }
    return result
  }

  private static func joinedLegs(_ steps: [NavStep]) -> [NavStep] {
    var result: [NavStep] = []
    for (index, step) in steps.enumerated() {
      var step = step
      let isStop = step.kind == .arrive && index < steps.count - 1
      if isStop { step.kind = .waypoint }
      let isRepeated = isStop && result.last?.kind == .waypoint && result.last?.maneuverAlong == step.maneuverAlong
      let isSilentStop = isStop && !step.isSpoken
      let isMiddleDeparture = step.kind == .depart && index > 0
      if isRepeated || isSilentStop || isMiddleDeparture {
        // What is dropped is still on the way; its length goes to the step before, so that lengths add up.
        if !result.isEmpty { result[result.count - 1].distance += step.distance }
      } else {
        result.append(step)
      }
    }
    return result
  }

  private static func withDeparture(_ steps: [NavStep], _ convention: StepConvention) -> [NavStep] {
    let placeholder = NavStep(instruction: "", kind: .depart, distance: 0, maneuverAlong: 0)
    guard var first = steps.first, first.kind != .arrive, first.kind != .waypoint else { return [placeholder] + steps }
    let beginsAtStart = convention == .startOfStep || convention == .startOfStretch
    guard first.kind == .depart || beginsAtStart || !first.isSpoken else { return [placeholder] + steps }
    first.kind = .depart
    first.maneuverAlong = 0
    return [first] + steps.dropFirst()
  }

  private static func withArrival(_ steps: [NavStep], _ convention: StepConvention, length: Double) -> [NavStep] {
    var steps = steps
    // A step that ends at its maneuver ends, if it is the last one, at the destination.
    let endsThere = steps.count > 1 && (convention == .endOfStep || steps[steps.count - 1].kind == .arrive)
    if endsThere {
      steps[steps.count - 1].kind = .arrive
      steps[steps.count - 1].maneuverAlong = length
    } else {
      steps.append(NavStep(instruction: "", kind: .arrive, distance: 0, maneuverAlong: length))
    }
    return steps
  }

  /// The stretches between marks, those of one class joined; before the first mark it is town.
  private static func stretches(_ marks: [ClassMark], on line: Polyline) -> [RoadStretch] {
    guard !marks.isEmpty else { return [] }
    var result = [RoadStretch(from: 0, to: line.length, roadClass: .town)]
    for mark in marks where line.cumulative.indices.contains(mark.vertex) {
      let last = result.count - 1
      let from = max(result[last].from, line.cumulative[mark.vertex])
      guard mark.roadClass != result[last].roadClass else { continue }
      result[last].to = from
      if result[last].from == result[last].to { result.removeLast() }
      if let before = result.last, before.roadClass == mark.roadClass {
        result[result.count - 1].to = line.length
      } else if from < line.length {
        result.append(RoadStretch(from: from, to: line.length, roadClass: mark.roadClass))
      } else if result.isEmpty {
        result.append(RoadStretch(from: 0, to: line.length, roadClass: mark.roadClass))
      }
    }
    return result
  }
}
