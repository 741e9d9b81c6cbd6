import GuidanceCore

/// Reads session recordings of the Ferrostar navigation kit: the route that was guided and, in the events, where the
/// traveller was.
enum SessionRecording {
  static func drive(
    events: [JSONField], route: JSONField, _ path: String, _ wanted: KeptFixes.Wanted
  ) throws -> RecordedDrive {
    var fixes: [RecordedFix] = []
    for event in events {
      guard let location = try location(event) else { continue }
      var values = try RecordedObject.values(location)
      // A location without a stamp of its own came with the event, whose stamp counts milliseconds.
      if values.time == nil { values.time = try event.optionalNumber("timestamp").map { $0 / 1000 } }
      do {
        guard let fix = try values.fix() else { continue }
        // Events that a location did not cause repeat the last one.
        if fixes.last != fix { fixes.append(fix) }
      } catch {
        throw JSONFieldError(path: location.path, problem: error.text)
      }
    }
    var drive = try JSONRecording.drive(fixes, untimed: 0, "", path, wanted)
    drive.route = try planned(route)
    return drive
  }

  /// Where the traveller was, from `event_data.StateUpdate.trip_state.NAME.user_location`.
  private static func location(_ event: JSONField) throws -> JSONField? {
    guard let data = try event.optional("event_data"), let update = try data.optional("StateUpdate"),
      let state = try update.optional("trip_state"), case .object(let states) = state.value,
      let name = states.members.map(\.name).min(), let inner = try state.optional(name), case .object = inner.value
    else { return nil }
    return try inner.optional("user_location")
  }

  /// The route: its line, and a maneuver where each step with words begins.
  private static func planned(_ route: JSONField) throws -> NavRoute {
    let polyline = try line(route)
    var steps: [NavStep] = []
    var along = 0.0
    for (index, step) in try route.list("steps").enumerated() {
      let words = try step.optionalText("instruction") ?? ""
      let kind = index == 0 ? ManeuverKind.depart : .straight
      let distance = try step.optionalAmount("distance") ?? 0
      steps.append(
        NavStep(instruction: words, kind: kind, distance: distance, maneuverAlong: min(along, polyline.length)))
      along += distance
    }
    if steps.count > 1 { steps[steps.count - 1].kind = .arrive }
    return NavRoute(provider: "ferrostar", mode: .driving, polyline: polyline, steps: steps)
  }

  private static func line(_ route: JSONField) throws -> Polyline {
    let geometry = try route.member("geometry")
    let places = try geometry.elements().map { point in
      Coordinate(latitude: try point.member("lat").number(), longitude: try point.member("lng").number())
    }
    do {
      return try Polyline(places)
    } catch {
      throw JSONFieldError(path: geometry.path, problem: "expected two different places or more")
    }
  }
}
