import GuidanceCore
import SimWorld

extension RunResolver {
  /// Beyond it the rows of a drawing differ too much in the width of a degree; in degrees.
  private static let mostLatitude = 89.0

  /// The map with its facts; nil where there is none, or one that cannot be used.
  mutating func resolveMap() {
    guard let section = scenario.map else {
      mapIsBroken = incomplete.contains(.map)
      return
    }
    if let file = section.file { return resolveMapFile(file, section) }
    let scale = section.scale.flatMap { positive($0, .length) }
    var reader = DrawingReader(section.drawing, span: section.drawingSpan)
    var drawn = reader.read()
    note(reader.problems)
    guard reader.problems.isEmpty, let scale else {
      mapIsBroken = true
      return
    }
    for line in section.facts { add(line, to: &drawn) }
    let coordinates = drawn.coordinates(scale: scale, origin: origin)
    guard coordinates.allSatisfy({ $0.isValid && abs($0.latitude) <= Self.mostLatitude }) else {
      mapIsBroken = true
      return error(
        .badMap, "this map reaches a pole, where no road leads straight east or west", section.span,
        "choose a smaller scale, or another `origin`")
    }
    map = .drawn(drawn, coordinates: coordinates)
  }

  private mutating func add(_ line: Line<MapFact>, to map: inout DrawnMap) {
    switch line.content {
    case .alias(let name, let letter):
      guard let name = name.literal, let target = letter.literal else { return }
      guard map.junction(named: target) != nil else {
        return complainOfPlace(target, letter.span, among: map.placeNames)
      }
      if map.junction(named: name) != nil {
        return error(.nameTaken, "`\(name)` names a junction already", line.span, "choose another name")
      }
      map.aliases[name] = map.aliases[target] ?? target
    case .road(let from, let to, let speed, let kind, let name):
      guard let start = junction(from, in: map), let end = junction(to, in: map) else { return }
      let roads = map.roads.indices.filter {
        let road = map.roads[$0]
        return (road.from, road.to) == (start, end) || (road.from, road.to) == (end, start)
      }
      guard !roads.isEmpty else {
        return error(
          .noSuchRoad, "no road leads straight from `\(from.literal ?? "")` to `\(to.literal ?? "")`", line.span,
          "name two neighbours of the drawing")
      }
      let speedValue = speed.flatMap { positive($0, .speed) }
      for road in roads {
        if let speedValue { map.roads[road].speed = speedValue }
        if let name = name?.literal { map.roads[road].name = name }
        switch kind {
        case .highway: map.roads[road].kind = .highway
        case .footpath: map.roads[road].kind = .footpath
        case nil: break
        }
      }
    case .place(let name, _), .crossing(let name, _, _):
      error(
        .wrongMapFact, "the places of a drawing are its letters", line.span,
        "draw a letter there, and name it: `\(name.name) = A`")
    }
  }

  private mutating func junction(_ name: Argument<String>, in map: DrawnMap) -> Int? {
    guard let word = name.literal else { return nil }
    let found = map.junction(named: word)
    if found == nil { complainOfPlace(word, name.span, among: map.placeNames) }
    return found
  }

  /// Complains of a place that the map does not have.
  mutating func complainOfPlace(_ name: String, _ span: SourceSpan, among known: [String]) {
    guard !incomplete.contains(.map) else { return }
    let help =
      known.isEmpty
      ? "name a place below `map`: `\(name) = 0.5 N, 0.5 E`"
      : NearestWord.of(name, in: known).map { "did you mean `\($0)`?" } ?? "it has " + WrittenList.text(known)
    error(.unknownPlace, "the map has no place `\(name)`", span, help)
  }
}

/// A map on the ground.
enum ResolvedMap {
  /// What was drawn, and where each junction lies.
  case drawn(DrawnMap, coordinates: [Coordinate])
  /// The roads of a file, and the places that the scenario names, in its order.
  case file(RoadNetwork, names: [String])

  /// The place of a letter or a name.
  func coordinate(named name: String) -> Coordinate? {
    switch self {
    case .drawn(let map, let coordinates): map.junction(named: name).map { coordinates[$0] }
    case .file(let roads, _): roads.place(named: name)
    }
  }

  /// All names that a place can have.
  var placeNames: [String] {
    switch self {
    case .drawn(let map, _): map.placeNames
    case .file(_, let names): names
    }
  }

  /// The roads.
  func network() throws(RoadNetworkError) -> RoadNetwork {
    switch self {
    case .drawn(let map, let coordinates): try map.network(at: coordinates)
    case .file(let roads, _): roads
    }
  }
}

/// Lists in sentences.
enum WrittenList {
  /// `A`, `B` and `C`, each in backticks; at most eight of them.
  static func text(_ words: [String]) -> String {
    let shown = words.prefix(8).map { "`\($0)`" }
    if words.count > shown.count { return shown.joined(separator: ", ") + ", ..." }
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "none" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }
}
