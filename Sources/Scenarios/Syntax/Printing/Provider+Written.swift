extension ProviderSection: CanonicallyWritten {
  /// The header, `provider google`.
  public var written: String { ["provider", name?.name].spaced }
}

extension FeedSection: CanonicallyWritten {
  /// The header, `feed google`.
  public var written: String { ["feed", name?.name].spaced }
}

extension ProviderLine: CanonicallyWritten {
  /// `1st after 4 s fails quota`.
  public var written: String {
    switch self {
    case .latency(let least, let most): [("latency " + least.written), most.map { "to " + $0.written }].spaced
    case .scripted(let number, let after, let action):
      [number.ordinal, after.map { "after " + $0.written }, action.written].spaced
    case .otherwise(let action): "then " + action.written
    case .down(let span): "down " + span.written
    case .travelTime(let time): "travel time " + time.written
    }
  }
}

extension ProviderActionSyntax: CanonicallyWritten {
  /// `answers mode driving`.
  public var written: String {
    switch self {
    case .routes: "routes"
    case .fails(let error): "fails " + error.word
    case .neverAnswers: "never answers"
    case .answersMode(let mode): "answers mode " + mode.word
    case .answersProvider(let name): "answers provider " + name.name
    case .answersRoute(let name): "answers " + name.quoted
    case .answersSketch(let lines): "answers: " + lines.map(\.written).joined(separator: ", ")
    }
  }
}

extension FeedLineSyntax: CanonicallyWritten {
  /// `swaps at 1:00 to turn left 410 m`.
  public var written: String {
    switch self {
    case .followsRoute: "follows route"
    case .rerouting(let span): "rerouting " + span.written
    case .swaps(let moment, let maneuver, let length):
      "swaps at \(moment.written) to \(maneuver.written) \(length.written)"
    case .says(let maneuver, let length, let moment):
      "says \(maneuver.written) \(length.written) at \(moment.written)"
    case .arrives(let moment): "arrives at " + moment.written
    case .stalls(let span): "stalls " + span.written
    }
  }
}

extension AppLineSyntax: CanonicallyWritten {
  /// `starts "back" at 4 s after arrived`.
  public var written: String {
    switch self {
    case .starts(let name, let moment): "starts \(name.quoted) at \(moment.written)"
    case .ends(let moment): "ends at " + moment.written
    case .mutes(let moment): "mutes at " + moment.written
    case .mutesDuring(let span): "mutes " + span.written
    case .talks(let span): "talks " + span.written
    case .pans(let moment): "pans at " + moment.written
    case .tilts(let moment): "tilts at " + moment.written
    case .asksReport(let moment): "asks report at " + moment.written
    case .speaks(let language): "speaks " + language.name
    }
  }
}

extension VaryLine: CanonicallyWritten {
  /// `gps noise 0 m to 15 m`.
  public var written: String {
    switch self {
    case .line(let section, let tokens): ([section.rawValue] + tokens.map(\.written)).spaced
    case .parameter(let name, let from, let to): "$\(name.name) \(from.written) to \(to.written)"
    }
  }
}

extension VaryToken: CanonicallyWritten {
  /// `0 m to 15 m`.
  public var written: String {
    switch self {
    case .word(let word): word
    case .quantity(let quantity): quantity.written
    case .range(let from, let to): "\(from.written) to \(to.written)"
    case .times(let least, let most): "\(least) to \(most) times"
    }
  }
}

extension ParameterValue: CanonicallyWritten {
  /// `50 km/h`, `3:15`, `B`, `"words"`.
  public var written: String {
    switch self {
    case .quantity(let quantity): quantity.written
    case .moment(let moment): moment.written
    case .word(let word): word
    case .text(let text): QuotedText.written(text)
    }
  }
}
