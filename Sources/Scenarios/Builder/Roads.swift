// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The words of the language, as they look in a builder.

import GuidanceCore

/// `map 100 m`: a drawing, as a text of several lines; what indents all of them is taken off.
public func Map(_ scale: Argument<Quantity>, _ drawing: String) -> MapSection {
  var lines = drawing.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  while lines.last?.allSatisfy({ $0 == " " }) == true { lines.removeLast() }
  while lines.first?.allSatisfy({ $0 == " " }) == true { lines.removeFirst() }
  let indentation = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
  return MapSection(scale: scale, drawing: lines.map { String($0.dropFirst(indentation)) })
}

/// `map from "town.osm"`: the roads of an OpenStreetMap file.
public func Map(from file: String) -> MapSection { MapSection(file: Argument(file)) }

/// `route driving`: a planned route; over places of the map where they are given.
public func Route(
  _ mode: TravelMode, by provider: String? = nil, named name: String? = nil, over places: String...
) -> RouteSection {
  RouteSection(
    mode: Argument(mode), provider: provider.map { Argument($0) }, name: name.map { Argument($0) },
    places: places.map { Argument($0) })
}

/// `route from "answer.json" as osrm`: a provider's real answer.
public func Route(from file: String, as format: String, mode: TravelMode? = nil, named name: String? = nil)
  -> RouteSection
{
  var route = RouteSection(
    mode: Argument(.driving), name: name.map { Argument($0) },
    file: RouteFileSyntax(path: Argument(file), format: Argument(format)))
  route.mode = Argument(mode ?? route.usualMode)
  return route
}

extension MapSection {
  /// `A-B 100 km/h "Jayu Highway"`.
  public func road(
    _ from: String, _ to: String, _ speed: Argument<Quantity>? = nil, _ kind: RoadKindWord? = nil,
    named name: String? = nil
  ) -> Self {
    adding(
      .road(from: Argument(from), to: Argument(to), speed: speed, kind: kind, name: name.map { Argument($0) }))
  }

  /// `station = S`.
  public func alias(_ name: String, _ letter: String) -> Self {
    adding(.alias(name: Argument(name), letter: Argument(letter)))
  }

  /// `home = 0.5 N, 0.5 E`; south and west are negative.
  public func place(_ name: String, _ latitude: Double, _ longitude: Double) -> Self {
    adding(.place(name: Argument(name), Coordinate(latitude: latitude, longitude: longitude)))
  }

  /// `corner = crossing of "Mill Road" and "High Street"`.
  public func crossing(_ name: String, of street: String, and other: String) -> Self {
    adding(.crossing(name: Argument(name), Argument(street), Argument(other)))
  }

  private func adding(_ fact: MapFact) -> Self {
    var map = self
    map.facts.append(Line(fact))
    return map
  }
}

extension RouteSection {
  /// A line of the language.
  public func line(_ line: RouteLine) -> Self {
    var route = self
    route.lines.append(Line(line))
    return route
  }

  /// A leg in any direction.
  public func leg(_ direction: DirectionSyntax, _ length: Argument<Quantity>, _ roadClass: RoadClass? = nil) -> Self {
    line(.leg(direction, length, roadClass))
  }

  /// `north 3 km`.
  public func north(_ length: Argument<Quantity>, _ roadClass: RoadClass? = nil) -> Self {
    leg(.north, length, roadClass)
  }
  /// `east 3 km`.
  public func east(_ length: Argument<Quantity>, _ roadClass: RoadClass? = nil) -> Self {
    leg(.east, length, roadClass)
  }
  /// `south 3 km`.
  public func south(_ length: Argument<Quantity>, _ roadClass: RoadClass? = nil) -> Self {
    leg(.south, length, roadClass)
  }
  /// `west 3 km`.
  public func west(_ length: Argument<Quantity>, _ roadClass: RoadClass? = nil) -> Self {
    leg(.west, length, roadClass)
  }
  /// `ahead 2 km`.
  public func ahead(_ length: Argument<Quantity>, _ roadClass: RoadClass? = nil) -> Self {
    leg(.ahead, length, roadClass)
  }

  /// `arc left 90 deg radius 25 m`.
  public func arc(_ side: TravelSide, _ angle: Argument<Quantity>, radius: Argument<Quantity>) -> Self {
    line(.arc(isLeft: side == .left, angle: angle, radius: radius))
  }

  /// Any maneuver.
  public func maneuver(_ kind: ManeuverKind, exit: Argument<Int>? = nil, _ words: Argument<String>? = nil) -> Self {
    line(.maneuver(ManeuverSyntax(kind, exit: exit, words: words)))
  }

  /// `turn left "words"`.
  public func turn(_ side: TravelSide, _ words: Argument<String>? = nil) -> Self {
    maneuver(side == .left ? .left : .right, words)
  }

  /// `keep right "words"`.
  public func keep(_ side: TravelSide, _ words: Argument<String>? = nil) -> Self {
    maneuver(side == .left ? .keepLeft : .keepRight, words)
  }

  /// `u-turn "words"`.
  public func uTurn(_ words: Argument<String>? = nil) -> Self { maneuver(.uTurn, words) }
  /// `roundabout exit 2 "words"`.
  public func roundabout(exit: Argument<Int>, _ words: Argument<String>? = nil) -> Self {
    maneuver(.roundabout, exit: exit, words)
  }
  /// `exit "words"`.
  public func exit(_ words: Argument<String>? = nil) -> Self { maneuver(.roundaboutExit, words) }
  /// `arrive "words"`.
  public func arrive(_ words: Argument<String>? = nil) -> Self { maneuver(.arrive, words) }
  /// `depart "words"`.
  public func depart(_ words: Argument<String>) -> Self { line(.depart(words)) }
  /// `takes 6 min`.
  public func takes(_ time: Argument<Quantity>) -> Self { line(.takes(time)) }
  /// `speed-camera at 2 km`.
  public func speedCamera(at length: Argument<Quantity>) -> Self { line(.speedCamera(length)) }
}

/// A side of the traveller.
public enum TravelSide: Sendable {
  /// The left.
  case left
  /// The right.
  case right
}
