/// An event as it goes over the pipe.
enum PipeEvent {
  static func read(_ fields: [JSONField]) throws(JSONFieldError) -> [GuidanceEvent] {
    var events: [GuidanceEvent] = []
    for field in fields { events.append(try one(field)) }
    return events
  }

  static func write(_ event: GuidanceEvent, _ numbers: PipeNumbers) -> JSONValue {
    switch event {
    case .started: .object(["type": .text("started")])
    case .offRoute(let lateral): .object(["type": .text("offRoute"), "lateral": numbers.value(lateral)])
    case .backOnRoute: .object(["type": .text("backOnRoute")])
    case .arrived: .object(["type": .text("arrived")])
    case .announce(let announcement):
      .object([
        "type": .text("announce"), "step": .optional(announcement.step), "stage": .text(announcement.stage.rawValue),
        "distance": .optional(announcement.spokenDistance), "text": .text(announcement.instruction),
        "then": .optional(announcement.then),
      ])
    }
  }

  private static func one(_ event: JSONField) throws(JSONFieldError) -> GuidanceEvent {
    let type = try event.member("type")
    switch try type.text() {
    case "started": return .started
    case "offRoute": return .offRoute(lateral: try event.optionalNumber("lateral"))
    case "backOnRoute": return .backOnRoute
    case "arrived": return .arrived
    case "announce":
      return .announce(
        Announcement(
          step: try event.member("step").integer(), stage: try event.member("stage").word(),
          spokenDistance: try event.optionalInteger("distance"), instruction: try event.member("text").text(),
          then: try event.optionalText("then")))
    case let other:
      throw type.wrong("expected one of `started`, `announce`, `offRoute`, `backOnRoute`, `arrived`, found `\(other)`")
    }
  }
}
