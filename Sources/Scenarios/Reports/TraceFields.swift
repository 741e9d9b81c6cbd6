import GuidanceCore
import SimWorld

/// The fields of an event in the order in which every trace prints them.
enum TraceFields {
  /// Adds an event's own fields.
  static func add(_ event: JournalEvent, to line: inout JSONObjectText) {
    switch event {
    case .began(let facts): add(facts, to: &line)
    case .fix(let record): add(record, to: &line)
    case .heading(let degrees): line.add("heading", Rounded.meters(degrees))
    case .level(let level): line.add("level", level)
    case .announce(let announcement): add(announcement, to: &line)
    case .offRoute(let lateral): line.add("lateral", lateral.map(Rounded.meters))
    case .asked(let request): add(request, to: &line)
    case .failed(let request, let error):
      line.add("error", error.rawValue)
      line.add("request", request)
    case .cancelled(let request), .ignored(let request): line.add("request", request)
    case .rerouted(let request, let route):
      if let request { line.add("request", request) }
      if let route { line.add("route", route) }
    case .ended(let reason): line.add("reason", reason.rawValue)
    case .said(let speech):
      line.add("words", speech.words)
      if let over = speech.over { line.add("over", over) }
    case .reported(let words): line.add("words", words)
    case .cameraAlert(let meters): line.add("distance", Rounded.meters(meters))
    case .camera(let record): add(record, to: &line)
    case .timeRefreshed(let seconds): line.add("seconds", seconds.map(Rounded.meters))
    case .acted(let words): line.add("words", words)
    case .broke(let why): line.add("why", why)
    case .started, .backOnRoute, .arrived: break
    }
  }

  private static func add(_ facts: TripFacts, to line: inout JSONObjectText) {
    if let name = facts.name { line.add("name", name) }
    line.add("mode", facts.mode.rawValue)
    line.add("provider", facts.provider)
    line.add("route", facts.route)
    if facts.isFed { line.add("fed", true) }
  }

  private static func add(_ announcement: Announcement, to line: inout JSONObjectText) {
    line.add("stage", announcement.stage.rawValue)
    line.add("step", announcement.step)
    line.add("words", announcement.instruction)
    if let distance = announcement.spokenDistance { line.add("distance", distance) }
    if let then = announcement.then { line.add("then", then) }
  }

  private static func add(_ request: RequestRecord, to line: inout JSONObjectText) {
    line.add("mode", request.mode.rawValue)
    line.add("provider", request.provider)
    line.add("request", request.number)
    line.add(raw: "from", Rounded.place(request.origin))
    if let course = request.course { line.add("course", Rounded.meters(course)) }
  }

  private static func add(_ record: CameraRecord, to line: inout JSONObjectText) {
    line.add("heading", record.heading.map(Rounded.meters))
    line.add("distance", Rounded.meters(record.distance))
    line.add("pitch", Rounded.meters(record.pitch))
    line.add(raw: "center", Rounded.place(record.center))
  }

  private static func add(_ record: FixRecord, to line: inout JSONObjectText) {
    let fix = record.delivered.fix
    line.add("number", record.delivered.number)
    line.add("taken", Rounded.meters(record.delivered.takenAt.seconds))
    line.add("stamp", Rounded.meters(fix.time))
    line.add(raw: "place", Rounded.place(fix.coordinate))
    line.add("accuracy", fix.accuracy.map(Rounded.meters))
    line.add("speed", fix.speed.map(Rounded.meters))
    line.add("course", fix.course.map(Rounded.meters))
    if let refusal = record.refusal { line.add("refused", refusal.rawValue) }
    if let count = record.count { line.add("counts", count.rawValue) }
    if let progress = record.progress { line.add("progress", Rounded.meters(progress)) }
    if let truth = record.delivered.truth {
      line.add(raw: "truth", Rounded.place(truth.coordinate))
      if let along = truth.along { line.add("along", Rounded.meters(along)) }
    }
  }
}
