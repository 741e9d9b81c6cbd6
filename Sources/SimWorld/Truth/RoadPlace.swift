import GuidanceCore

/// A place on a road.
struct RoadPlace: Sendable {
  /// The road's index.
  var road: Int
  /// Metres along the road's line.
  var along: Double
  /// Where it is.
  var coordinate: Coordinate
  /// How far it is from what was looked for.
  var meters: Double
}

extension RoadNetwork {
  /// The place on a road, open to a mode, where a traveller most likely is; nil where no road is open to the mode.
  ///
  /// The nearest one; but where a course is known, of the roads at most 15 m farther than the nearest that may be driven
  /// within 45 degrees of it the nearest. (At a junction noise would otherwise put him on the crossing road.)
  func nearestPlace(to place: Coordinate, course: Double?, _ mode: TravelMode) -> RoadPlace? {
    var candidates: [(place: RoadPlace, fits: Bool)] = []
    var nearest = Double.infinity
    for index in roads.indices where isOpen(index, mode) {
      let found = project(place, onRoad: index, within: nearest + 15)
      guard let found else { continue }
      nearest = min(nearest, found.meters)
      candidates.append((found, course.map { leads(found, $0, mode) } ?? true))
    }
    let near = candidates.filter { $0.place.meters <= nearest + 15 }
    let fitting = near.filter(\.fits)
    return (fitting.isEmpty ? near : fitting).map(\.place).min { ($0.meters, $0.road) < ($1.meters, $1.road) }
  }

  private func isOpen(_ road: Int, _ mode: TravelMode) -> Bool {
    roads[road].forward.contains(mode) || roads[road].backward.contains(mode)
  }

  /// Whether a road may be driven at a place within 45 degrees of a course.
  private func leads(_ place: RoadPlace, _ course: Double, _ mode: TravelMode) -> Bool {
    let bearing = roads[place.road].line.bearing(at: place.along)
    let off = Geodesy.angleBetween(bearing, course)
    return (off <= 45 && roads[place.road].forward.contains(mode))
      || (off >= 135 && roads[place.road].backward.contains(mode))
  }

  /// The nearest place of one road, unless it is farther than a limit.
  private func project(_ place: Coordinate, onRoad index: Int, within limit: Double) -> RoadPlace? {
    guard let found = roads[index].line.nearest(to: place, from: 0), found.meters <= limit else { return nil }
    return RoadPlace(road: index, along: found.along, coordinate: found.coordinate, meters: found.meters)
  }
}

extension Polyline {
  /// The nearest place of the line at a distance along or after it, in the plane tangent at the place looked for.
  func nearest(
    to place: Coordinate, from begin: Double
  ) -> (along: Double, coordinate: Coordinate, meters: Double)? {
    let scale = (north: Geodesy.metersPerDegree, east: Geodesy.metersPerDegree * place.cosineOfLatitude)
    var best: (index: Int, share: Double, square: Double)?
    for index in vertices.indices.dropLast() where cumulative[index + 1] >= begin {
      let (a, b) = (vertices[index], vertices[index + 1])
      let north = (a.latitude - place.latitude) * scale.north
      let east = Geodesy.wrappedLongitude(a.longitude - place.longitude) * scale.east
      let alongNorth = (b.latitude - a.latitude) * scale.north
      let alongEast = Geodesy.wrappedLongitude(b.longitude - a.longitude) * scale.east
      let square = alongNorth * alongNorth + alongEast * alongEast
      guard square > 0 else { continue }
      let length = cumulative[index + 1] - cumulative[index]
      let first = max(0, min(1, (begin - cumulative[index]) / length))
      let share = max(first, min(1, -(north * alongNorth + east * alongEast) / square))
      let offNorth = north + share * alongNorth
      let offEast = east + share * alongEast
      let off = offNorth * offNorth + offEast * offEast
      if off < best?.square ?? .infinity { best = (index, share, off) }
    }
    guard let best else { return nil }
    let along = cumulative[best.index] + best.share * (cumulative[best.index + 1] - cumulative[best.index])
    let (a, b) = (vertices[best.index], vertices[best.index + 1])
    return (along, a.between(b, share: best.share), best.square.squareRoot())
  }
}
