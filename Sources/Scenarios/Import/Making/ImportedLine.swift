import GuidanceCore

/// The line of an imported route, simple enough for a scenario.
struct ImportedLine {
  /// Where imported drives begin; nobody lives there.
  static let syntheticOrigin = Coordinate(latitude: 0.5, longitude: 0.5)
  /// The most legs; a scenario has at most ten thousand lines.
  private static let mostPlaces = 9000

  /// Its places, two or more.
  let places: [Coordinate]
  /// How far it may lie beside the track: what was asked, or more where the way is too long for that.
  let tolerance: Double

  /// Draws the line; nil where the fixes stay at one place.
  init?(_ fixes: [GuidanceFix], mode: TravelMode, tolerance: Double) {
    var tolerance = tolerance
    var places = TrackLine.places(fixes, mode: mode, tolerance: tolerance)
    while places.count > Self.mostPlaces {
      tolerance *= 1.5
      places = TrackLine.places(fixes, mode: mode, tolerance: tolerance)
    }
    guard let first = places.first, places.contains(where: { Geodesy.distance(first, $0) > TrackLine.stayRadius }) else {
      return nil
    }
    self.places = places
    self.tolerance = tolerance
  }

  /// The first place to a centimetre.
  var roundedStart: Coordinate {
    Coordinate(
      latitude: (places[0].latitude * 1e7).rounded() / 1e7, longitude: (places[0].longitude * 1e7).rounded() / 1e7)
  }
}
