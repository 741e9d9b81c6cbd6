import GuidanceCore

extension Router {
  /// Where a way from a place may begin: the road's directions, or at a node all roads that leave it.
  func gates(beginningAt place: RoadPlace, _ mode: TravelMode) -> [RoadSearch.Gate] {
    if let node = node(at: place) { return gates(leaving: node, mode) }
    return gates(on: place, mode)
  }

  /// Where a way to a place may end: the road's directions, or at a node all roads that lead there.
  func gates(endingAt place: RoadPlace, _ mode: TravelMode) -> [RoadSearch.Gate] {
    if let node = node(at: place) { return gates(reaching: node, mode) }
    return gates(on: place, mode)
  }

  /// The begins of all roads that leave a node.
  func gates(leaving node: Int, _ mode: TravelMode) -> [RoadSearch.Gate] {
    network.leaving[node].filter { network.allows($0, mode) }
      .map { RoadSearch.Gate(arc: $0, along: network.pass($0).from) }
  }

  /// The ends of all roads that lead to a node.
  func gates(reaching node: Int, _ mode: TravelMode) -> [RoadSearch.Gate] {
    network.leaving[node].map(\.reversed).filter { network.allows($0, mode) }
      .map { RoadSearch.Gate(arc: $0, along: network.pass($0).to) }
  }

  /// Whether a way that begins at a gate does not begin with a turn back.
  func isAhead(_ gate: RoadSearch.Gate, _ course: Double, at place: RoadPlace) -> Bool {
    // A road has two directions, so one lies ahead; of the roads at a junction all but the one he came from do.
    let limit = node(at: place) == nil ? 90.0 : 135
    return Geodesy.angleBetween(network.bearing(of: gate.arc, at: gate.along), course) <= limit
  }

  private func gates(on place: RoadPlace, _ mode: TravelMode) -> [RoadSearch.Gate] {
    [true, false].map { RoadArc(road: place.road, isForward: $0) }.filter { network.allows($0, mode) }
      .map { RoadSearch.Gate(arc: $0, along: place.along) }
  }

  /// The node at a place, to the millimetre.
  private func node(at place: RoadPlace) -> Int? {
    let road = network.roads[place.road]
    if place.along < 0.001 { return road.from }
    return place.along > road.line.length - 0.001 ? road.to : nil
  }
}
