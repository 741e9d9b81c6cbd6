/// A route as it goes over the pipe.
enum PipeRoute {
  static func read(_ field: JSONField) throws(JSONFieldError) -> NavRoute {
    let polyline = try polyline(try field.member("points"))
    var route = NavRoute(
      provider: try field.optionalText("provider") ?? "", mode: try field.member("mode").word(), polyline: polyline,
      steps: try steps(try field.list("steps")))
    route.expectedTime = try expectedTime(try field.optional("expectedTime"))
    route.classes = try classes(try field.list("classes"))
    return route
  }

  static func write(_ route: NavRoute, _ numbers: PipeNumbers) -> JSONValue {
    .object([
      "mode": .text(route.mode.rawValue), "provider": .text(route.provider),
      "points": .list(route.polyline.vertices.map(numbers.place)),
      "steps": .list(route.steps.map { write($0, numbers) }),
      "expectedTime": numbers.value(route.expectedTime), "classes": .list(route.classes.map { write($0, numbers) }),
    ])
  }

  private static func polyline(_ field: JSONField) throws(JSONFieldError) -> Polyline {
    let points = try field.elements()
    var places: [Coordinate] = []
    for point in points { places.append(try PipeLine.place(point)) }
    do throws(PolylineError) {
      return try Polyline(places)
    } catch {
      switch error {
      case .invalidCoordinate(let index):
        throw points[index].wrong("expected a latitude from -90 to 90, found \(places[index].latitude)")
      case .tooFewPoints(let distinct):
        throw field.wrong("expected at least 2 distinct points, found \(distinct)")
      }
    }
  }

  /// Steps that run backwards are taken as they are; decoders of providers refuse them.
  private static func steps(_ fields: [JSONField]) throws(JSONFieldError) -> [NavStep] {
    var steps: [NavStep] = []
    for step in fields {
      steps.append(
        NavStep(
          instruction: try step.optionalText("words") ?? "",
          kind: ManeuverKind(rawValue: try step.optionalText("kind") ?? ""),
          distance: try step.optionalNumber("distance") ?? 0, maneuverAlong: try step.member("along").number()))
    }
    return steps
  }

  private static func expectedTime(_ field: JSONField?) throws(JSONFieldError) -> Double? {
    guard let field else { return nil }
    let seconds = try field.number()
    guard seconds >= 0 else { throw field.wrong("expected a time that is not negative, found \(seconds)") }
    return seconds
  }

  private static func classes(_ fields: [JSONField]) throws(JSONFieldError) -> [RoadStretch] {
    var stretches: [RoadStretch] = []
    for stretch in fields {
      stretches.append(
        RoadStretch(
          from: try stretch.member("from").number(), to: try stretch.member("to").number(),
          roadClass: try stretch.member("class").word()))
    }
    return stretches
  }

  private static func write(_ step: NavStep, _ numbers: PipeNumbers) -> JSONValue {
    .object([
      "along": numbers.value(step.maneuverAlong), "kind": .text(step.kind.rawValue), "words": .text(step.instruction),
      "distance": numbers.value(step.distance),
    ])
  }

  private static func write(_ stretch: RoadStretch, _ numbers: PipeNumbers) -> JSONValue {
    .object([
      "from": numbers.value(stretch.from), "to": numbers.value(stretch.to), "class": .text(stretch.roadClass.rawValue),
    ])
  }
}
