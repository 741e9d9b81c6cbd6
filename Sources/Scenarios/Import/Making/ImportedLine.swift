import GuidanceCore

/// A planned route that was imported.
enum ImportedPlan {
  /// With its maneuvers.
  case route(NavRoute)
  /// A line alone.
  case places([Coordinate])

  /// The mode where it is told.
  var mode: TravelMode? { if case .route(let route) = self { route.mode } else { nil } }
}

/// The line that an import draws, before it is moved.
struct ImportedLine {
  /// The most places; a scenario has at most ten thousand lines.
  private static let mostPlaces = 9000

  /// How far it may lie beside what was recorded or planned: what was asked, or more where the way is too long for that.
  let tolerance: Double
  private let plan: ImportedPlan

  /// The line of a plan.
  init(_ plan: ImportedPlan, tolerance: Double) {
    self.tolerance = tolerance
    switch plan {
    case .route: self.plan = plan
    case .places(let places): self.plan = .places(TrackLine.simplified(places[...], tolerance: tolerance))
    }
  }

  /// The line of a track.
  ///
  /// - Parameters:
  ///   - fixes: the fixes that guidance would use.
  ///   - name: what the track is called in errors.
  ///   - notes: what is to be said where they make no route.
  init(
    track fixes: [GuidanceFix], called name: String, mode: TravelMode, tolerance: Double, notes: [String]
  ) throws(InputError) {
    var tolerance = tolerance
    var places = TrackLine.places(fixes, mode: mode, tolerance: tolerance)
    while places.count > Self.mostPlaces {
      tolerance *= 1.5
      places = TrackLine.places(fixes, mode: mode, tolerance: tolerance)
    }
    guard let first = places.first, places.contains(where: { Geodesy.distance(first, $0) > TrackLine.stayRadius })
    else {
      let reasons = notes.map { "; " + $0.trimmingPrefix { $0 == " " } }.joined()
      throw InputError(
        "\(name) makes no route: \(Self.usable(fixes.count))" + reasons,
        help: "expected a drive of more than \(Int(TrackLine.stayRadius)) m")
    }
    self.tolerance = tolerance
    plan = .places(places)
  }

  private static func usable(_ count: Int) -> String {
    switch count {
    case 0: "no fix can be used"
    case 1: "only one fix can be used"
    default: "the \(count) fixes that can be used stay at one place"
    }
  }

  /// The first place.
  var start: Coordinate {
    switch plan {
    case .route(let route): route.polyline.vertices[0]
    case .places(let places): places[0]
    }
  }

  /// The first place to a centimetre.
  var roundedStart: Coordinate {
    Coordinate(latitude: (start.latitude * 1e7).rounded() / 1e7, longitude: (start.longitude * 1e7).rounded() / 1e7)
  }

  /// The legs and maneuvers of the line where it is moved to.
  func route(from origin: Coordinate, keepsWords: Bool, move: (Coordinate) -> Coordinate) -> ImportedRoute {
    switch plan {
    case .route(let route):
      ImportedRoute(route, from: origin, tolerance: tolerance, keepsWords: keepsWords, move: move)
    case .places(let places): ImportedRoute(along: places.map(move), from: origin)
    }
  }
}
