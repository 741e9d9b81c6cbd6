import GuidanceCore

@testable import SimWorld

/// A made-up town and somebody who keeps to the route that was planned for him in it.
///
/// Streets are left out, bend, and are one-way, slow or footpaths at random; the traveller has any speed of his mode,
/// brakes or does not, stops, changes his speed, and keeps beside the middle. The same seed draws the same.
struct RandomTown {
  /// Who travels.
  let mode: TravelMode
  /// The roads.
  let roads: RoadNetwork
  private var luck: Luck

  /// Draws a town.
  init(seed: Int) throws {
    var luck = Luck(state: UInt64(seed) &* 32_452_843 &+ 11)
    let mode = TravelMode.allCases[luck.next(0...5) % 3]
    var builder = RoadNetwork.Builder()
    builder.callsEveryBend = luck.next(0...1) == 0
    let size = luck.number(60, 350) / Self.share(of: mode)
    let (rows, columns) = (luck.next(2...5), luck.next(2...5))
    var ids: [[RoadNetwork.Builder.NodeID]] = []
    var places: [[Coordinate]] = []
    for row in 0..<rows {
      let line = (0..<columns).map { column in
        origin.moved(
          north: size * (Double(row) + luck.number(-0.3, 0.3)), east: size * (Double(column) + luck.number(-0.3, 0.3)))
      }
      places.append(line)
      ids.append(
        try line.enumerated().map { try builder.addNode(named: "\(row).\($0.offset)", at: $0.element) })
    }
    for row in 0..<rows {
      for column in 0..<columns {
        for (r, c) in [(row + 1, column), (row, column + 1)] where r < rows && c < columns && luck.next(0...9) > 1 {
          let middle = Geodesy.destination(
            from: Geodesy.middle(places[row][column], places[r][c]), bearing: luck.number(0, 360),
            meters: luck.number(0, size / 4))
          let directions: [RoadDirection] = [.both, .both, .both, .forward, .backward]
          try builder.addRoad(
            from: ids[row][column], to: ids[r][c], through: luck.next(0...2) == 0 ? [middle] : [],
            kind: [.town, .town, .town, .highway, .footpath][luck.next(0...4)], direction: directions[luck.next(0...4)],
            speed: luck.next(0...2) == 0 ? luck.number(5, 30) : nil)
        }
      }
    }
    roads = builder.build()
    self.mode = mode
    self.luck = luck
  }

  /// A trip along a planned route to its end; nil where the drawn places are not joined for the mode.
  ///
  /// Two of three routes lead from one place to another, the rest over two or three more, so that some double back.
  mutating func plan() throws -> WorldPlan? {
    let names = roads.nodes.compactMap(\.name)
    let stops = luck.next(0...2) == 0 ? luck.next(3...4) : 2
    let through = (0..<stops).map { _ in names[luck.next(0...names.count - 1)] }
    guard let route = try? Router(roads).route(through: through, mode: mode, provider: "sim") else { return nil }
    var drive = DrivePlan(path: route.polyline, speed: speed())
    if luck.next(0...1) == 0 { (drive.acceleration, drive.braking) = (luck.number(0.5, 4), luck.number(0.5, 4)) }
    for _ in 0..<luck.next(0...2) {
      drive.waits.append(DriveWait(seconds: luck.number(1, 40), along: luck.number(0, route.length)))
    }
    if luck.next(0...2) == 0 {
      drive.speedChanges = [DriveSpeedChange(speed: speed(), along: luck.number(0, route.length))]
    }
    // A lane of a wide street, or its pavement.
    if luck.next(0...2) == 0 {
      drive.offsets = [DriveOffset(metersRight: luck.number(-6, 6) / Self.share(of: mode), from: 0, to: .infinity)]
    }
    let truth = try Drive(drive)
    var plan = WorldPlan(
      routes: [PlannedRoute(route: route)], truth: .drive(truth), limit: truth.end.advanced(by: .seconds(10)))
    plan.gps.period = [1_000_000_000, 1_000_000_000, 500_000_000][luck.next(0...2)]
    plan.roads = roads
    return plan
  }

  /// How much smaller a mode's world is than a driver's.
  private static func share(of mode: TravelMode) -> Double {
    switch mode {
    case .driving: 1
    case .cycling: 2
    case .walking: 4
    }
  }

  /// Any speed of the mode, in m/s; below 0.5 m/s he would count as standing.
  private mutating func speed() -> Double {
    switch mode {
    case .driving: luck.number(4, 36)
    case .cycling: luck.number(1.5, 9)
    case .walking: luck.number(0.6, 2.5)
    }
  }
}

extension Geodesy {
  /// The place halfway between two near ones.
  fileprivate static func middle(_ a: Coordinate, _ b: Coordinate) -> Coordinate {
    destination(from: a, bearing: bearing(from: a, to: b), meters: distance(a, b) / 2)
  }
}
