/// One step of an OSRM-shaped answer, read.
struct OSRMStep {
  let field: JSONField
  /// What the route's draft takes over.
  var draft: StepDraft
  /// The step's own line; empty where it has none.
  let line: [Coordinate]
  /// The crossings with the class of the road after each; nil where the step tells none.
  let intersections: [(place: Coordinate, isHighway: Bool)]
  /// Whether the step tells classes at all.
  let tellsClasses: Bool
  /// The mode in which the step is travelled, where it is one of ours.
  let mode: TravelMode?

  /// Reads a step.
  ///
  /// - Parameter stop: the number of the stop at which the step's leg ends; nil for the last leg.
  init(_ field: JSONField, stop: Int?) throws {
    self.field = field
    let maneuver = try field.member("maneuver")
    let location = try maneuver.optional("location").map { try ProviderGeometry.position($0) }
    let distance = try field.optionalAmount("distance") ?? 0
    let hint = ProviderGeometry.Hint(precision: 5, start: location, length: distance)
    line = try field.optional("geometry").map { try ProviderGeometry.line($0, hint) } ?? []
    let place = StepPlace(distance: distance, first: location ?? line.first, last: line.last)
    let type = try maneuver.member("type").text()
    let kind = OSRMManeuver.kind(type: type, modifier: try maneuver.optionalText("modifier"))
    draft = StepDraft(kind: kind, place: place, phrases: kind == nil ? .english : nil)
    draft.instruction =
      try maneuver.optionalText("instruction")
      ?? OSRMManeuver.words(
        kind: kind, name: field.optionalText("name") ?? "", exit: maneuver.optionalInteger("exit"), stop: stop)
    let modeName = try field.optionalText("mode")
    mode = OSRMManeuver.mode(modeName)
    (intersections, tellsClasses, draft.notice) = try Self.crossings(field, isFerry: modeName == "ferry")
  }

  private typealias Crossings = ([(place: Coordinate, isHighway: Bool)], Bool, String?)

  private static func crossings(_ field: JSONField, isFerry: Bool) throws -> Crossings {
    var result: [(place: Coordinate, isHighway: Bool)] = []
    var tells = false
    var hasToll = false
    for crossing in try field.list("intersections") {
      let place = try ProviderGeometry.position(try crossing.member("location"))
      let classes = try crossing.list("classes").map { try $0.text() }
      let street = try crossing.optional("mapbox_streets_v8")?.optionalText("class")
      tells = tells || street != nil || !classes.isEmpty
      hasToll = hasToll || classes.contains("toll")
      let isMotorway = street == "motorway" || street == "motorway_link"
      result.append((place, classes.contains("motorway") || isMotorway))
    }
    let notices = [hasToll ? "toll" : nil, isFerry ? "ferry" : nil].compactMap { $0 }
    return (result, tells, notices.isEmpty ? nil : notices.joined(separator: ", "))
  }
}
