/// The maneuvers of one leg of a Valhalla trip.
struct ValhallaManeuvers {
  private(set) var steps: [StepDraft] = []
  private(set) var classMarks: [ClassMark] = []
  private(set) var mode: TravelMode?

  /// Reads the maneuvers of a leg.
  ///
  /// - Parameters:
  ///   - shapeCount: how many places the leg's shape has; indexes outside it are refused.
  ///   - firstVertex: the vertex of the whole line at which the shape begins.
  ///   - meters: the metres of the trip's unit of length.
  init(_ leg: JSONField, shapeCount: Int, firstVertex: Int, meters: Double) throws {
    var before = 0
    let maneuvers = try leg.list("maneuvers")
    for maneuver in maneuvers {
      let field = try maneuver.member("begin_shape_index")
      let index = try field.integer()
      guard index >= 0, index < shapeCount else {
        throw JSONFieldError(
          path: field.path, problem: "expected an index of the shape's \(shapeCount) places, found \(index)")
      }
      guard index >= before else {
        throw JSONFieldError(path: field.path, problem: "expected \(before) or later, found \(index)")
      }
      before = index
      try append(maneuver, vertex: firstVertex + index, meters: meters)
    }
    if let last = maneuvers.last, before != shapeCount - 1, steps.last?.kind == .arrive {
      throw JSONFieldError(
        path: .member(last.path, "begin_shape_index"),
        problem: "expected the arrival at the shape's last place \(shapeCount - 1), found \(before)")
    }
  }

  private mutating func append(_ maneuver: JSONField, vertex: Int, meters: Double) throws {
    let distance = (try maneuver.optionalAmount("length") ?? 0) * meters
    var step = StepDraft(place: StepPlace(distance: distance, firstVertex: vertex))
    let type = try maneuver.member("type").integer()
    step.kind = Self.kinds[type]
    step.instruction = try maneuver.optionalText("instruction") ?? ""
    step.phrases = .english
    let notices = try ["toll", "ferry"].filter { try maneuver.optionalFlag($0) == true }
    step.notice = notices.isEmpty ? nil : notices.joined(separator: ", ")
    steps.append(step)
    let roadClass: RoadClass = try maneuver.optionalFlag("highway") == true ? .highway : .town
    classMarks.append(ClassMark(vertex: vertex, roadClass: roadClass))
    mode = try mode ?? Self.mode(maneuver.optionalText("travel_mode"))
  }

  private static func mode(_ name: String?) -> TravelMode? {
    switch name {
    case "drive": .driving
    case "pedestrian": .walking
    case "bicycle": .cycling
    default: nil
    }
  }

  /// The maneuver types by number; one that is not here is told by the line's own turn.
  private static let kinds: [Int: ManeuverKind] = [
    1: .depart, 2: .depart, 3: .depart, 4: .arrive, 5: .arrive, 6: .arrive, 7: .straight, 8: .straight,
    9: .slightRight, 10: .right, 11: .sharpRight, 12: .uTurn, 13: .uTurn, 14: .sharpLeft, 15: .left, 16: .slightLeft,
    17: .straight, 18: .keepRight, 19: .keepLeft, 20: .keepRight, 21: .keepLeft, 22: .straight, 23: .keepRight,
    24: .keepLeft, 25: .merge, 26: .roundabout, 27: .roundaboutExit, 28: .ferry, 29: .ferry, 37: .merge, 38: .merge,
    39: .stairs, 40: .stairs, 41: .stairs,
  ]
}
