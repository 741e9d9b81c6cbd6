import GuidanceCore

/// The line of a route along which a recorded track goes, as few places as the tolerance allows.
///
/// The line keeps the order of the track: it crosses itself, turns back and repeats where the track does. Where the
/// traveller stood or hardly moved, the wandering of the fixes makes one place and not a knot.
enum TrackLine {
  /// How far fixes wander about a standing receiver without being on the way, in metres.
  static let stayRadius = 15.0
  /// The most pieces of a track, and the shortest: bounds the time that a tangle takes, and the places that it must keep.
  private static let (mostPieces, shortestPiece) = (2000, 2000)

  /// The places of the line; at least two, and the ends are those of the track.
  ///
  /// - Parameters:
  ///   - fixes: the fixes that guidance would use, in order.
  ///   - tolerance: how far the line may pass beside a place of the track, in metres.
  static func places(_ fixes: [GuidanceFix], mode: TravelMode, tolerance: Double) -> [Coordinate] {
    let places = withoutStays(fixes, mode: mode)
    let longestPiece = max(shortestPiece, places.count / mostPieces)
    var kept: [Coordinate] = []
    var start = 0
    while start < places.count {
      let end = min(places.count - 1, start + longestPiece)
      let simple = simplified(places[start...end], tolerance: tolerance)
      kept += kept.isEmpty ? simple[...] : simple.dropFirst()
      if end == places.count - 1 { break }
      start = end
    }
    return kept
  }

  /// The places of the track, each stay as one.
  static func withoutStays(_ fixes: [GuidanceFix], mode: TravelMode) -> [Coordinate] {
    // Longer than it takes to cross the radius, and much longer on foot.
    let seconds = mode == .walking ? 30.0 : 12
    var places: [Coordinate] = []
    var wasStay = false
    var index = 0
    while index < fixes.count {
      let anchor = fixes[index]
      var end = index
      while end + 1 < fixes.count, Geodesy.distance(anchor.coordinate, fixes[end + 1].coordinate) <= stayRadius {
        end += 1
      }
      let isStay = fixes[end].time - anchor.time >= seconds
      let place = isStay ? middle(fixes[index...end]) : anchor.coordinate
      // A wide stay is found in several parts; they are one place.
      if let last = places.last, isStay, wasStay, Geodesy.distance(last, place) <= stayRadius {
        places[places.count - 1] = last
      } else {
        places.append(place)
      }
      wasStay = isStay
      index = isStay ? end + 1 : index + 1
    }
    return places
  }

  /// The median of latitudes and longitudes: one wild fix does not move it.
  private static func middle(_ fixes: ArraySlice<GuidanceFix>) -> Coordinate {
    guard let first = fixes.first else { return Coordinate(latitude: .nan, longitude: .nan) }
    let east = fixes.map { Geodesy.wrappedLongitude($0.coordinate.longitude - first.coordinate.longitude) }.sorted()
    let north = fixes.map(\.coordinate.latitude).sorted()
    return Coordinate(
      latitude: north[north.count / 2],
      longitude: Geodesy.wrappedLongitude(first.coordinate.longitude + east[east.count / 2]))
  }

  /// The line after Douglas and Peucker: between two kept places none lies farther off than the tolerance.
  static func simplified(_ places: ArraySlice<Coordinate>, tolerance: Double) -> [Coordinate] {
    guard places.count > 2 else { return Array(places) }
    var isKept = [Bool](repeating: false, count: places.count)
    isKept[0] = true
    isKept[places.count - 1] = true
    var pieces = [(from: places.startIndex, to: places.endIndex - 1)]
    while let piece = pieces.popLast() {
      var farthest = piece.from
      var distance = tolerance
      for index in (piece.from + 1)..<max(piece.from + 1, piece.to) {
        let off = PlaneOffset.distance(of: places[index], fromLine: places[piece.from], places[piece.to])
        if off > distance { (farthest, distance) = (index, off) }
      }
      guard farthest > piece.from else { continue }
      isKept[farthest - places.startIndex] = true
      pieces.append((piece.from, farthest))
      pieces.append((farthest, piece.to))
    }
    return places.enumerated().filter { isKept[$0.offset] }.map(\.element)
  }
}
