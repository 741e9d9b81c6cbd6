/// A snapshot as it goes over the pipe.
enum PipeSnapshot {
  static func read(_ field: JSONField) throws(JSONFieldError) -> GuidanceSnapshot {
    let phase: Phase = try field.member("phase").word()
    return GuidanceSnapshot(
      phase: phase.phase, progress: try field.member("progress").number(),
      remaining: try field.member("remaining").number(), remainingTime: try field.member("remainingTime").number(),
      nextStep: try field.optionalInteger("nextStep"), nextDistance: try field.optionalNumber("nextDistance"),
      matched: try matched(try field.optional("matched")), bearing: try field.optionalNumber("bearing"),
      lateral: try field.optionalNumber("lateral"), speed: try field.optionalNumber("speed"),
      time: try field.optionalNumber("time"))
  }

  static func write(_ snapshot: GuidanceSnapshot, _ numbers: PipeNumbers) -> JSONValue {
    .object([
      "phase": .text(Phase(snapshot.phase).rawValue), "progress": numbers.value(snapshot.progress),
      "remaining": numbers.value(snapshot.remaining), "remainingTime": numbers.value(snapshot.remainingTime),
      "nextStep": .optional(snapshot.nextStep), "nextDistance": numbers.value(snapshot.nextDistance),
      "matched": snapshot.matched.map(numbers.place) ?? .null, "bearing": numbers.value(snapshot.bearing),
      "lateral": numbers.value(snapshot.lateral), "speed": numbers.value(snapshot.speed),
      "time": numbers.value(snapshot.time),
    ])
  }

  private static func matched(_ field: JSONField?) throws(JSONFieldError) -> Coordinate? {
    guard let field else { return nil }
    let place = try PipeLine.place(field)
    guard place.isValid else { throw field.wrong("expected a latitude from -90 to 90, found \(place.latitude)") }
    return place
  }

  /// The phases in the spelling of the pipe.
  private enum Phase: String, CaseIterable {
    case waitingForFix, onRoute, offRoute, arrived

    init(_ phase: GuidancePhase) {
      switch phase {
      case .waitingForFix: self = .waitingForFix
      case .onRoute: self = .onRoute
      case .offRoute: self = .offRoute
      case .arrived: self = .arrived
      }
    }

    var phase: GuidancePhase {
      switch self {
      case .waitingForFix: .waitingForFix
      case .onRoute: .onRoute
      case .offRoute: .offRoute
      case .arrived: .arrived
      }
    }
  }
}
