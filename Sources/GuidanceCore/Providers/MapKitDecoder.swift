/// Reads a MapKit route written down as JSON, in the shape that ``RouteFormat/apple`` documents.
///
/// The route's own polyline is the line; each step is placed by the last point of its own polyline.
enum MapKitDecoder {
  static func draft(_ route: JSONField) throws -> RouteFormat.Decoded {
    let polyline = try route.member("polyline")
    var draft = RouteDraft(line: try places(polyline), lineField: polyline.path, convention: .endOfStep)
    for step in try route.list("steps") {
      let own = try step.optional("polyline").map(places) ?? []
      let words = try step.optionalText("instructions") ?? ""
      draft.steps.append(
        StepDraft(
          instruction: words, kind: ManeuverWords.kind(of: words),
          place: StepPlace(distance: try step.member("distance").amount(), first: own.first, last: own.last),
          notice: try step.optionalText("notice")))
    }
    draft.expectedTime = try route.optionalAmount("expectedTravelTime")
    draft.notices = try route.list("advisoryNotices").map { try $0.text() }
    return (draft, AppleDecoder.mode(try route.optionalText("transportType")))
  }

  private static func places(_ field: JSONField) throws -> [Coordinate] {
    try field.elements().map { try ProviderGeometry.place($0, latitude: "latitude", longitude: "longitude") }
  }
}
