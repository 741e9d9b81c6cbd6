import GuidanceCore

extension Drive {
  /// When the traveller is truly at a distance along for the first time; nil where he never is.
  ///
  /// Metres count on past the path's end where he keeps going. What he passes on a departure does not count.
  public func firstTime(atAlong along: Double) -> SimInstant? {
    for piece in pieces where piece.along.isFinite {
      let driven = along - piece.along
      let reach = piece.meters * piece.alongPerMeter
      // A corner drawn at 3000 m may lie some nanometres off.
      guard driven >= -1e-6, driven <= reach + 1e-6 else { continue }
      let meters = piece.alongPerMeter > 0 ? min(piece.meters, max(0, driven / piece.alongPerMeter)) : 0
      return .driven(piece.start + piece.seconds(toDrive: meters))
    }
    return nil
  }

  /// When the traveller is within a distance of a place for the first time; nil where he never is.
  ///
  /// Below a millimetre the moment is that of passing through the place. Departures count: he is truly there.
  public func firstTime(at place: Coordinate, within meters: Double) -> SimInstant? {
    for piece in pieces {
      if let driven = piece.firstMeters(at: place, within: meters) {
        return .driven(piece.start + piece.seconds(toDrive: driven))
      }
    }
    return nil
  }
}

extension DrivePiece {
  /// Metres driven on the piece when it first comes within a distance of a place.
  fileprivate func firstMeters(at place: Coordinate, within radius: Double) -> Double? {
    let start = place.plane(to: from)
    let startSquare = start.north * start.north + start.east * start.east
    let isPoint = radius < 0.001
    let limit = isPoint ? 0.001 : radius
    if !isPoint || meters == 0, startSquare <= limit * limit { return 0 }
    guard meters > 0 else { return nil }
    let north = latitudePerMeter * Geodesy.metersPerDegree
    let east = longitudePerMeter * Geodesy.metersPerDegree * place.cosineOfLatitude
    let unit = north * north + east * east
    guard unit > 0 else { return nil }
    let nearest = -(start.north * north + start.east * east) / unit
    let nearestInside = min(meters, max(0, nearest))
    let offNorth = start.north + nearestInside * north
    let offEast = start.east + nearestInside * east
    let offSquare = offNorth * offNorth + offEast * offEast
    guard offSquare <= limit * limit else { return nil }
    if isPoint { return nearestInside }
    let missNorth = start.north + nearest * north
    let missEast = start.east + nearest * east
    let half = max(0, limit * limit - missNorth * missNorth - missEast * missEast) / unit
    return min(meters, max(0, nearest - half.squareRoot()))
  }
}
