/// All words of the language, each with a sentence: what the reader offers, `pfsim words` prints and editors colour.
public enum Vocabulary {
  /// Every word, by group in the order of ``VocabularyGroup``.
  public static let entries: [VocabularyEntry] = VocabularyGroup.allCases.flatMap { group in
    forms(of: group).map { VocabularyEntry(group: group, form: $0.0, sentence: $0.1) }
  }

  /// The words that begin the lines of a group.
  public static func words(of group: VocabularyGroup) -> [String] { wordsByGroup[group] ?? [] }

  /// The entries of a group.
  public static func entries(of group: VocabularyGroup) -> [VocabularyEntry] { entries.filter { $0.group == group } }

  private static let wordsByGroup: [VocabularyGroup: [String]] = {
    var words: [VocabularyGroup: [String]] = [:]
    for entry in entries where words[entry.group]?.contains(entry.word) != true {
      words[entry.group, default: []].append(entry.word)
    }
    return words
  }()

  private static func forms(of group: VocabularyGroup) -> [(String, String)] {
    switch group {
    case .section: sections
    case .map: mapFacts
    case .route: routeLines
    case .drive: driveLines
    case .gps: gpsLines
    case .compass: compassLines
    case .barometer: barometerLines
    case .provider: providerLines
    case .feed: feedLines
    case .app: appLines
    case .expect: expectLines
    case .vary: varyLines
    case .event: events
    case .reading: readings
    case .relation: relations
    case .moment: moments
    case .direction: directions
    case .unit: units
    case .mode, .stage, .phase, .routeError, .endReason, .format, .switched, .preset: listed(group)
    }
  }
}

/// One word and what it does.
public struct VocabularyEntry: Sendable, Hashable {
  /// Where it stands.
  public let group: VocabularyGroup
  /// How it is written with what belongs to it; capitals stand for values.
  public let form: String
  /// What it means.
  public let sentence: String

  /// The word itself: what the form begins with.
  public var word: String {
    let words = form.split(separator: " ")
    let fixed = words.prefix { $0.allSatisfy { $0.isLowercase || $0 == "-" || $0 == "/" || $0.isNumber } }
    return group.isWhole ? form : String(fixed.first ?? words.first ?? "")
  }
}

/// Where a word stands; the raw value is the heading of the list.
public enum VocabularyGroup: String, Sendable, CaseIterable {
  /// Keywords of sections and header lines.
  case section
  /// Facts below a drawing.
  case map
  /// Lines of `route`.
  case route
  /// Lines of `drive`, `walk` and `ride`.
  case drive
  /// Lines of `gps`.
  case gps
  /// Lines of `compass`.
  case compass
  /// Lines of `barometer`.
  case barometer
  /// Lines of `provider`.
  case provider
  /// Lines of `feed`.
  case feed
  /// Lines of `app`.
  case app
  /// Lines of `expect` that begin with no event.
  case expect
  /// Lines of `vary`.
  case vary
  /// What can happen.
  case event
  /// What can be read at a moment.
  case reading
  /// What must hold of a reading.
  case relation
  /// Moments and spans.
  case moment
  /// Directions.
  case direction
  /// Units.
  case unit
  /// How a trip travels.
  case mode
  /// Stages of an announcement.
  case stage
  /// Where guidance stands.
  case phase
  /// Why a request fails.
  case routeError = "error"
  /// Why a trip ends.
  case endReason = "reason"
  /// Formats of route answers.
  case format
  /// Values of `rerouting` and `provider-voice`.
  case switched = "on or off"
  /// Names that `like` takes, in quotes.
  case preset

  /// Whether a form is a word as a whole, blanks included.
  var isWhole: Bool {
    switch self {
    case .reading, .direction, .unit, .mode, .stage, .phase, .routeError, .endReason, .format, .switched, .preset: true
    default: false
    }
  }
}
