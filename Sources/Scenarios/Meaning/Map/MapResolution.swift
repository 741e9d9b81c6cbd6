import GuidanceCore

extension RunResolver {
  /// Beyond it the rows of a drawing differ too much in the width of a degree; in degrees.
  private static let mostLatitude = 89.0

  /// The drawn map with its facts; nil where there is none, or one that cannot be used.
  mutating func resolveMap() {
    guard let section = scenario.map else {
      mapIsBroken = incomplete.contains(.map)
      return
    }
    let scale = positive(section.scale, .length)
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
    map = ResolvedMap(drawn: drawn, coordinates: coordinates)
  }

  private mutating func add(_ line: Line<MapFact>, to map: inout DrawnMap) {
    switch line.content {
    case .alias(let name, let letter):
      guard let name = name.literal, let target = letter.literal else { return }
      guard map.junction(named: target) != nil else { return complainOfPlace(target, letter.span, in: map) }
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
    }
  }

  private mutating func junction(_ name: Argument<String>, in map: DrawnMap) -> Int? {
    guard let word = name.literal else { return nil }
    let found = map.junction(named: word)
    if found == nil { complainOfPlace(word, name.span, in: map) }
    return found
  }

  /// Complains of a place that the map does not have.
  mutating func complainOfPlace(_ name: String, _ span: SourceSpan, in map: DrawnMap) {
    guard !incomplete.contains(.map) else { return }
    let known = map.placeNames
    error(
      .unknownPlace, "the map has no place `\(name)`", span,
      NearestWord.of(name, in: known).map { "did you mean `\($0)`?" } ?? "it has " + WrittenList.text(known))
  }
}

/// A drawn map on the ground.
struct ResolvedMap {
  /// What was drawn.
  var drawn: DrawnMap
  /// Where each junction lies.
  var coordinates: [Coordinate]

  /// The place of a letter or a longer name.
  func coordinate(named name: String) -> Coordinate? { drawn.junction(named: name).map { coordinates[$0] } }
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
