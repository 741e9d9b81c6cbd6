import GuidanceCore

/// All that one run needs: truth, sensors, providers, acts, seed and schedule.
///
/// The same plan gives the same journal.
public struct WorldPlan: Sendable {
  /// Where luck begins.
  public var seed: UInt64
  /// In which order the jobs of one instant run.
  public var schedule: Schedule
  /// Whether each actor has an identity of its own even under first-in-first-out.
  public var explores: Bool
  /// The planned routes, in file order; the first one's trip begins at 0:00 unless an act starts that very route.
  public var routes: [PlannedRoute]
  /// What really happens: a drive, or fixes that were recorded.
  public var truth: WorldTruth
  /// The receiver; it is not used with recorded fixes.
  public var gps: GPSPlan
  /// The compass; nil = none.
  public var compass: CompassPlan?
  /// The barometer; nil = none.
  public var barometer: BarometerPlan?
  /// The route providers by name; a route of another name is served by the first.
  public var providers: [ProviderPlan]
  /// Providers that guide themselves.
  public var feeds: [FeedPlan]
  /// What the person does.
  public var acts: [AppAct]
  /// The roads; nil where no map was drawn.
  public var roads: RoadNetwork?
  /// Values of the configuration by name (see `ConfigurationName`).
  public var settings: [WorldSetting]
  /// The phrase book: `en` or `ko`.
  public var language: String
  /// The virtual moment at which the run ends.
  public var limit: SimInstant

  /// Makes a plan of one route, a truth and a limit; everything else is as in a scenario that leaves it out.
  public init(routes: [PlannedRoute], truth: WorldTruth, limit: SimInstant) {
    self.seed = 1
    self.schedule = .fifo
    self.explores = false
    self.routes = routes
    self.truth = truth
    self.gps = GPSPlan()
    self.compass = nil
    self.barometer = nil
    self.providers = [ProviderPlan()]
    self.feeds = []
    self.acts = []
    self.roads = nil
    self.settings = []
    self.language = "en"
    self.limit = limit
  }
}

/// A route of a scenario, by name.
public struct PlannedRoute: Sendable, Equatable {
  /// Its name; nil for one without.
  public var name: String?
  /// The route.
  public var route: NavRoute

  /// Makes a planned route.
  public init(name: String? = nil, route: NavRoute) {
    self.name = name
    self.route = route
  }
}

/// What really happens.
public enum WorldTruth: Sendable {
  /// A drive; the receiver samples it.
  case drive(Drive)
  /// Fixes that were recorded, in the order of their receipt.
  case recorded([DeliveredFix])

  /// The drive; nil where only fixes are known.
  public var drive: Drive? { if case .drive(let drive) = self { drive } else { nil } }
}

/// One overridden value of the configuration.
public struct WorldSetting: Sendable, Equatable {
  /// The dotted name.
  public var name: String
  /// The value in metres, seconds, degrees, metres per second, or a count.
  public var value: Double

  /// Makes a setting.
  public init(name: String, value: Double) {
    self.name = name
    self.value = value
  }
}

/// Something that the person does.
public struct AppAct: Sendable, Equatable {
  /// What.
  public var action: AppAction
  /// When.
  public var moment: AppMoment

  /// Makes an act.
  public init(_ action: AppAction, at moment: AppMoment) {
    self.action = action
    self.moment = moment
  }
}

/// What a person can do.
public enum AppAction: Sendable, Equatable {
  /// Starts a trip on the route of an index in ``WorldPlan/routes``.
  case starts(route: Int)
  /// Ends the trip on screen.
  case ends
  /// Mutes the voice, or not.
  case mutes(Bool)
  /// Begins or ends a talk.
  case talks(Bool)
  /// Moves the map by hand.
  case pans
  /// Tilts the map, or lays it flat.
  case tilts
  /// Asks for a report of the trip.
  case asksReport
}

/// When a person does something.
public enum AppMoment: Sendable, Equatable {
  /// At a moment of the run.
  case time(SimInstant)
  /// When an event happens, or so long after it.
  case event(EventMoment)
}
