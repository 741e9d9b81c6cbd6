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
public actor Voice {
  nonisolated let lane: Lane
  /// The voice's identity on the world's executor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  private let recorder: Recorder
  private let book: any PhraseBook
  private var isMuted = false
  private var ended: Set<Int> = []

  /// Makes a voice that speaks a language.
  public init(stage: Stage, recorder: Recorder, language: SpokenLanguage) {
    lane = stage.executor.lane("voice", rank: .app)
    self.recorder = recorder
    book = language.phraseBook
  }

  /// Says a line for a trip.
  public func say(_ line: SpokenLine, trip: Int) {
    if isMuted || ended.contains(trip) { return }
    recorder.record(.said(book.line(for: line.utterance)), by: .voice, trip: trip, cause: line.cause)
  }

  /// Says nothing more for a trip, whatever was asked for before and has not been said yet.
  public func stop(trip: Int) { ended.insert(trip) }

  /// Turns the sound off or on.
  public func mute(_ isMuted: Bool) { self.isMuted = isMuted }
}
