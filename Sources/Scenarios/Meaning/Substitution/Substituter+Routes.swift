extension Substituter {
  mutating func map(_ map: MapSection) -> MapSection {
    var result = map
    result.scale = value(map.scale)
    result.file = value(map.file)
    result.facts = lines(map.facts) { $0.fact($1) }
    return result
  }

  private mutating func fact(_ fact: MapFact) -> MapFact {
    switch fact {
    case .road(let from, let to, let speed, let kind, let name):
      .road(from: value(from), to: value(to), speed: value(speed), kind: kind, name: value(name))
    case .alias(let name, let letter): .alias(name: value(name), letter: value(letter))
    case .place(let name, let place): .place(name: value(name), place)
    case .crossing(let name, let street, let other):
      .crossing(name: value(name), value(street), value(other))
    }
  }

  mutating func route(_ route: RouteSection) -> RouteSection {
    var result = route
    result.mode = value(route.mode)
    result.provider = value(route.provider)
    result.name = value(route.name)
    result.places = values(route.places)
    result.file = route.file.map { RouteFileSyntax(path: value($0.path), format: value($0.format)) }
    result.lines = lines(route.lines) { $0.routeLine($1) }
    return result
  }

  mutating func routeLine(_ line: RouteLine) -> RouteLine {
    switch line {
    case .leg(let direction, let length, let roadClass): .leg(self.direction(direction), value(length), roadClass)
    case .arc(let isLeft, let angle, let radius): .arc(isLeft: isLeft, angle: value(angle), radius: value(radius))
    case .maneuver(let maneuver): .maneuver(self.maneuver(maneuver))
    case .depart(let words): .depart(value(words))
    case .takes(let time): .takes(value(time))
    case .speedCamera(let along): .speedCamera(value(along))
    }
  }

  mutating func maneuver(_ maneuver: ManeuverSyntax) -> ManeuverSyntax {
    var result = maneuver
    result.exit = value(maneuver.exit)
    result.words = value(maneuver.words)
    return result
  }

  mutating func direction(_ direction: DirectionSyntax) -> DirectionSyntax {
    switch direction {
    case .word: direction
    case .degrees(let degrees): .degrees(value(degrees))
    }
  }
}
