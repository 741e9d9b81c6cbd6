/// A snapshot as it goes over the pipe.
enum PipeSnapshot {
  static func read(_ field: PipeField) throws(PipeError) -> GuidanceSnapshot {
    let phase: Phase = try field.member("phase").word()
    return GuidanceSnapshot(
      phase: phase.phase, progress: try field.member("progress").number(),
      remaining: try field.member("remaining").number(), remainingTime: try field.member("remainingTime").number(),
      nextStep: try field.member("nextStep").optionalInteger(),
      nextDistance: try field.member("nextDistance").optionalNumber(),
      matched: try place(try field.member("matched")), bearing: try field.member("bearing").optionalNumber(),
      lateral: try field.member("lateral").optionalNumber(), speed: try field.member("speed").optionalNumber(),
      time: try field.member("time").optionalNumber())
  }

  static func write(_ snapshot: GuidanceSnapshot, _ numbers: PipeNumbers) -> PipeValue {
    .object([
      ("phase", .string(Phase(snapshot.phase).rawValue)), ("progress", numbers.value(snapshot.progress)),
      ("remaining", numbers.value(snapshot.remaining)), ("remainingTime", numbers.value(snapshot.remainingTime)),
      ("nextStep", .optional(snapshot.nextStep.map(Double.init))),
      ("nextDistance", numbers.value(snapshot.nextDistance)),
      ("matched", snapshot.matched.map(numbers.place) ?? .null), ("bearing", numbers.value(snapshot.bearing)),
      ("lateral", numbers.value(snapshot.lateral)), ("speed", numbers.value(snapshot.speed)),
      ("time", numbers.value(snapshot.time)),
    ])
  }

  private static func place(_ field: PipeField) throws(PipeError) -> Coordinate? {
    if field.isAbsent { return nil }
    let pair = try field.elements()
    guard pair.count == 2 else {
      throw field.complaint("expected latitude and longitude, found \(pair.count) values")
    }
    let place = Coordinate(latitude: try pair[0].number(), longitude: try pair[1].number())
    guard place.isValid else { throw field.complaint("expected a latitude from -90 to 90, found \(place.latitude)") }
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
