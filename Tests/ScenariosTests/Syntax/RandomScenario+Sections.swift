import GuidanceCore
import SimWorld

@testable import Scenarios

extension RandomScenario {
  mutating func map() -> MapSection {
    if chance(25) {
      return MapSection(
        file: words(), facts: list(0...4) { g in g.line(g.placeFact()) }, comments: comments())
    }
    let drawings = [["A-----B", "      |", "      C"], ["   A", "  /", "B"], ["A#B", "= \" :"], ["가--A"]]
    return MapSection(
      scale: quantity(.length), drawing: pick(drawings), facts: list(0...3) { g in g.line(g.fact()) },
      comments: comments())
  }

  private mutating func placeFact() -> MapFact {
    let name = Argument(pick(Self.names))
    if chance(40) { return .crossing(name: name, words(), words()) }
    let place = Coordinate(latitude: Double(below(1800)) / 10 - 90, longitude: Double(below(3600)) / 10 - 180)
    return .place(name: name, place)
  }

  private mutating func fact() -> MapFact {
    if chance(30) { return .alias(name: Argument(pick(Self.names)), letter: Argument("S")) }
    let speed = maybe { $0.quantity(.speed) }
    let kind = maybe { $0.pick(RoadKindWord.allCases) }
    let name = speed == nil && kind == nil ? words() : maybe { $0.words() }
    return .road(
      from: argument("word") { $0.pick(["A", "town-hall", "역"]) },
      to: argument("word") { $0.pick(["B", "off-route"]) },
      speed: speed, kind: kind, name: name)
  }

  mutating func route(name: String?) -> RouteSection {
    var route = RouteSection(
      mode: argument("word") { $0.pick(TravelMode.allCases) }, provider: maybe { Argument($0.pick(Self.names)) },
      name: name.map { Argument($0) }, lines: list(0...6) { g in g.line(g.routeLine()) }, comments: comments())
    if chance(30) {
      let formats = Vocabulary.words(of: .format)
      route.file = RouteFileSyntax(path: Argument(text()), format: argument("word") { $0.pick(formats) })
    } else if chance(30) {
      route.places = list(1...4) { Argument($0.pick(["A", "B", "역", "town-hall"])) }
    }
    return route
  }

  mutating func routeLine() -> RouteLine {
    switch below(7) {
    case 0, 1: .leg(direction(), quantity(.length), maybe { $0.pick(RoadClass.allCases) })
    case 2: .arc(isLeft: chance(), angle: quantity(.angle), radius: quantity(.length))
    case 3: .depart(words())
    case 4: .takes(quantity(.time))
    case 5: .speedCamera(quantity(.length))
    default: .maneuver(maneuver(words: true))
    }
  }

  mutating func maneuver(words hasWords: Bool) -> ManeuverSyntax {
    let kinds: [ManeuverKind] = [
      .left, .right, .slightLeft, .slightRight, .sharpLeft, .sharpRight, .keepLeft, .keepRight, .uTurn, .roundabout,
      .roundaboutExit, .arrive, .straight,
    ]
    let kind = pick(kinds)
    let exit = kind == .roundabout ? maybe { $0.count() } : nil
    return ManeuverSyntax(kind, exit: exit, words: hasWords ? maybe { $0.words() } : nil)
  }

  mutating func drive() -> DriveSection {
    DriveSection(
      word: pick(DriveWord.allCases), speed: maybe { $0.quantity(.speed) },
      places: list(0...3) { Argument($0.pick(["A", "B", "역"])) }, lines: list(0...5) { g in g.line(g.driveLine()) },
      comments: comments())
  }

  private mutating func driveLine() -> DriveLine {
    switch below(10) {
    case 0: .start(place())
    case 1: .startBeside(quantity(.length), direction(), of: place())
    case 2: .wait(quantity(.time), at: place())
    case 3: .speed(quantity(.speed), from: place())
    case 4: .accelerate(quantity(.acceleration))
    case 5: .brake(quantity(.acceleration))
    case 6: .keepGoing(quantity(.length))
    case 7: .fixes(from: words())
    case 8: offset()
    default: leave()
    }
  }

  private mutating func offset() -> DriveLine {
    let isWhole = chance()
    return .offset(
      quantity(.length), isLeft: chance(), from: isWhole ? nil : place(), to: isWhole ? nil : place())
  }

  private mutating func leave() -> DriveLine {
    let end = maybe { $0.place() }
    let items = list((end == nil ? 1 : 0)...3) { g -> LeaveItemSyntax in
      g.chance(30) ? .wait(g.quantity(.time)) : .go(g.direction(), g.quantity(.length))
    }
    return .leave(at: place(), items, returnTo: end)
  }

  mutating func gps() -> GPSEffectSyntax {
    switch below(22) {
    case 0: .every(quantity(.time))
    case 1: .accuracy(quantity(.length))
    case 2: .noise(quantity(.length))
    case 3: .drift(quantity(.length), over: quantity(.time))
    case 4: .bias(quantity(.length), direction())
    case 5: .delay(quantity(.time))
    case 6: .like(argument("words") { $0.pick(["open sky", "car park"]) })
    case 7: .wild(quantity(.length), direction(), fixes: maybe { $0.count() }, accuracy: maybe { $0.quantity(.length) })
    case 8: .frozen
    case 9: .cached(quantity(.length), direction(), age: quantity(.time))
    case 10: .reads(.accuracy, quantity(.length))
    case 11: pick([.reads(.speed, quantity(.speed)), .reads(.course, quantity(.angle))])
    case 12: pick([.placeReads(coordinate()), .placeReadsNotANumber])
    case 13: .unknown(pick(FixField.allCases), below: nil)
    case 14: .unknown(.course, below: quantity(.speed))
    case 15: pick([.courseOff(quantity(.angle)), .courseNoise(quantity(.angle))])
    case 16: .silent
    case 17: .tunnel(pick(TunnelKind.allCases))
    case 18: pick([.duplicate, .repeated])
    case 19: .late(quantity(.time))
    case 20: .held
    default: .clockAhead(quantity(.time))
    }
  }

  mutating func compass() -> CompassEffectSyntax {
    pick([
      .every(quantity(.time)), .noise(quantity(.angle)), .bias(quantity(.angle)), .magnetic,
      .accuracy(quantity(.angle)), .reads(quantity(.angle)), .invalid, .silent,
    ])
  }

  mutating func barometer() -> BarometerLineSyntax {
    let level = argument("n") { $0.pick([-2, 0, 1, 30]) }
    return chance() ? .door(level: level) : .level(level, span(events: false))
  }

  mutating func provider(name: String?) -> ProviderSection {
    ProviderSection(
      name: name.map { Argument($0) }, lines: list(0...4) { g in g.line(g.providerLine()) }, comments: comments())
  }

  private mutating func providerLine() -> ProviderLine {
    switch below(5) {
    case 0: .latency(quantity(.time), to: maybe { $0.quantity(.time) })
    case 1: .scripted(pick([1, 2, 3, 11, 22, 113]), after: maybe { $0.quantity(.time) }, action())
    case 2: .otherwise(action())
    case 3: .down(span(events: false))
    default: .travelTime(quantity(.time))
    }
  }

  private mutating func action() -> ProviderActionSyntax {
    switch below(7) {
    case 0: .routes
    case 1: .fails(argument("word") { $0.pick(RouteError.allCases) })
    case 2: .neverAnswers
    case 3: .answersMode(argument("word") { $0.pick(TravelMode.allCases) })
    case 4: .answersProvider(argument("word") { $0.pick(Self.names) })
    case 5: .answersRoute(words())
    default: .answersSketch(list(1...3) { $0.routeLine() })
    }
  }

  mutating func feed(name: String?) -> FeedSection {
    FeedSection(name: name.map { Argument($0) }, lines: list(0...4) { g in g.line(g.feedLine()) }, comments: comments())
  }

  private mutating func feedLine() -> FeedLineSyntax {
    switch below(6) {
    case 0: .followsRoute
    case 1: .rerouting(span(events: false))
    case 2: .swaps(at: moment(events: false), maneuver(words: true), Argument(Quantity(410, .meters)))
    case 3: .says(maneuver(words: true), Argument(Quantity(300, .meters)), at: moment(events: false))
    case 4: .arrives(at: moment(events: false))
    default: .stalls(span(events: false))
    }
  }
}
