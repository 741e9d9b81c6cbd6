import GuidanceCore
import SimWorld

/// A drive over a road network at random, in which nobody errs: an exact receiver, and a driver who keeps to his route.
///
/// What may vary is what a good driver does: mode, way, speed, how hard he brakes, where he stops, how far beside the
/// middle of his street he keeps, and turns back where the router sends him. So an off-route is the driver's fault, or
/// the engine's; there is nobody else.
package struct TownDrive: Sendable {
  /// The number of the network.
  package let number: Int
  /// What is played.
  package let plan: WorldPlan

  /// The drive over the network of a number.
  package init(number: Int) {
    self.number = number
    let chance = Chance(seed: UInt64(clamping: number))
    var attempt = 0
    // Nearly every town has a way through the places that are drawn.
    while true {
      var luck = chance.stream("town.\(attempt)")
      if let plan = Self.plan(&luck) {
        self.plan = plan
        return
      }
      attempt += 1
    }
  }

  /// The plan of one draw; nil where the town has no way through the places that were drawn.
  private static func plan(_ luck: inout SeededGenerator) -> WorldPlan? {
    guard let town = TownRoads(&luck) else { return nil }
    let mode = [TravelMode.driving, .driving, .walking, .cycling][luck.below(4)]
    let router = Router(town.network, measure: luck.below(2) == 0 ? .time : .distance)
    let places = (0..<2 + luck.below(3)).map { _ in town.places[luck.below(town.places.count)] }
    guard let route = try? router.route(through: places, mode: mode, provider: "sim"), route.length > 100,
      let drive = drive(along: route, &luck)
    else { return nil }
    var plan = WorldPlan(routes: [PlannedRoute(route: route)], truth: .drive(drive), limit: drive.end)
    // Past the end of an arrival.
    plan.limit = drive.end.advanced(by: .seconds(10))
    plan.gps.period = [1_000_000_000, 1_000_000_000, 500_000_000][luck.below(3)]
    plan.roads = town.network
    return plan
  }

  private static func drive(along route: NavRoute, _ luck: inout SeededGenerator) -> Drive? {
    let usual: ClosedRange<Double> =
      switch route.mode {
      case .driving: 6...22
      case .cycling: 3...8
      case .walking: 1...2
      }
    var plan = DrivePlan(path: route.polyline, speed: luck.uniform(in: usual))
    // A car that goes round a corner at full speed is a driver's fault of its own.
    plan.acceleration = luck.uniform(in: 0.8...3)
    plan.braking = luck.uniform(in: 1...5)
    for _ in 0..<luck.below(3) {
      plan.waits.append(
        DriveWait(seconds: luck.uniform(in: 1...40).rounded(), along: luck.uniform(in: 0...route.length)))
    }
    if luck.below(3) == 0 {
      plan.speedChanges = [
        DriveSpeedChange(speed: luck.uniform(in: usual), along: luck.uniform(in: 0...route.length))
      ]
    }
    // A lane of a wide street, or its pavement.
    if luck.below(3) == 0 {
      plan.offsets = [DriveOffset(metersRight: luck.uniform(in: -6...6), from: 0, to: .infinity)]
    }
    return try? Drive(plan)
  }

  /// Plays the drive.
  package func play() -> Outcome { Outcome(self, World(plan).run()) }

  /// What a drive came to.
  package struct Outcome: Sendable {
    /// The number of the network.
    package let number: Int
    /// How many fixes the receiver delivered.
    package private(set) var fixes = 0
    /// The moments at which the trip was off its route.
    package private(set) var offRoutes: [SimInstant] = []
    /// How often the trip arrived.
    package private(set) var arrivals = 0
    /// The laws that broke.
    package let brokenLaws: [String]

    init(_ drive: TownDrive, _ journal: Journal) {
      number = drive.number
      brokenLaws = Laws.judge(journal, of: drive.plan).filter(\.fails).map(\.law.name)
      for entry in journal.entries {
        switch entry.event {
        case .fix: fixes += 1
        case .offRoute: offRoutes.append(entry.time)
        case .arrived: arrivals += 1
        default: break
        }
      }
    }

    /// What is wrong with the drive, in words; nil where nothing is.
    package var complaint: String? {
      var faults = offRoutes.map { "off-route at \($0.written)" } + brokenLaws.map { "law \($0) broken" }
      if arrivals != 1 { faults.append("\(arrivals) arrivals") }
      return faults.isEmpty ? nil : "network \(number): " + faults.joined(separator: ", ")
    }
  }
}
