/// Makes spoken lines of what happens on a trip, in one language.
///
/// The words of a maneuver come from its provider; a book adds the distance before and the follower behind.
public protocol PhraseBook: Sendable {
  /// The language of the lines.
  var language: SpokenLanguage { get }
  /// A distance as it is said, for instance `300 metres`.
  func distance(_ meters: Int) -> String
  /// The line for something that happened.
  func line(for utterance: Utterance) -> String
}

/// Something on a trip that can be put into words.
public enum Utterance: Sendable, Equatable {
  /// A maneuver ahead.
  case announce(Announcement)
  /// Guidance has begun.
  case started
  /// The destination is reached.
  case arrived
  /// The route was left.
  case offRoute
  /// The route was found again.
  case backOnRoute
  /// Another route was adopted.
  case rerouted
  /// A reroute has failed.
  case noWayFound
  /// A speed camera is ahead, this many metres away.
  case speedCamera(meters: Int)
}

extension Utterance {
  /// What an engine's event puts into words.
  public init(_ event: GuidanceEvent) {
    switch event {
    case .started: self = .started
    case .announce(let announcement): self = .announce(announcement)
    case .offRoute: self = .offRoute
    case .backOnRoute: self = .backOnRoute
    case .arrived: self = .arrived
    }
  }

  /// What a feed's event puts into words.
  public init(_ event: FeedEvent) {
    switch event {
    case .guidance(let event): self.init(event)
    case .rerouted: self = .rerouted
    }
  }
}

/// A language that lines are spoken in; the raw value is its code.
public enum SpokenLanguage: String, Sendable, CaseIterable {
  /// English.
  case english = "en"
  /// Korean.
  case korean = "ko"

  /// The book of the language.
  public var phraseBook: any PhraseBook {
    switch self {
    case .english: EnglishPhrases()
    case .korean: KoreanPhrases()
    }
  }
}

/// The figures that both books say alike.
enum SpokenFigure {
  /// Kilometres with one decimal at most, without a decimal where it is 0: `1`, `1.5`.
  static func kilometers(_ meters: Int) -> String {
    let tenths = (meters + 50) / 100
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
