import GuidanceCore

/// Everything that happened in one run, in order.
///
/// Whatever is said about a run (checks, laws, trace, page) is read from here and from nothing else.
public struct Journal: Sendable, Equatable {
  /// The events, in the order in which they happened; an entry's number is its index.
  public var entries: [JournalEntry] = []
  /// What could be read after each accepted fix, compass update and event, in order.
  public var readings: [Reading] = []
  /// The routes that were guided, in the order of their adoption; entries name them by index.
  public var routes: [NavRoute] = []
  /// The moment at which the run ended.
  public var endedAt: SimInstant = .zero
  /// How the run ended.
  public var outcome: RunOutcome = .quiescent
  /// What escaped the virtual time, and what was left behind.
  public var ledger = Ledger()
  /// How often the schedule had a choice.
  public var choices = 0

  /// Makes an empty journal.
  public init() {}
}

/// One event of a run.
public struct JournalEntry: Sendable, Equatable {
  /// When it happened.
  public var time: SimInstant
  /// Who wrote it.
  public var actor: JournalActor
  /// The trip it belongs to, from 1; 0 = none.
  public var trip: Int
  /// The number of the entry that caused it; nil where nothing in the journal did.
  public var cause: Int?
  /// What happened.
  public var event: JournalEvent

  /// Makes an entry.
  public init(time: SimInstant, actor: JournalActor, trip: Int, cause: Int?, event: JournalEvent) {
    self.time = time
    self.actor = actor
    self.trip = trip
    self.cause = cause
    self.event = event
  }
}

/// Who writes into the journal; the raw value is the word of traces.
public enum JournalActor: String, Sendable, CaseIterable {
  /// The positioning receiver.
  case gps
  /// The compass.
  case compass
  /// The barometer.
  case barometer
  /// A route provider.
  case provider
  /// A provider that guides itself.
  case feed
  /// The trip.
  case trip
  /// The app: the person's acts, the camera.
  case app
  /// The voice.
  case voice
}
