/// An event as it goes over the pipe.
enum PipeEvent {
  static func read(_ field: PipeField) throws(PipeError) -> [GuidanceEvent] {
    if field.isAbsent { return [] }
    var events: [GuidanceEvent] = []
    for event in try field.elements() { events.append(try one(event)) }
    return events
  }

  static func write(_ event: GuidanceEvent, _ numbers: PipeNumbers) -> PipeValue {
    switch event {
    case .started: type("started")
    case .offRoute(let lateral): type("offRoute", [("lateral", numbers.value(lateral))])
    case .backOnRoute: type("backOnRoute")
    case .arrived: type("arrived")
    case .announce(let announcement):
      type(
        "announce",
        [
          ("step", .number(Double(announcement.step))), ("stage", .string(announcement.stage.rawValue)),
          ("distance", .optional(announcement.spokenDistance.map(Double.init))),
          ("text", .string(announcement.instruction)),
          ("then", announcement.then.map(PipeValue.string) ?? .null),
        ])
    }
  }

  private static func one(_ event: PipeField) throws(PipeError) -> GuidanceEvent {
    let type = try event.member("type")
    switch try type.string() {
    case "started": return .started
    case "offRoute": return .offRoute(lateral: try event.member("lateral").optionalNumber())
    case "backOnRoute": return .backOnRoute
    case "arrived": return .arrived
    case "announce":
      let step = try event.member("step")
      guard let index = try step.optionalInteger() else { throw step.wrong("a number") }
      return .announce(
        Announcement(
          step: index, stage: try event.member("stage").word(),
          spokenDistance: try event.member("distance").optionalInteger(),
          instruction: try event.member("text").string(), then: try event.member("then").optionalString()))
    case let other:
      throw type.complaint(
        "expected one of `started`, `announce`, `offRoute`, `backOnRoute`, `arrived`, found `\(other)`")
    }
  }

  private static func type(_ name: String, _ more: [(key: String, value: PipeValue)] = []) -> PipeValue {
    .object([("type", .string(name))] + more)
  }
}
