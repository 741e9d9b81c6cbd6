/// Reads GraphHopper's routing answers (`paths`).
///
/// Each instruction points into the path's points by the first index of its `interval`; times are milliseconds. Road
/// classes are read where the `road_class` details were asked for.
enum GraphHopperDecoder {
  static func drafts(_ answer: JSONField) throws -> [RouteFormat.Decoded] {
    guard let paths = try answer.optional("paths") else {
      try refuse(answer)
      throw JSONFieldError(path: .member(.root, "paths"), problem: "is missing")
    }
    return try paths.elements().map { (try draft($0), nil) }
  }

  // MARK: Refusals

  /// The names of the server's exceptions; the last part of `details`.
  private static let exceptions: [(name: String, error: RouteError)] = [
    ("ConnectionNotFoundException", .noRoute), ("PointNotFoundException", .noRoute),
    ("PointOutOfBoundsException", .noRoute), ("PointDistanceExceededException", .unsupported),
    ("MaximumNodesExceededException", .unsupported),
  ]

  private static func refuse(_ answer: JSONField) throws {
    guard let message = try answer.optionalText("message") else { return }
    let details = try answer.list("hints").compactMap { try $0.optionalText("details") }
    let known = exceptions.first { entry in details.contains { $0.hasSuffix(entry.name) } }?.error
    throw RouteDecodingError(
      field: "message", problem: "the provider refuses: \(message)",
      routeError: known ?? ProviderRefusal.error(message: message))
  }

  // MARK: Paths

  private static func draft(_ path: JSONField) throws -> RouteDraft {
    let instructions = try path.list("instructions")
    let points = try path.member("points")
    let line = try Self.line(points, path, lastIndex: try instructions.last.map { try interval($0).last })
    var draft = RouteDraft(line: line, lineField: points.path, convention: .startOfStep)
    var before = 0
    for instruction in instructions {
      let (first, last, field) = try interval(instruction)
      guard first >= before, last >= first else {
        throw JSONFieldError(
          path: field.path, problem: "expected an interval from \(before) on, found \(first), \(last)")
      }
      guard last < line.count else {
        throw JSONFieldError(path: field.path, problem: "expected an index of \(line.count) points, found \(last)")
      }
      before = first
      draft.steps.append(try step(instruction, firstVertex: first, lastVertex: last))
    }
    if let last = instructions.last {
      let (_, end, field) = try interval(last)
      guard end == line.count - 1 else {
        throw JSONFieldError(
          path: field.path,
          problem: "expected the last interval to end at the last point \(line.count - 1), found \(end)")
      }
    }
    draft.expectedTime = try path.optionalAmount("time").map { $0 / 1000 }
    draft.classMarks = try classMarks(path, count: line.count)
    return draft
  }

  private static func line(_ points: JSONField, _ path: JSONField, lastIndex: Int?) throws -> [Coordinate] {
    guard case .text(let text) = points.value else { return try ProviderGeometry.geoJSON(points) }
    let multiplier = try path.optionalNumber("points_encoded_multiplier") ?? 100_000
    let hint = ProviderGeometry.Hint(
      precision: multiplier == 1_000_000 ? 6 : 5, start: nil, length: try path.optionalAmount("distance"))
    // With heights there are three numbers a point, and nothing but the last index tells.
    if let lastIndex, let sums = try? EncodedPolyline.sums(text, dimensions: 1), sums.count == 3 * (lastIndex + 1) {
      return try ProviderGeometry.encoded(text, points, hint, dimensions: 3)
    }
    return try ProviderGeometry.encoded(text, points, hint)
  }

  private static func interval(_ instruction: JSONField) throws -> (first: Int, last: Int, field: JSONField) {
    let field = try instruction.member("interval")
    let ends = try field.elements()
    guard ends.count == 2 else {
      throw JSONFieldError(path: field.path, problem: "expected two indexes, found \(ends.count)")
    }
    let (first, last) = (try ends[0].integer(), try ends[1].integer())
    guard first >= 0, last >= 0, last < Int(Int32.max) else {
      throw JSONFieldError(path: field.path, problem: "expected indexes of points, found \(first), \(last)")
    }
    return (first, last, field)
  }

  private static func step(_ instruction: JSONField, firstVertex: Int, lastVertex: Int) throws -> StepDraft {
    let distance = try instruction.optionalAmount("distance") ?? 0
    var step = StepDraft(place: StepPlace(distance: distance, firstVertex: firstVertex, lastVertex: lastVertex))
    step.kind = kinds[try instruction.member("sign").integer()]
    step.instruction = try instruction.optionalText("text") ?? ""
    step.notice = try instruction.optionalText("annotation_text")
    return step
  }

  /// The turn signs; 4 is the finish, 5 a stop on the way.
  private static let kinds: [Int: ManeuverKind] = [
    -98: .uTurn, -8: .uTurn, -7: .keepLeft, -6: .roundaboutExit, -3: .sharpLeft, -2: .left, -1: .slightLeft,
    0: .straight, 1: .slightRight, 2: .right, 3: .sharpRight, 4: .arrive, 5: .arrive, 6: .roundabout, 7: .keepRight,
    8: .uTurn, 9: .ferry,
  ]

  private static func classMarks(_ path: JSONField, count: Int) throws -> [ClassMark] {
    guard let details = try path.optional("details")?.optional("road_class") else { return [] }
    return try details.elements().map { entry in
      let parts = try entry.elements()
      guard parts.count == 3 else {
        throw JSONFieldError(path: entry.path, problem: "expected two indexes and a class, found \(parts.count) values")
      }
      let vertex = try parts[0].integer()
      guard vertex >= 0, vertex < count else {
        throw JSONFieldError(path: parts[0].path, problem: "expected an index of \(count) points, found \(vertex)")
      }
      let name = try parts[2].text()
      return ClassMark(vertex: vertex, roadClass: name == "motorway" || name == "motorway_link" ? .highway : .town)
    }
  }
}
