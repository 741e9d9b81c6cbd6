import GuidanceCore

extension RouteSection: CanonicallyWritten {
  /// The header, `route driving by google "out" A B C`.
  public var written: String {
    let isImplied = file != nil && mode == Argument(usualMode)
    let head: [String?] = [
      "route", isImplied ? nil : mode.word, provider.map { "by " + $0.name }, name?.quoted,
    ]
    let source = file.map { "from \($0.path.quoted) as \($0.format.name)" }
    return (head + places.map(\.name) + [source]).spaced
  }
}

extension RouteLine: CanonicallyWritten {
  /// `east 3 km`, `turn left "words"`.
  public var written: String {
    switch self {
    case .leg(let direction, let length, let roadClass):
      [direction.written, length.written, roadClass?.rawValue].spaced
    case .arc(let isLeft, let angle, let radius): "arc \(side(isLeft)) \(angle.written) radius \(radius.written)"
    case .maneuver(let maneuver): maneuver.written
    case .depart(let words): "depart " + words.quoted
    case .takes(let time): "takes " + time.written
    case .speedCamera(let length): "speed-camera at " + length.written
    }
  }
}

extension ManeuverSyntax: CanonicallyWritten {
  /// `turn slight left "words"`, `roundabout exit 2`.
  public var written: String { [kind.phrase, exit.map { "exit " + $0.written }, words?.quoted].spaced }
}

extension ManeuverKind {
  /// How the maneuver is written; a kind without a word of the language by its name.
  var phrase: String {
    switch self {
    case .left: "turn left"
    case .right: "turn right"
    case .slightLeft: "turn slight left"
    case .slightRight: "turn slight right"
    case .sharpLeft: "turn sharp left"
    case .sharpRight: "turn sharp right"
    case .keepLeft: "keep left"
    case .keepRight: "keep right"
    case .roundaboutExit: "exit"
    default: rawValue
    }
  }
}

extension MapSection: CanonicallyWritten {
  /// The header, `map 100 m`, `map from "town.osm"`.
  public var written: String { ["map", scale?.written, file.map { "from " + $0.quoted }].spaced }
}

extension MapFact: CanonicallyWritten {
  /// `A-B 100 km/h "Jayu Highway"`, `station = S`.
  public var written: String {
    switch self {
    case .road(let from, let to, let speed, let kind, let name):
      let isPlain = [from, to].allSatisfy { $0.literal?.contains("-") == false && $0.name == $0.literal }
      let dash = isPlain ? "-" : " - "
      return [from.name + dash + to.name, speed?.written, kind?.rawValue, name?.quoted].spaced
    case .alias(let name, let letter): return "\(name.name) = \(letter.name)"
    case .place(let name, let place): return "\(name.name) = \(place.written)"
    case .crossing(let name, let street, let other):
      return "\(name.name) = crossing of \(street.quoted) and \(other.quoted)"
    }
  }
}
