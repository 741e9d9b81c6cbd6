import GuidanceCore

extension RouteSketch {
  /// Lays the sketch on the ground, leg by leg, as a route.
  ///
  /// The haversine length of each leg is the length asked for. Step 0 is the departure, wordless where none was written;
  /// the last step is the arrival, also wordless where none was written.
  ///
  /// - Parameters:
  ///   - origin: where it begins.
  ///   - course: the direction of travel at the origin, for a first leg that is relative.
  ///   - mode: how it is travelled.
  ///   - provider: who gives it.
  /// - Throws: ``RouteSketchError`` with the item that is wrong.
  public func laid(
    from origin: Coordinate, course: Double?, mode: TravelMode, provider: String
  ) throws(RouteSketchError) -> NavRoute {
    var pen = SketchPen(at: origin, course: course)
    for (index, item) in items.enumerated() {
      if pen.hasArrived { throw .afterArrival(item: index) }
      switch item {
      case .leg(let direction, let meters, let roadClass):
        try pen.leg(direction, meters: meters, roadClass: roadClass, item: index)
      case .arc(let degrees, let radius): try pen.arc(degrees: degrees, radius: radius, item: index)
      case .maneuver(let kind, let words, let exit): pen.maneuver(kind, words: words, exit: exit, item: index)
      case .depart(let words): pen.departure = words
      }
    }
    let polyline: Polyline
    do { polyline = try Polyline(pen.vertices) } catch { throw .noLegs }
    for (index, along) in speedCameras.enumerated() where !(along >= 0 && along <= polyline.length + 1e-6) {
      throw .cameraOutside(index: index, along: along, length: polyline.length)
    }
    return NavRoute(
      provider: provider, mode: mode, polyline: polyline, steps: pen.steps(on: polyline), expectedTime: expectedTime,
      classes: pen.classes(on: polyline), speedCameras: speedCameras.sorted())
  }
}

/// Draws a sketch: knows where it is, in which direction it came, and which maneuvers wait for their bend.
private struct SketchPen {
  /// A maneuver at a vertex.
  struct Mark {
    var kind: ManeuverKind
    var words: String
    var vertex: Int
    var item: Int
  }

  private(set) var vertices: [Coordinate]
  private(set) var marks: [Mark] = []
  var departure = ""
  private var course: Double?
  private var roadClasses: [RoadClass?] = []

  init(at origin: Coordinate, course: Double?) {
    vertices = [origin]
    self.course = course
  }

  var hasArrived: Bool { marks.last?.kind == .arrive }

  mutating func leg(
    _ direction: Direction, meters: Double, roadClass: RoadClass?, item: Int
  ) throws(RouteSketchError) {
    guard meters.isFinite, meters > 0 else { throw .notPositive(item: item, meters) }
    if case .relative = direction, course == nil { throw .relativeWithoutCourse(item: item) }
    let bearing = direction.bearing(travelling: course ?? 0)
    guard bearing.isFinite else { throw .notPositive(item: item, bearing) }
    // The direction of travel at the origin bends nothing: a route may begin against it.
    if let course, vertices.count > 1 { try check(bend: Geodesy.turn(from: course, to: bearing), leg: item) }
    line(bearing, meters, roadClass)
    course = bearing
  }

  /// Chords of at most 5 degrees and 5 m.
  mutating func arc(degrees: Double, radius: Double, item: Int) throws(RouteSketchError) {
    guard radius.isFinite, radius > 0 else { throw .notPositive(item: item, radius) }
    guard degrees.isFinite, abs(degrees) > 0, abs(degrees) <= 36_000 else { throw .notPositive(item: item, degrees) }
    guard let begin = course else { throw .relativeWithoutCourse(item: item) }
    if vertices.count > 1 { try check(bend: max(-179, min(179, degrees)), leg: item) }
    let radians = abs(degrees) * .pi / 180
    let chords = max(1, min(10_000, max((abs(degrees) / 5).rounded(.up), (radians * radius / 5).rounded(.up))))
    let step = degrees / chords
    let length = Geodesy.chord(degrees: abs(step), radius: radius)
    for index in 0..<Int(chords) {
      line(begin + step * (Double(index) + 0.5), length, roadClasses.last ?? nil)
    }
    course = Geodesy.normalizedDegrees(begin + degrees)
  }

  mutating func maneuver(_ kind: ManeuverKind, words: String?, exit: Int?, item: Int) {
    let words = words ?? ManeuverWords.made(for: kind, exit: exit)
    marks.append(Mark(kind: kind, words: words, vertex: vertices.count - 1, item: item))
  }

  private mutating func line(_ bearing: Double, _ meters: Double, _ roadClass: RoadClass?) {
    vertices.append(Geodesy.laidPlace(from: vertices[vertices.count - 1], bearing: bearing, meters: meters))
    roadClasses.append(roadClass)
  }

  /// Refuses a bend against a maneuver at the place where it begins.
  private func check(bend: Double, leg: Int) throws(RouteSketchError) {
    for mark in marks where mark.vertex == vertices.count - 1 {
      let contradicts =
        switch mark.kind {
        case .left, .slightLeft, .sharpLeft: bend > 1 && bend < 179
        case .right, .slightRight, .sharpRight: bend < -1 && bend > -179
        case .uTurn: abs(bend) < 90
        default: false
        }
      if contradicts { throw .contradiction(maneuver: mark.item, leg: leg, kind: mark.kind, bend: bend) }
    }
  }

  func steps(on line: Polyline) -> [NavStep] {
    var steps = [NavStep(instruction: departure, kind: .depart, distance: 0, maneuverAlong: 0)]
    var marks = marks
    if !hasArrived { marks.append(Mark(kind: .arrive, words: "", vertex: vertices.count - 1, item: 0)) }
    for mark in marks {
      let along = line.cumulative[mark.vertex]
      let distance = along - steps[steps.count - 1].maneuverAlong
      steps.append(NavStep(instruction: mark.words, kind: mark.kind, distance: distance, maneuverAlong: along))
    }
    return steps
  }

  /// The classes by stretch, neighbours of one class joined; none where no leg names one.
  func classes(on line: Polyline) -> [RoadStretch] {
    if roadClasses.allSatisfy({ $0 == nil }) { return [] }
    return RoadStretch.joined(
      roadClasses.enumerated().map { index, roadClass in
        RoadStretch(
          from: line.cumulative[index], to: line.cumulative[index + 1], roadClass: roadClass ?? .town)
      })
  }
}

extension RoadStretch {
  /// The same stretches with neighbours of one class as one.
  static func joined(_ stretches: [RoadStretch]) -> [RoadStretch] {
    var joined: [RoadStretch] = []
    for stretch in stretches where stretch.to > stretch.from {
      if let last = joined.last, last.roadClass == stretch.roadClass {
        joined[joined.count - 1].to = stretch.to
      } else {
        joined.append(stretch)
      }
    }
    return joined
  }
}
