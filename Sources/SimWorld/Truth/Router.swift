import GuidanceCore

/// Finds ways over a road network.
///
/// Drivers and cyclists keep to one-way streets; footpaths are for walkers, highways for drivers. Where the course is
/// known a way does not begin with a turn back, and it turns back later only at a dead end, unless there is no other way.
public struct Router: Sendable {
  /// What is least on the way that is given.
  public enum Measure: Sendable {
    /// The usual travel time.
    case time
    /// The length.
    case distance
  }

  /// The roads.
  public let network: RoadNetwork
  /// What is least on the way that is given.
  public let measure: Measure

  /// A place at most so far from a road counts as on it: the way begins and ends at its place on the road.
  ///
  /// Half the width of a wide road and a poor fix.
  static let onRoadMeters = 50.0

  /// Makes a router; by default it gives the quickest way.
  public init(_ network: RoadNetwork, measure: Measure = .time) {
    self.network = network
    self.measure = measure
  }

  /// The best route between two places.
  ///
  /// It begins where the origin lies on the nearest road open to the mode, and ends likewise; a place more than 50 m from
  /// any road is joined by a straight line.
  ///
  /// - Throws: `no-route` where no way joins them, or where they are one place.
  public func route(
    from origin: Coordinate, course: Double?, to destination: Coordinate, mode: TravelMode, provider: String
  ) throws(RouteError) -> NavRoute {
    guard origin.isValid, destination.isValid,
      let begin = network.nearestPlace(to: origin, course: course, mode),
      let end = network.nearestPlace(to: destination, course: nil, mode)
    else { throw .noRoute }
    let course = begin.meters > Self.onRoadMeters ? nil : course
    let ends = gates(endingAt: end, mode)
    let starts = gates(beginningAt: begin, mode)
    let forward = course.map { course in starts.filter { isAhead($0, course, at: begin) } } ?? starts
    guard let way = way(from: forward, to: ends, mode, orFrom: starts) else { throw .noRoute }
    var writer = RouteWriter(network)
    if begin.meters > Self.onRoadMeters { writer.lead(from: origin) }
    writer.append(way)
    if end.meters > Self.onRoadMeters { writer.lead(to: destination) }
    guard let route = writer.route(mode: mode, provider: provider) else { throw .noRoute }
    return route
  }

  /// The route through named places: neighbours of a drawn map by the road between them, others by the best way for the
  /// mode.
  ///
  /// - Throws: ``PlacesError`` with the place that is wrong.
  public func route(
    through names: [String], mode: TravelMode, provider: String
  ) throws(PlacesError) -> NavRoute {
    guard names.count > 1 else { throw .tooFewPlaces }
    var passes: [RoadPass] = []
    for (a, b) in zip(names, names.dropFirst()) {
      let (from, to) = (try node(named: a), try node(named: b))
      if from == to { throw .samePlaceTwice(a) }
      let course = passes.last.map(network.exitBearing)
      guard let way = neighbourWay(from, to, mode) ?? nodeWay(from, to, course, mode) else {
        throw .noWay(from: a, to: b)
      }
      passes += way
    }
    var writer = RouteWriter(network)
    writer.append(passes)
    guard let route = writer.route(mode: mode, provider: provider) else { throw .tooFewPlaces }
    return route
  }

  private func node(named name: String) throws(PlacesError) -> Int {
    guard let node = network.nodesByName[name] else { throw .unknownPlace(name) }
    return node
  }

  /// The road between two neighbours of a drawn map; one that is open to the mode comes before one that is not.
  private func neighbourWay(_ from: Int, _ to: Int, _ mode: TravelMode) -> [RoadPass]? {
    // On real roads whoever names two places means the way between them, whether or not a junction lies there.
    guard network.callsEveryBend else { return nil }
    let direct = network.leaving[from].filter { network.end(of: $0) == to }
    let open = direct.filter { network.allows($0, mode) }
    let best = (open.isEmpty ? direct : open).min {
      network.roads[$0.road].line.length < network.roads[$1.road].line.length
    }
    return best.map { [network.pass($0)] }
  }

  private func nodeWay(_ from: Int, _ to: Int, _ course: Double?, _ mode: TravelMode) -> [RoadPass]? {
    let starts = gates(leaving: from, mode)
    let ends = gates(reaching: to, mode)
    let ahead = course.map { course in
      starts.filter { Geodesy.angleBetween(network.bearing(of: $0.arc, at: $0.along), course) <= 135 }
    }
    return way(from: ahead ?? starts, to: ends, mode, orFrom: starts)
  }

  private func way(
    from starts: [RoadSearch.Gate], to ends: [RoadSearch.Gate], _ mode: TravelMode, orFrom all: [RoadSearch.Gate]
  ) -> [RoadPass]? {
    var search = RoadSearch(network, mode: mode, byDistance: measure == .distance)
    if let way = search.way(from: starts, to: ends) { return way }
    search = RoadSearch(network, mode: mode, byDistance: measure == .distance)
    search.turnsBackAnywhere = true
    return search.way(from: all, to: ends)
  }
}

/// Why named places make no route.
public enum PlacesError: Error, Sendable, Equatable {
  /// Fewer than two places.
  case tooFewPlaces
  /// The map has no place of this name.
  case unknownPlace(String)
  /// A place follows itself.
  case samePlaceTwice(String)
  /// No way for the mode joins two places.
  case noWay(from: String, to: String)
}
