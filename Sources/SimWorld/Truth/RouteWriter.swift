import GuidanceCore

/// Writes passes over roads down as a route: its line, its maneuvers with words, its road classes.
struct RouteWriter {
  /// A line that bends by more than this turns.
  static let turnDegrees = 25.0
  /// From here on a bend is a turn back; a hairpin between two roads stays a turn.
  static let uTurnDegrees = 165.0

  private let network: RoadNetwork
  private var passes: [RoadPass] = []
  private var leadIn: Coordinate?
  private var leadOut: Coordinate?

  /// Makes a writer without passes.
  init(_ network: RoadNetwork) { self.network = network }

  /// Begins the route with a straight line from a place away from the roads.
  mutating func lead(from place: Coordinate) { leadIn = place }

  /// Ends the route with a straight line to a place away from the roads.
  mutating func lead(to place: Coordinate) { leadOut = place }

  /// Adds passes, in order.
  mutating func append(_ more: [RoadPass]) { passes += more.filter { $0.meters > 0.001 } }

  /// The route; nil where its line has no length.
  func route(mode: TravelMode, provider: String) -> NavRoute? {
    var vertices: [Coordinate] = leadIn.map { [$0] } ?? []
    var firsts: [Int] = []
    for pass in passes {
      let places = network.places(of: pass)
      let joins = !vertices.isEmpty && (!firsts.isEmpty || vertices.last == places.first)
      vertices += joins ? Array(places.dropFirst()) : places
      firsts.append(vertices.count - places.count)
    }
    if let leadOut { vertices.append(leadOut) }
    guard let line = try? Polyline(vertices) else { return nil }
    return NavRoute(
      provider: provider, mode: mode, polyline: line, steps: steps(line, firsts, mode), classes: classes(line, firsts))
  }

  private func steps(_ line: Polyline, _ firsts: [Int], _ mode: TravelMode) -> [NavStep] {
    var steps = [NavStep(instruction: "", kind: .depart, distance: 0, maneuverAlong: 0)]
    func append(_ kind: ManeuverKind, at along: Double, exit: Int? = nil, road: String? = nil) {
      let distance = along - steps[steps.count - 1].maneuverAlong
      let words = ManeuverWords.made(for: kind, exit: exit, road: road)
      steps.append(NavStep(instruction: words, kind: kind, distance: distance, maneuverAlong: along))
    }
    for index in passes.indices.dropFirst() {
      if let turn = maneuver(before: index, mode) {
        append(turn.kind, at: line.cumulative[firsts[index]], exit: turn.exit, road: turn.road)
      }
    }
    append(.arrive, at: line.length)
    return steps
  }

  private func road(_ index: Int) -> RoadNetwork.Road { network.roads[passes[index].arc.road] }

  /// The maneuver between a pass and the one before it.
  private func maneuver(before index: Int, _ mode: TravelMode) -> (kind: ManeuverKind, exit: Int?, road: String?)? {
    let (before, after) = (road(index - 1), road(index))
    // Who walks goes round on the pavement, where exits have no numbers.
    if mode != .walking, after.isRoundabout || before.isRoundabout {
      if after.isRoundabout && before.isRoundabout { return nil }
      return after.isRoundabout ? (.roundabout, exit(from: index, mode), nil) : (.roundaboutExit, nil, after.name)
    }
    let bend = Geodesy.turn(
      from: network.exitBearing(of: passes[index - 1]), to: network.entryBearing(of: passes[index]))
    if abs(bend) >= Self.uTurnDegrees { return (.uTurn, nil, nil) }
    if abs(bend) <= Self.turnDegrees || !network.callsEveryBend && !hasChoice(before: index, mode) { return nil }
    return (bend < 0 ? .left : .right, nil, after.name)
  }

  /// Whether more than one road leads on where a pass begins.
  private func hasChoice(before index: Int, _ mode: TravelMode) -> Bool {
    let back = passes[index - 1].arc.reversed
    let onwards = network.leaving[network.begin(of: passes[index].arc)]
    return onwards.filter { $0 != back && network.allows($0, mode) }.count > 1
  }

  /// The number of the exit at which a roundabout is left that is entered with a pass; nil where the route ends in it.
  private func exit(from entry: Int, _ mode: TravelMode) -> Int? {
    var count = 0
    for index in entry..<passes.count {
      if !road(index).isRoundabout { return max(1, count) }
      let node = network.end(of: passes[index].arc)
      let exits = network.leaving[node].contains { arc in
        !network.roads[arc.road].isRoundabout && network.allows(arc, mode)
      }
      if exits { count += 1 }
    }
    return nil
  }

  private func classes(_ line: Polyline, _ firsts: [Int]) -> [RoadStretch] {
    if passes.indices.allSatisfy({ road($0).roadClass == .town }) { return [] }
    var stretches: [RoadStretch] = []
    for index in passes.indices {
      let end = index + 1 < firsts.count ? line.cumulative[firsts[index + 1]] : line.length
      let begin = index == 0 ? 0 : line.cumulative[firsts[index]]
      stretches.append(RoadStretch(from: begin, to: end, roadClass: road(index).roadClass))
    }
    return RoadStretch.joined(stretches)
  }
}
