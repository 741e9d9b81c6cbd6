import GuidanceCore

/// Which events a line of a scenario means: a kind and what must hold of its fields; a nil field matches anything.
public struct EventPattern: Sendable, Hashable {
  /// The kind.
  public var kind: EventKind
  /// The stage of an announcement.
  public var stage: AnnouncementStage?
  /// The step of an announcement, in the route guided then.
  public var step: Int?
  /// The words of an announcement or of a spoken line.
  public var words: String?
  /// The spoken distance of an announcement, in metres.
  public var distance: Int?
  /// The words that an announcement carries.
  public var then: String?
  /// The mode of a request.
  public var mode: TravelMode?
  /// The error of a failure.
  public var error: RouteError?
  /// The reason of an end.
  public var reason: TripEndReason?

  /// Makes a pattern of a kind alone.
  public init(_ kind: EventKind) { self.kind = kind }

  /// Whether an event fits.
  public func matches(_ event: JournalEvent) -> Bool {
    guard event.kind == kind else { return false }
    switch event {
    case .announce(let announcement):
      return Self.fits(stage, announcement.stage) && Self.fits(step, announcement.step)
        && Self.fits(words, announcement.instruction) && Self.fits(distance, announcement.spokenDistance)
        && Self.fits(then, announcement.then)
    case .asked(let request): return Self.fits(mode, request.mode)
    case .failed(_, let failure): return Self.fits(error, failure)
    case .ended(let end): return Self.fits(reason, end)
    case .said(let speech): return Self.fits(words, speech.words)
    default: return true
    }
  }

  private static func fits<Value: Equatable>(_ wanted: Value?, _ found: Value?) -> Bool {
    wanted == nil || wanted == found
  }
}

/// A moment that an event makes: the event, and so long after it.
public struct EventMoment: Sendable, Hashable {
  /// Which of the events of this kind, from 1; nil = the first that fits the pattern.
  ///
  /// An ordinal counts by the kind alone; the rest of the pattern must then hold of that event.
  public var ordinal: Int?
  /// The event.
  public var pattern: EventPattern
  /// Nanoseconds after it.
  public var offset: Int64

  /// Makes a moment.
  public init(ordinal: Int? = nil, pattern: EventPattern, offset: Int64 = 0) {
    self.ordinal = ordinal
    self.pattern = pattern
    self.offset = offset
  }
}
