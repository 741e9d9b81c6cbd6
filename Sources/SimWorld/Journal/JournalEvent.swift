import GuidanceCore

/// What can happen in a run.
public enum JournalEvent: Sendable, Equatable {
  /// A trip began; carries the index of its route in ``Journal/routes``.
  case began(TripFacts)
  /// A fix was delivered.
  case fix(FixRecord)
  /// A compass reading was accepted: the heading in degrees.
  case heading(Double)
  /// The barometer's level.
  case level(Int)
  /// Guidance found the traveller on the route, once a trip.
  case started
  /// Something was announced.
  case announce(Announcement)
  /// The traveller left the route; carries metres from it, nil where not known.
  case offRoute(lateral: Double?)
  /// The traveller is on the route again.
  case backOnRoute
  /// A reroute request went out.
  case asked(RequestRecord)
  /// A request failed.
  case failed(request: Int, error: RouteError)
  /// A request was given up: back on route, or the trip's end.
  case cancelled(request: Int)
  /// An answer came that nobody waited for any more.
  case ignored(request: Int)
  /// A new route replaced the old one; `request` is nil for a provider that guides itself; `route` is an index into
  /// ``Journal/routes``, nil for a feed.
  case rerouted(request: Int?, route: Int?)
  /// The destination was reached.
  case arrived
  /// The trip ended.
  case ended(TripEndReason)
  /// The voice said a line.
  case said(SpeechRecord)
  /// A speed camera was warned of; carries metres to it.
  case cameraAlert(meters: Double)
  /// A report of the trip was made.
  case reported(String)
  /// The map was moved.
  case camera(CameraRecord)
  /// The travel time was asked again: the provider's seconds, nil where it failed.
  case timeRefreshed(Double?)
  /// The person did something, in the words of the scenario.
  case acted(String)
  /// An engine or a provider of somebody else's broke; the run fails.
  case broke(String)

  /// The event's kind.
  public var kind: EventKind {
    switch self {
    case .began: .began
    case .fix: .fix
    case .heading: .heading
    case .level: .level
    case .started: .started
    case .announce: .announce
    case .offRoute: .offRoute
    case .backOnRoute: .backOnRoute
    case .asked: .asked
    case .failed: .failed
    case .cancelled: .cancelled
    case .ignored: .ignored
    case .rerouted: .rerouted
    case .arrived: .arrived
    case .ended: .ended
    case .said: .said
    case .cameraAlert: .cameraAlert
    case .reported: .reported
    case .camera: .camera
    case .timeRefreshed: .timeRefreshed
    case .acted: .acted
    case .broke: .broke
    }
  }
}

/// The kinds of events; the raw value is the word of scenarios and traces.
public enum EventKind: String, Sendable, CaseIterable {
  /// See the case of the same name in ``JournalEvent``.
  case began, fix, heading, level, started, announce
  case offRoute = "off-route"
  case backOnRoute = "back-on-route"
  case asked, failed, cancelled, ignored, rerouted, arrived, ended, said
  case cameraAlert = "camera-alert"
  case reported, camera
  case timeRefreshed = "time-refreshed"
  case acted, broke
}

/// What is known of a trip when it begins.
public struct TripFacts: Sendable, Equatable {
  /// The route's name in the scenario; nil for one without.
  public var name: String?
  /// The mode.
  public var mode: TravelMode
  /// The provider.
  public var provider: String
  /// Whether the provider guides itself.
  public var isFed: Bool
  /// The index of the planned route in ``Journal/routes``.
  public var route: Int

  /// Makes the facts.
  public init(name: String?, mode: TravelMode, provider: String, isFed: Bool, route: Int) {
    self.name = name
    self.mode = mode
    self.provider = provider
    self.isFed = isFed
    self.route = route
  }
}

/// A fix as it was delivered, and what became of it.
public struct FixRecord: Sendable, Equatable {
  /// The fix, with its truth and faults.
  public var delivered: DeliveredFix
  /// Why it was refused; nil when it was used, or when no trip was there to use it.
  public var refusal: FixRefusal?
  /// Whether it counted for or against the route; nil where it was refused or the engine does not tell.
  public var count: RouteCount?
  /// Metres along the route guided then, after the fix; nil where the engine does not tell.
  public var progress: Double?
  /// The place that it matched; nil where there is none.
  public var matched: Coordinate?
  /// The line's direction there, in degrees; nil where there is none.
  public var bearing: Double?
  /// The phase after the fix.
  public var phase: GuidancePhase?
  /// The speed that the rules used, in metres per second; nil where it is unknown.
  public var speedUsed: Double?
  /// The course that the rules used, in degrees; nil where it is unknown.
  public var courseUsed: Double?

  /// Makes a record of a fix whose fate is not known yet.
  public init(_ delivered: DeliveredFix) { self.delivered = delivered }

  /// Notes what became of the fix.
  @inline(__always)
  mutating func take(_ update: TripUpdate) {
    refusal = update.refusal
    count = update.count
    progress = update.snapshot?.progress
    matched = update.snapshot?.matched
    bearing = update.snapshot?.bearing
    phase = update.status.phase
    speedUsed = update.speedUsed
    courseUsed = update.courseUsed
  }
}

/// What a trip asked of its provider.
public struct RequestRecord: Sendable, Equatable {
  /// The number of the request in this trip, from 1.
  public var number: Int
  /// The mode that was asked.
  public var mode: TravelMode
  /// The provider that was asked.
  public var provider: String
  /// From where.
  public var origin: Coordinate
  /// The course that went along, in degrees; nil where none did.
  public var course: Double?

  /// Makes a record.
  public init(number: Int, mode: TravelMode, provider: String, origin: Coordinate, course: Double?) {
    self.number = number
    self.mode = mode
    self.provider = provider
    self.origin = origin
    self.course = course
  }
}

/// A line that the voice said.
public struct SpeechRecord: Sendable, Equatable {
  /// The whole line.
  public var words: String
  /// The entry of the line that still sounded when this one began; nil where all was quiet.
  public var over: Int?

  /// Makes a record.
  public init(_ words: String, over: Int? = nil) {
    self.words = words
    self.over = over
  }
}

/// One move of the map.
public struct CameraRecord: Sendable, Equatable {
  /// The heading in degrees; nil = unknown, the map keeps what it had.
  public var heading: Double?
  /// The distance of the eye in metres.
  public var distance: Double
  /// The pitch in degrees; 0 = flat.
  public var pitch: Double
  /// The centre.
  public var center: Coordinate

  /// Makes a record.
  public init(heading: Double?, distance: Double, pitch: Double, center: Coordinate) {
    self.heading = heading
    self.distance = distance
    self.pitch = pitch
    self.center = center
  }
}
