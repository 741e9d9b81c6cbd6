import GuidanceCore

/// Something to say, and the entry that asks for it.
public struct SpokenLine: Sendable, Equatable {
  /// What happened.
  public var utterance: Utterance
  /// The entry that it comes from.
  public var cause: Int?

  /// Makes a line.
  public init(_ utterance: Utterance, cause: Int?) {
    self.utterance = utterance
    self.cause = cause
  }
}

/// Says lines, unless it is muted.
///
/// A line takes its time (``SpeechLength``); the next one does not wait for it, and the journal tells that it began
/// over the other.
public actor Voice: LaneActor {
  nonisolated let lane: Lane
  /// The voice's identity on the world's executor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  private let recorder: Recorder
  private let book: any PhraseBook
  private var isMuted = false
  private var endedTrips: Set<Int> = []
  /// The line that sounds longest, whose it is, and until when.
  private var sounding: (entry: Int, trip: Int, until: SimInstant)?

  /// Makes a voice that speaks a language.
  public init(stage: Stage, recorder: Recorder, language: SpokenLanguage) {
    lane = stage.executor.lane("voice", rank: .app)
    self.recorder = recorder
    book = language.phraseBook
  }

  /// Says a line for a trip.
  public func say(_ line: SpokenLine, trip: Int) {
    if isMuted || endedTrips.contains(trip) { return }
    let words = book.line(for: line.utterance)
    let now = recorder.now
    if let last = sounding, last.until <= now { sounding = nil }
    let entry = recorder.record(
      .said(SpeechRecord(words, over: sounding?.entry)), by: .voice, trip: trip, cause: line.cause)
    let end = now.advanced(by: .seconds(SpeechLength.seconds(of: words)))
    if sounding.map({ $0.until < end }) ?? true { sounding = (entry, trip, end) }
  }

  /// Says nothing more for a trip, not even what is on its way; what it is saying is cut off.
  public func fallSilent(for trip: Int) {
    endedTrips.insert(trip)
    if sounding?.trip == trip { sounding = nil }
  }

  /// Turns the sound off or on; what sounds is cut off.
  public func mute(_ isMuted: Bool) {
    self.isMuted = isMuted
    if isMuted { sounding = nil }
  }
}
