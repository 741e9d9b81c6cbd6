/// Reads Kakao Mobility's walking directions.
///
/// A road describes its stretch: its maneuver is at the stretch's START. What it is, is read from the words where the
/// road has some (`guidance`, `instruction`, `instructions` or `description`), and from the line's own turn where they
/// say nothing of one. Stretches that go straight on without words are joined to the one before.
enum KakaoWalkingDecoder {
  static func drafts(_ answer: JSONField) throws -> [RouteFormat.Decoded] {
    try KakaoAnswer.routes(answer).map { (try draft($0), .walking) }
  }

  private static func draft(_ route: JSONField) throws -> RouteDraft {
    let sections = try route.member("sections")
    var draft = RouteDraft(line: [], lineField: sections.path, convention: .startOfStretch)
    var line = JoinedLine()
    for (_, road) in try KakaoAnswer.roads(route) {
      if draft.lineField == sections.path { draft.lineField = .member(road.path, "vertexes") }
      let part = try KakaoAnswer.line(road)
      let range = try KakaoAnswer.append(road, to: &line)
      let words = try words(of: road)
      draft.steps.append(
        StepDraft(
          instruction: words, kind: kind(of: words),
          place: StepPlace(
            distance: try road.optionalAmount("distance") ?? 0, first: part.first, last: part.last,
            firstVertex: range.first, lastVertex: range.last),
          phrases: .korean))
    }
    draft.line = line.vertices
    draft.expectedTime = try KakaoAnswer.time(route)
    return draft
  }

  private static func words(of road: JSONField) throws -> String {
    for name in ["guidance", "instruction", "instructions", "description"] {
      if let words = try road.optionalText(name), !words.isEmpty { return words }
    }
    return ""
  }

  /// A turn, a crossing or stairs; "straight on", and words that only name a goal, say nothing of a turn.
  private static func kind(of words: String) -> ManeuverKind? {
    let told = ManeuverWords.kind(of: words)
    return told == .straight || told == .arrive || told == .depart ? nil : told
  }
}
