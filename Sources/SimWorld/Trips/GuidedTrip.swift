import GuidanceCore

/// One trip, whoever guides it: ours are ``NavigationSession`` and ``FeedGuidedTrip``; an app's own goes in their place.
///
/// A trip is an actor of the world. ``WorldParts/makeTrip`` makes one for each route that is started and gives it a
/// ``TripSite``: the planned route, the figures, the provider, the voice, the time and a pen.
///
/// ```swift
/// actor MyTrip: GuidedTrip {
///   private let site: TripSite
///   nonisolated let lane: Lane
///   nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }
///
///   init(_ site: TripSite) {
///     self.site = site
///     lane = site.stage.executor.lane("my trip", rank: .trip)
///   }
///   // begin, receive, end
/// }
///
/// var parts = WorldParts()
/// parts.makeTrip = { site in MyTrip(site) }
/// ```
///
/// - **Order**: `begin` once and first; then fixes in the order of their delivery; `end` last. As with any actor another
///   call may come in wherever one waits, and a call that was on its way may arrive after the end.
/// - **The journal** is what expectations and laws read, and the trip's part of it is the trip's own to write, with
///   ``TripSite/pen``: `started`, `announce`, `off-route`, `asked`, `rerouted`, `arrived`, `ended` and the rest of
///   ``JournalEvent``. What is not written did not happen. The app writes the fixes, with the fate that ``TripUpdate``
///   tells, and the moves of the map.
/// - **Time** is virtual: `site.stage.now` is the moment, `site.stage.schedule` waits, `site.stage.executor.spawn` works
///   on while the trip takes fixes. Real clocks and tasks of its own leave the world, and fail the run.
/// - **Errors** end a trip, not a run: write ``JournalEvent/broke(_:)``, and the run fails with these words.
public protocol GuidedTrip: Actor {
  /// Begins to guide; called once, before anything else.
  ///
  /// - Returns: what the trip is like before its first fix.
  func begin() async -> TripUpdate

  /// Takes a fix as it is delivered: no gate was asked yet.
  ///
  /// - Parameters:
  ///   - fix: the fix; its stamps are seconds of virtual time, as `site.stage.now.seconds`.
  ///   - cause: its entry in the journal, for the entries that it causes.
  /// - Returns: what became of the fix, and what the trip is like now; the app shows it.
  func receive(_ fix: GuidanceFix, cause: Int) async -> TripUpdate

  /// Takes a reading of a provider that guides itself; called only for a trip of ``WorldParts/makeFedTrip``.
  ///
  /// Such readings are no entries of the journal, so there is no cause.
  /// - Returns: what the trip is like now; nil where it takes no such readings, and nothing is shown.
  func receive(_ reading: FeedReading) async -> TripUpdate?

  /// Ends the trip for good, by its arrival, by the person or by the next trip: it writes its `ended`, and nothing after.
  ///
  /// - Parameters:
  ///   - reason: why it ends.
  ///   - cause: the entry that ends it; nil where none does.
  func end(_ reason: TripEndReason, cause: Int?) async
}

extension GuidedTrip {
  /// A trip that guides itself takes no readings of a feed.
  public func receive(_ reading: FeedReading) async -> TripUpdate? { nil }
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
