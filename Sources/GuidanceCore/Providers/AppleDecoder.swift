/// Reads the Apple Maps server's directions; answers whose routes hold their own steps go to ``MapKitDecoder``.
///
/// A route lists its steps by index, a step its path by index. An instruction belongs to the END of its step's path.
enum AppleDecoder {
  static func drafts(_ answer: JSONField) throws -> [RouteFormat.Decoded] {
    if let error = try answer.optional("error") { throw try refusal(error) }
    let routes = try answer.member("routes").elements()
    guard let first = routes.first, try first.optional("stepIndexes") != nil || answer.optional("steps") != nil else {
      return try routes.map(MapKitDecoder.draft)
    }
    let steps = try answer.member("steps").elements()
    let paths = try answer.member("stepPaths").elements()
    return try routes.map { try draft($0, steps: steps, paths: paths) }
  }

  private static func refusal(_ error: JSONField) throws -> RouteDecodingError {
    let message = try error.optionalText("message") ?? ""
    let known = try error.optionalInteger("code").flatMap(ProviderRefusal.error(status:))
    return RouteDecodingError(
      field: error.path.description, problem: "the provider refuses: \(message)",
      routeError: known ?? ProviderRefusal.error(message: message))
  }

  private static func draft(
    _ route: JSONField, steps: [JSONField], paths: [JSONField]
  ) throws -> RouteFormat.Decoded {
    let indexes = try route.member("stepIndexes")
    var draft = RouteDraft(line: [], lineField: indexes.path, convention: .endOfStep)
    var line = JoinedLine()
    for index in try indexes.elements() {
      let step = try element(of: steps, at: index, name: "steps")
      let path = try element(of: paths, at: try step.member("stepPathIndex"), name: "stepPaths")
      let part = try path.elements().map {
        try ProviderGeometry.place($0, latitude: "latitude", longitude: "longitude")
      }
      let range: (first: Int, last: Int)
      do throws(LineGap) {
        range = try line.append(part)
      } catch {
        throw JSONFieldError(path: path.path, problem: error.problem)
      }
      let words = try step.optionalText("instructions") ?? ""
      draft.steps.append(
        StepDraft(
          instruction: words, kind: ManeuverWords.kind(of: words),
          place: StepPlace(
            distance: try step.optionalAmount("distanceMeters") ?? 0, first: part.first, last: part.last,
            firstVertex: range.first, lastVertex: range.last),
          notice: try step.optionalText("notice")))
    }
    draft.line = line.vertices
    draft.expectedTime = try route.optionalAmount("durationSeconds")
    if try route.optionalFlag("hasTolls") == true { draft.notices = ["toll"] }
    return (draft, mode(try route.optionalText("transportType")))
  }

  /// The element that an index field points at.
  private static func element(of list: [JSONField], at field: JSONField, name: String) throws -> JSONField {
    let index = try field.integer()
    guard list.indices.contains(index) else {
      throw JSONFieldError(
        path: field.path, problem: "expected an index of the \(list.count) `\(name)`, found \(index)")
    }
    return list[index]
  }

  /// The mode of a transport type, written by the server (`Automobile`) or by us (`automobile`).
  static func mode(_ name: String?) -> TravelMode? {
    switch name?.lowercased() {
    case "automobile": .driving
    case "walking": .walking
    case "cycling": .cycling
    default: nil
    }
  }
}
