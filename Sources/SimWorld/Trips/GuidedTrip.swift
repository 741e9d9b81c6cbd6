import GuidanceCore

/// One trip, whoever guides it: ours are ``NavigationSession`` and ``FeedGuidedTrip``; an app's own goes in their place.
///
/// The app hands it each fix as it is received and asks it to end; whatever the trip does it writes with the pen of its
/// ``TripSite``, and what changes without a fix it tells the site's observer.
public protocol GuidedTrip: Actor {
  /// Begins to guide; called once, before anything else.
  func begin() async -> TripUpdate
  /// Takes a fix as it is received; `cause` is its entry in the journal.
  func receive(_ fix: GuidanceFix, cause: Int) async -> TripUpdate
  /// Takes a reading of a provider that guides itself; `cause` is nil as such readings are no entries.
  func receive(_ reading: FeedReading) async -> TripUpdate
  /// Ends the trip for good; nothing may follow.
  func end(_ reason: TripEndReason, cause: Int?) async
}

extension GuidedTrip {
  /// A trip that guides itself takes no such readings.
  public func receive(_ reading: FeedReading) async -> TripUpdate { TripUpdate(status: TripStatus(phase: .onRoute)) }
}

/// What a trip is like after something happened to it.
public struct TripUpdate: Sendable, Equatable {
  /// Why the fix was refused; nil when it was used, or when there was none.
  public var refusal: FixRefusal?
  /// Whether the fix counted for or against the route.
  public var count: RouteCount?
  /// What anybody may read.
  public var status: TripStatus
  /// What our engine believes; nil for a trip that another engine guides.
  public var snapshot: GuidanceSnapshot?
  /// The speed that the rules used, in metres per second.
  public var speedUsed: Double?
  /// The course that the rules used, in degrees.
  public var courseUsed: Double?
  /// The index of the route guided now in ``Journal/routes``; nil where none is known.
  public var route: Int?
  /// Which of the trip's updates this is; 0 = not counted.
  ///
  /// An app that gets an older one after a newer one drops it.
  public var number = 0

  /// Makes an update.
  public init(
    refusal: FixRefusal? = nil, count: RouteCount? = nil, status: TripStatus, snapshot: GuidanceSnapshot? = nil,
    speedUsed: Double? = nil, courseUsed: Double? = nil, route: Int? = nil
  ) {
    self.refusal = refusal
    self.count = count
    self.status = status
    self.snapshot = snapshot
    self.speedUsed = speedUsed
    self.courseUsed = courseUsed
    self.route = route
  }
}

/// Who wants to know what a trip does without a fix: the app that shows it.
public protocol TripObserver: Actor {
  /// The trip of a number has changed; `cause` is the entry that says so.
  func tripChanged(_ trip: Int, _ update: TripUpdate, cause: Int?) async
}

/// Everything round one trip: its route and figures, the clock, the provider, the voice, the journal.
public struct TripSite: Sendable {
  /// The trip's number, from 1.
  public var number: Int
  /// The planned route.
  public var route: NavRoute
  /// The index of the planned route in ``Journal/routes``.
  public var routeIndex: Int
  /// What the trip wished for when it was planned; goes with every request.
  public var options: RouteOptions
  /// The engine's figures for the trip's mode.
  public var guidanceConfig: GuidanceConfig
  /// The trip's own figures.
  public var tripConfig: TripConfig
  /// Makes the engine for a route.
  public var makeEngine: @Sendable (NavRoute, GuidanceConfig) throws -> any Guiding
  /// Makes the gate of the fixes.
  public var makeGate: @Sendable (GuidanceConfig) -> any FixGating
  /// Makes what decides when another route is asked, for a provider and a mode.
  public var makeRerouting: @Sendable (String, TravelMode, TripConfig) -> any Rerouting
  /// The time, and identities for actors.
  public var stage: Stage
  /// The trip's own provider.
  public var provider: any RouteProvider
  /// The voice.
  public var voice: Voice
  /// The app that shows the trip; weak, as the app holds the trip.
  public weak var observer: (any TripObserver)?
  /// Writes into the journal.
  public var pen: JournalPen
}

/// The time of a world, and identities for its actors.
public struct Stage: Sendable {
  /// Runs the world's jobs.
  public let executor: SimExecutor
  /// Where luck comes from.
  public let chance: Chance
  /// How the traveller truly moves; nil where only recorded fixes are known.
  public let drive: Drive?

  /// Makes a stage.
  public init(executor: SimExecutor, chance: Chance, drive: Drive? = nil) {
    self.executor = executor
    self.chance = chance
    self.drive = drive
  }

  /// The moment now.
  public var now: SimInstant { executor.now }

  /// Runs a body at a moment, unless it is cancelled before.
  @discardableResult
  public func schedule(
    _ name: String, at moment: SimInstant, rank: TimerRank, _ body: @escaping @Sendable () async -> Void
  ) -> SimTask {
    let clock = executor.clock(rank: rank)
    return executor.spawn(name, rank: rank) {
      do { try await clock.sleep(until: moment, tolerance: nil) } catch { return }
      await body()
    }
  }
}
