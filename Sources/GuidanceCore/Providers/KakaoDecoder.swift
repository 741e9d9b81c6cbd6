/// Reads Kakao Mobility's driving directions.
///
/// A guide carries its own point, the first vertex of the road it names, and its distance from the guide before.
enum KakaoDecoder {
  static func drafts(_ answer: JSONField) throws -> [RouteFormat.Decoded] {
    try KakaoAnswer.routes(answer).map { (try draft($0), .driving) }
  }

  private static func draft(_ route: JSONField) throws -> RouteDraft {
    let sections = try route.member("sections")
    var draft = RouteDraft(line: [], lineField: sections.path, convention: .ownPoint)
    var line = JoinedLine()
    for (_, road) in try KakaoAnswer.roads(route) {
      if draft.lineField == sections.path { draft.lineField = .member(road.path, "vertexes") }
      _ = try KakaoAnswer.append(road, to: &line)
    }
    for section in try sections.elements() {
      for guide in try section.list("guides") { draft.steps.append(try step(guide)) }
    }
    draft.line = line.vertices
    draft.expectedTime = try KakaoAnswer.time(route)
    return draft
  }

  private static func step(_ guide: JSONField) throws -> StepDraft {
    let place = StepPlace(
      distance: try guide.optionalAmount("distance") ?? 0,
      own: try ProviderGeometry.place(guide, latitude: "y", longitude: "x"))
    let type = try guide.member("type").integer()
    let guidance = try guide.optionalText("guidance") ?? ""
    let words = guidance.isEmpty ? try guide.optionalText("name") ?? "" : guidance
    let told = kinds[type] ?? ManeuverWords.kind(of: words)
    // Words such as a place's name may hold "arrival"; only the types 101 and 1000 are one.
    let isEnd = told == .arrive || told == .depart
    let kind = isEnd && kinds[type] == nil ? nil : told
    // The first guide only names the start.
    return StepDraft(instruction: kind == .depart ? "" : words, kind: kind, place: place)
  }

  /// The guide types that are certain.
  ///
  /// Turns, branches, roundabouts by the clock (70 is one o'clock), start, goal and stop. Any other is told by its
  /// words, then by the line.
  private static let kinds: [Int: ManeuverKind] = {
    var kinds: [Int: ManeuverKind] = [
      0: .straight, 1: .left, 2: .right, 3: .uTurn, 5: .slightLeft, 6: .slightRight, 100: .depart, 101: .arrive,
      1000: .arrive,
    ]
    for type in 70...81 { kinds[type] = .roundabout }
    return kinds
  }()
}
