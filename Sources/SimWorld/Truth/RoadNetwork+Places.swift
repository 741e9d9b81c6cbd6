import GuidanceCore

extension RoadNetwork {
  /// How near to a place on a road a node must be to be that place, in metres: no shorter piece of a road is made.
  private static let sameNodeMeters = 1.0
  /// Nodes so near to each other are one crossing: the carriageways and islands of a wide one, in metres.
  private static let sameCrossingMeters = 60.0

  /// The network with a name for the place on its roads that is nearest to a coordinate.
  ///
  /// A road is cut there, unless a node is within a metre; routes stay the same.
  ///
  /// - Parameters:
  ///   - meters: how far the nearest road open to the mode may be.
  ///   - mode: who must be able to travel there.
  /// - Returns: the network and where the place is.
  /// - Throws: ``RoadNetworkError``, `offTheRoads` with the distance of the nearest road where that is too far.
  public func naming(
    _ name: String, at coordinate: Coordinate, within meters: Double, for mode: TravelMode
  ) throws(RoadNetworkError) -> (network: RoadNetwork, place: Coordinate) {
    guard coordinate.isValid else { throw .invalidPlace }
    guard nodesByName[name] == nil else { throw .nameTwice(name) }
    guard let place = nearestPlace(to: coordinate, course: nil, mode) else { throw .offTheRoads(nil) }
    guard place.meters <= meters else { throw .offTheRoads(place.meters) }
    let road = roads[place.road]
    if place.along <= Self.sameNodeMeters { return (named(name, road.from), nodes[road.from].coordinate) }
    if place.along >= road.line.length - Self.sameNodeMeters {
      return (named(name, road.to), nodes[road.to].coordinate)
    }
    guard let pieces = road.line.cut(at: place.along) else { throw .invalidPlace }
    var (first, second) = (road, road)
    first.line = pieces.before
    first.to = nodes.count
    second.line = pieces.after
    second.from = nodes.count
    var roads = roads
    roads[place.road] = first
    roads.insert(second, at: place.road + 1)
    let whole = RoadNetwork(
      nodes: nodes + [Node(coordinate: pieces.after.vertices[0], name: name)], roads: roads,
      nodesByName: nodesByName.merging([name: nodes.count]) { old, _ in old }, callsEveryBend: callsEveryBend)
    return (whole, pieces.after.vertices[0])
  }

  /// The places where two streets meet, in the order of the nodes; the nodes of one crossing count once.
  public func crossings(of street: String, and other: String) -> [Coordinate] {
    var found: [Coordinate] = []
    for (index, arcs) in leaving.enumerated() {
      let names = arcs.map { roads[$0.road].name }
      guard names.contains(street), names.contains(other) else { continue }
      let place = nodes[index].coordinate
      if !found.contains(where: { Geodesy.distance($0, place) <= Self.sameCrossingMeters }) { found.append(place) }
    }
    return found
  }

  /// The names of its roads, sorted.
  public var streetNames: [String] { Set(roads.compactMap(\.name)).sorted() }

  private func named(_ name: String, _ node: Int) -> RoadNetwork {
    RoadNetwork(
      nodes: nodes, roads: roads, nodesByName: nodesByName.merging([name: node]) { old, _ in old },
      callsEveryBend: callsEveryBend)
  }
}

extension Polyline {
  /// The two pieces on both sides of a distance along; nil where one of them would have no length.
  fileprivate func cut(at along: Double) -> (before: Polyline, after: Polyline)? {
    let place = coordinate(at: along)
    let before = vertices.indices.filter { cumulative[$0] < along }.map { vertices[$0] } + [place]
    let after = [place] + vertices.indices.filter { cumulative[$0] > along }.map { vertices[$0] }
    guard let first = try? Polyline(before), let second = try? Polyline(after) else { return nil }
    return (first, second)
  }
}
