import GuidanceCore
import SimWorld

extension RunResolver {
  /// The map as roads that ways can be looked for on.
  mutating func resolveRoads() {
    guard let map else { return }
    do {
      roads = try map.network()
    } catch let problem {
      error(.badMap, "this map makes no roads: \(problem)", scenario.map?.span ?? .none)
    }
  }

  /// The way through places of the map as a route; nil and a complaint where there is none.
  mutating func way(
    through places: [Argument<String>], mode: TravelMode, provider: String, span: SourceSpan
  ) -> NavRoute? {
    guard let map, let roads else {
      if scenario.map == nil, !mapIsBroken {
        error(
          .noMap, "`\(places.first?.literal ?? "")` is a place of a map, and there is none", places.first?.span ?? span,
          "draw one: `map 100 m`")
      }
      return nil
    }
    let names = places.compactMap(\.literal)
    let unknown = places.filter { $0.literal.map { map.coordinate(named: $0) == nil } ?? true }
    for place in unknown { complainOfPlace(place.literal ?? "", place.span, among: map.placeNames) }
    guard unknown.isEmpty, names.count == places.count else { return nil }
    do {
      return try Router(roads, measure: .distance).route(through: names, mode: mode, provider: provider)
    } catch let problem {
      complain(problem, places, mode: mode, span: span)
      return nil
    }
  }

  private mutating func complain(
    _ problem: PlacesError, _ places: [Argument<String>], mode: TravelMode, span: SourceSpan
  ) {
    func place(_ name: String) -> SourceSpan { places.first { $0.literal == name }?.span ?? span }
    switch problem {
    case .tooFewPlaces:
      error(.tooFewPlaces, "expected two places or more, found \(places.count)", span, "name where it ends")
    case .unknownPlace(let name): error(.unknownPlace, "the map has no place `\(name)`", place(name))
    case .samePlaceTwice(let name):
      error(.samePlaceTwice, "`\(name)` follows itself", place(name), "take one of them out")
    case .noWay(let from, let to):
      error(
        .noWay, "no way for \(mode.rawValue) leads from `\(from)` to `\(to)`", place(to),
        "mind one-way roads and footpaths" + (scenario.map?.file == nil ? ", or draw a road" : ""))
    }
  }
}

extension DrawnMap {
  /// The roads between the junctions, each of which lies at its coordinate.
  func network(at coordinates: [Coordinate]) throws(RoadNetworkError) -> RoadNetwork {
    var builder = RoadNetwork.Builder()
    var nodes: [RoadNetwork.Builder.NodeID] = []
    for (junction, coordinate) in zip(junctions, coordinates) {
      nodes.append(try builder.addNode(named: junction.letter, at: coordinate))
    }
    for (name, letter) in aliases.sorted(by: { $0.key < $1.key }) {
      if let index = junction(named: letter) { try builder.addName(name, of: nodes[index]) }
    }
    for road in roads {
      try builder.addRoad(
        from: nodes[road.from], to: nodes[road.to], kind: road.kind.roadKind,
        direction: road.isOneWay ? .forward : .both, speed: road.speed, name: road.name)
    }
    return builder.build()
  }
}

extension DrawnMap.Kind {
  /// The kind that roads know.
  var roadKind: RoadKind {
    switch self {
    case .street: .town
    case .highway: .highway
    case .footpath: .footpath
    }
  }
}
