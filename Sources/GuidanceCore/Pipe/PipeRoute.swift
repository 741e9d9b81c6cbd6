/// A route as it goes over the pipe.
enum PipeRoute {
  static func read(_ field: PipeField) throws(PipeError) -> NavRoute {
    let points = try field.member("points")
    let places = try places(points)
    let polyline: Polyline
    do throws(PolylineError) {
      polyline = try Polyline(places)
    } catch {
      switch error {
      case .invalidCoordinate(let index):
        throw .field("\(points.path)[\(index)]", "expected a latitude from -90 to 90, found \(places[index].latitude)")
      case .tooFewPoints(let distinct):
        throw points.complaint("expected at least 2 distinct points, found \(distinct)")
      }
    }
    var route = NavRoute(
      provider: try field.member("provider").optionalString() ?? "", mode: try field.member("mode").word(),
      polyline: polyline, steps: try steps(try field.member("steps")))
    route.expectedTime = try expectedTime(try field.member("expectedTime"))
    route.classes = try classes(try field.member("classes"))
    return route
  }

  static func write(_ route: NavRoute, _ numbers: PipeNumbers) -> PipeValue {
    .object([
      ("mode", .string(route.mode.rawValue)), ("provider", .string(route.provider)),
      ("points", .array(route.polyline.vertices.map(numbers.place))),
      ("steps", .array(route.steps.map { write($0, numbers) })), ("expectedTime", numbers.value(route.expectedTime)),
      ("classes", .array(route.classes.map { write($0, numbers) })),
    ])
  }

  private static func places(_ field: PipeField) throws(PipeError) -> [Coordinate] {
    var places: [Coordinate] = []
    for point in try field.elements() {
      let pair = try point.elements()
      guard pair.count == 2 else {
        throw point.complaint("expected latitude and longitude, found \(pair.count) values")
      }
      places.append(Coordinate(latitude: try pair[0].number(), longitude: try pair[1].number()))
    }
    return places
  }

  /// Steps that run backwards are taken as they are; decoders of providers refuse them.
  private static func steps(_ field: PipeField) throws(PipeError) -> [NavStep] {
    if field.isAbsent { return [] }
    var steps: [NavStep] = []
    for step in try field.elements() {
      steps.append(
        NavStep(
          instruction: try step.member("words").optionalString() ?? "",
          kind: ManeuverKind(rawValue: try step.member("kind").optionalString() ?? ""),
          distance: try step.member("distance").optionalNumber() ?? 0,
          maneuverAlong: try step.member("along").number()))
    }
    return steps
  }

  private static func expectedTime(_ field: PipeField) throws(PipeError) -> Double? {
    guard let seconds = try field.optionalNumber() else { return nil }
    guard seconds >= 0 else { throw field.complaint("expected a time that is not negative, found \(seconds)") }
    return seconds
  }

  private static func classes(_ field: PipeField) throws(PipeError) -> [RoadStretch] {
    if field.isAbsent { return [] }
    var stretches: [RoadStretch] = []
    for stretch in try field.elements() {
      stretches.append(
        RoadStretch(
          from: try stretch.member("from").number(), to: try stretch.member("to").number(),
          roadClass: try stretch.member("class").word()))
    }
    return stretches
  }

  private static func write(_ step: NavStep, _ numbers: PipeNumbers) -> PipeValue {
    .object([
      ("along", numbers.value(step.maneuverAlong)), ("kind", .string(step.kind.rawValue)),
      ("words", .string(step.instruction)), ("distance", numbers.value(step.distance)),
    ])
  }

  private static func write(_ stretch: RoadStretch, _ numbers: PipeNumbers) -> PipeValue {
    .object([
      ("from", numbers.value(stretch.from)), ("to", numbers.value(stretch.to)),
      ("class", .string(stretch.roadClass.rawValue)),
    ])
  }
}
