/// Writes drive logs: a JSON object a line, without a line break.
///
/// Numbers are written with as many digits as it takes to read the very same value back. A number that is not finite
/// cannot be written in JSON and becomes null.
public enum DriveLogWriter {
  /// The line of an entry.
  public static func line(_ entry: DriveLogEntry) -> String {
    switch entry {
    case .fix(let fix, let received): line(fix, received: received)
    case .event(let event, let time): line(event, time: time)
    case .request(let id, let request, let time): line(request, id: id, time: time)
    case .answer(let id, let result, let time): line(result, id: id, time: time)
    }
  }

  /// The line of a fix, for instance `{"received":0,"t":0,"lat":0.5,"lon":0.5,"accuracy":5,"speed":13.9,"course":90}`.
  static func line(_ fix: GuidanceFix, received: Double) -> String {
    var object = JSONObjectText()
    object.add("received", received)
    object.add("t", fix.time)
    object.add("lat", fix.coordinate.latitude)
    object.add("lon", fix.coordinate.longitude)
    object.add("accuracy", fix.accuracy)
    object.add("speed", fix.speed)
    object.add("course", fix.course)
    if fix.isFirst { object.add("first", true) }
    return object.text
  }

  private static func line(_ event: DriveLogEvent, time: Double) -> String {
    var object = JSONObjectText()
    object.add("t", time)
    switch event {
    case .guidance(.started): object.add("event", "started")
    case .guidance(.backOnRoute): object.add("event", "back-on-route")
    case .guidance(.arrived): object.add("event", "arrived")
    case .rerouted: object.add("event", "rerouted")
    case .guidance(.offRoute(let lateral)):
      object.add("event", "off-route")
      object.add("lateral", lateral)
    case .ended(let reason):
      object.add("event", "ended")
      object.add("reason", reason.rawValue)
    case .guidance(.announce(let announcement)):
      object.add("event", "announce")
      object.add("stage", announcement.stage.rawValue)
      object.add("step", announcement.step)
      object.add("words", announcement.instruction)
      object.add("distance", announcement.spokenDistance)
      object.add("then", announcement.then)
    }
    return object.text
  }

  private static func line(_ request: RouteRequest, id: Int, time: Double) -> String {
    var object = JSONObjectText()
    object.add("t", time)
    object.add("request", id)
    object.add(raw: "origin", RouteText.place(request.origin))
    object.add("course", request.course)
    object.add(raw: "destination", RouteText.place(request.destination))
    object.add("mode", request.mode.rawValue)
    object.add("provider", request.provider)
    object.add(raw: "avoid", JSONText.array(request.options.avoid.map(JSONText.string)))
    object.add("alternatives", request.options.alternatives)
    object.add(raw: "replaced", request.replaced.map(RouteText.route) ?? "null")
    object.add("progress", request.progress)
    return object.text
  }

  private static func line(_ result: Result<NavRoute, RouteError>, id: Int, time: Double) -> String {
    var object = JSONObjectText()
    object.add("t", time)
    object.add("answer", id)
    switch result {
    case .success(let route): object.add(raw: "route", RouteText.route(route))
    case .failure(let error): object.add("error", error.rawValue)
    }
    return object.text
  }
}

/// Routes as drive logs hold them.
enum RouteText {
  static func place(_ place: Coordinate) -> String {
    JSONText.array([JSONText.number(place.latitude), JSONText.number(place.longitude)])
  }

  static func route(_ route: NavRoute) -> String {
    var object = JSONObjectText()
    object.add("mode", route.mode.rawValue)
    object.add("provider", route.provider)
    object.add(raw: "points", JSONText.array(route.polyline.vertices.map(place)))
    object.add(raw: "steps", JSONText.array(route.steps.map(step)))
    object.add("expectedTime", route.expectedTime)
    object.add(raw: "classes", JSONText.array(route.classes.map(stretch)))
    object.add(raw: "cameras", JSONText.array(route.speedCameras.map(JSONText.number)))
    return object.text
  }

  private static func step(_ step: NavStep) -> String {
    var object = JSONObjectText()
    object.add("along", step.maneuverAlong)
    object.add("kind", step.kind.rawValue)
    object.add("words", step.instruction)
    object.add("distance", step.distance)
    if let notice = step.notice { object.add("notice", notice) }
    return object.text
  }

  private static func stretch(_ stretch: RoadStretch) -> String {
    var object = JSONObjectText()
    object.add("from", stretch.from)
    object.add("to", stretch.to)
    object.add("class", stretch.roadClass.rawValue)
    return object.text
  }
}
