/// The keywords that begin a section or a header line; the raw value is how each is written.
public enum SectionWord: String, Sendable, CaseIterable {
  /// A header line, without lines of its own.
  case scenario, report, tags, seed, schedule, origin, limit, use, param, set, laws
  /// A section with lines.
  case map, route, drive, walk, ride, gps, compass, barometer, provider, feed, app, expect, vary, cases

  /// Whether it is one line and no more.
  var isHeader: Bool {
    switch self {
    case .scenario, .report, .tags, .seed, .schedule, .origin, .limit, .use, .param, .set, .laws: true
    default: false
    }
  }

  /// Whether a file may hold several.
  var mayRepeat: Bool {
    switch self {
    case .use, .param, .set, .laws, .route, .provider, .feed: true
    default: false
    }
  }

  /// The one word for sections that exclude each other.
  var slot: Self { self == .walk || self == .ride ? .drive : self }

  /// Where the words of its lines stand in the vocabulary; nil for header lines and tables.
  var group: VocabularyGroup? {
    switch self {
    case .map: .map
    case .route: .route
    case .drive, .walk, .ride: .drive
    case .gps: .gps
    case .compass: .compass
    case .barometer: .barometer
    case .provider: .provider
    case .feed: .feed
    case .app: .app
    case .expect: .expect
    case .vary: .vary
    default: nil
    }
  }
}
