import Foundation
import GuidanceCore
import SimWorld

extension RunResolver {
  /// How far a place may lie from the nearest road, in metres: as far as the router takes for on the road.
  private static let mostOffRoad = 50.0

  /// The roads of a map file with the places that the scenario names.
  mutating func resolveMapFile(_ file: Argument<String>, _ section: MapSection) {
    mapIsBroken = true
    guard let path = file.literal, let roads = roads(from: path, file.span) else { return }
    var named = NamedRoads(roads: roads)
    let before = diagnostics.count
    for line in section.facts { add(line, to: &named) }
    guard !diagnostics[before...].contains(where: { $0.severity == .error }) else { return }
    map = .file(named.roads, names: named.names)
    mapIsBroken = false
  }

  private mutating func roads(from path: String, _ span: SourceSpan) -> RoadNetwork? {
    let whole = FilePath.joined(files.folder, path)
    if let known = files.maps[whole] { return known }
    guard let bytes = bytes(of: path, span) else { return nil }
    do {
      let roads = try OpenStreetMap.roads(from: RouteBytes.data(bytes))
      files.maps[whole] = roads
      return roads
    } catch let problem {
      error(
        .badMap, "`\(path)` is no map: \(problem.text)", span,
        bytes.starts(with: [0x1F, 0x8B]) ? "unpack it first: `gzip -d`" : "expected OpenStreetMap XML, `.osm`")
      return nil
    }
  }

  private mutating func add(_ line: Line<MapFact>, to map: inout NamedRoads) {
    switch line.content {
    case .place(let name, let coordinate):
      guard let name = free(name, in: map) else { return }
      place(name, at: coordinate, within: Self.mostOffRoad, line.span, in: &map)
    case .crossing(let name, let street, let other):
      guard let name = free(name, in: map), let first = street.literal, let second = other.literal else { return }
      let unknown = [street, other].filter { !map.roads.hasStreet($0.literal ?? "") }
      for street in unknown { complainOfStreet(street, map.roads) }
      guard unknown.isEmpty, let place = crossing(first, second, line.span, map.roads) else { return }
      self.place(name, at: place, within: 1, line.span, in: &map)
    case .alias(let name, let letter):
      guard let name = free(name, in: map), let target = letter.literal else { return }
      guard let place = map.roads.place(named: target) else {
        return complainOfPlace(target, letter.span, among: map.names)
      }
      self.place(name, at: place, within: 1, line.span, in: &map)
    case .road:
      error(
        .wrongMapFact, "the roads of a map from a file are as the file says", line.span,
        "change the file, or draw a map of your own")
    }
  }

  /// A name that no place has yet; nil and a complaint for one that is taken.
  private mutating func free(_ name: Argument<String>, in map: NamedRoads) -> String? {
    guard let word = name.literal else { return nil }
    if map.names.contains(word) {
      error(.nameTaken, "`\(word)` names a place already", name.span, "choose another name")
      return nil
    }
    return word
  }

  private mutating func place(
    _ name: String, at coordinate: Coordinate, within meters: Double, _ span: SourceSpan, in map: inout NamedRoads
  ) {
    do {
      map.roads = try map.roads.naming(name, at: coordinate, within: meters, for: firstMode).network
      map.names.append(name)
    } catch .offTheRoads(let meters) {
      error(
        .offTheRoads, "`\(name)` lies on no road for \(firstMode.rawValue)", span,
        meters.map { "the nearest one is \(WrittenNumber.rounded($0, decimals: 0)) m away; at most 50 m is taken" }
          ?? "the map has no road for this mode")
    } catch let problem {
      error(.badMap, "`\(name)` cannot be put on the map: \(problem)", span)
    }
  }

  private mutating func complainOfStreet(_ street: Argument<String>, _ roads: RoadNetwork) {
    let known = roads.streetNames
    let name = street.literal ?? ""
    error(
      .unknownStreet, "the map has no street \(QuotedText.written(name))", street.span,
      NearestName.of(name, in: known).map { "did you mean \(QuotedText.written($0))?" }
        ?? (known.isEmpty
          ? "no road of this map has a name: name the place by its coordinates"
          : "names are written as in the file, for instance \(QuotedText.written(known[0]))"))
  }

  private mutating func crossing(
    _ street: String, _ other: String, _ span: SourceSpan, _ roads: RoadNetwork
  ) -> Coordinate? {
    let found = roads.crossings(of: street, and: other)
    if found.count == 1 { return found[0] }
    let (first, second) = (QuotedText.written(street), QuotedText.written(other))
    if found.isEmpty || street == other {
      error(
        .noCrossing, "\(first) and \(second) do not meet", span, "name the place by its coordinates: `0.5 N, 0.5 E`")
    } else {
      let places = found.prefix(4).map { "`\($0.rounded.written)`" }.joined(separator: " or ")
      error(
        .manyCrossings, "\(first) and \(second) meet in \(found.count) places", span,
        "say which one by its coordinates: \(places)")
    }
    return nil
  }
}

/// Roads with the places that were named so far.
private struct NamedRoads {
  var roads: RoadNetwork
  /// In the order of the scenario.
  var names: [String] = []
}

extension RoadNetwork {
  fileprivate func hasStreet(_ name: String) -> Bool { roads.contains { $0.name == name } }
}

extension Coordinate {
  /// The place to a centimetre.
  fileprivate var rounded: Coordinate {
    Coordinate(latitude: (latitude * 1e7).rounded() / 1e7, longitude: (longitude * 1e7).rounded() / 1e7)
  }
}

extension OpenStreetMapError {
  /// What is wrong, in words.
  package var text: String {
    switch self {
    case .notXML(let line): "line \(line) is no XML that is well formed"
    case .notOpenStreetMap: "expected a document `osm`, found another one"
    case .badAttribute(let name, let line): "line \(line) has no `\(name)` that makes sense"
    case .tooLarge: "it has more than \(OpenStreetMap.maximumNodes) nodes"
    case .noRoads: "none of its ways is a road"
    }
  }
}
