import GuidanceCore

/// A provider that answers reroutes.
public struct ProviderSection: Sendable, Hashable {
  /// Its name; nil = it serves all routes without one.
  public var name: Argument<String>?
  /// Its lines.
  public var lines: [Line<ProviderLine>]
  /// Where its first line stands.
  public var span: SourceSpan
  /// The comments of its first line.
  public var comments: Comments

  /// Makes a provider.
  public init(
    name: Argument<String>? = nil, lines: [Line<ProviderLine>] = [], span: SourceSpan = .none,
    comments: Comments = Comments()
  ) {
    self.name = name
    self.lines = lines
    self.span = span
    self.comments = comments
  }
}

/// One line of a provider.
public enum ProviderLine: Sendable, Hashable {
  /// `latency 2 s`, `latency 1 s to 4 s`.
  case latency(Argument<Quantity>, to: Argument<Quantity>?)
  /// `1st [after 4 s] ACTION`.
  case scripted(Int, after: Argument<Quantity>?, ProviderActionSyntax)
  /// `then ACTION`.
  case otherwise(ProviderActionSyntax)
  /// `down from .. to ..`.
  case down(MomentSpan)
  /// `travel time 6 min`.
  case travelTime(Argument<Quantity>)
}

/// What a provider does with a request.
public enum ProviderActionSyntax: Sendable, Hashable {
  /// `routes`.
  case routes
  /// `fails ERROR`.
  case fails(Argument<RouteError>)
  /// `never answers`.
  case neverAnswers
  /// `answers mode driving`.
  case answersMode(Argument<TravelMode>)
  /// `answers provider kakao`.
  case answersProvider(Argument<String>)
  /// `answers "NAME"`.
  case answersRoute(Argument<String>)
  /// `answers: ahead 15 m, turn left, west 1 km, arrive`.
  case answersSketch([RouteLine])
}

/// A provider that guides a trip itself.
public struct FeedSection: Sendable, Hashable {
  /// Its name; nil = it serves all routes without one.
  public var name: Argument<String>?
  /// Its lines.
  public var lines: [Line<FeedLineSyntax>]
  /// Where its first line stands.
  public var span: SourceSpan
  /// The comments of its first line.
  public var comments: Comments

  /// Makes a feed.
  public init(
    name: Argument<String>? = nil, lines: [Line<FeedLineSyntax>] = [], span: SourceSpan = .none,
    comments: Comments = Comments()
  ) {
    self.name = name
    self.lines = lines
    self.span = span
    self.comments = comments
  }
}

/// One line of a feed.
public enum FeedLineSyntax: Sendable, Hashable {
  /// `follows route`.
  case followsRoute
  /// `rerouting from .. to ..`.
  case rerouting(MomentSpan)
  /// `swaps at .. to turn left 410 m`.
  case swaps(at: Argument<Moment>, ManeuverSyntax, Argument<Quantity>)
  /// `says turn right "words" 300 m at ..`.
  case says(ManeuverSyntax, Argument<Quantity>, at: Argument<Moment>)
  /// `arrives at ..`.
  case arrives(at: Argument<Moment>)
  /// `stalls from .. to ..`.
  case stalls(MomentSpan)
}

/// One line of what the person does.
public enum AppLineSyntax: Sendable, Hashable {
  /// `starts "NAME" at ..`.
  case starts(Argument<String>, at: Argument<Moment>)
  /// `ends at ..`.
  case ends(at: Argument<Moment>)
  /// `mutes at ..`.
  case mutes(at: Argument<Moment>)
  /// `mutes from .. to ..`.
  case mutesDuring(MomentSpan)
  /// `talks from .. to ..`.
  case talks(MomentSpan)
  /// `pans at ..`.
  case pans(at: Argument<Moment>)
  /// `tilts at ..`.
  case tilts(at: Argument<Moment>)
  /// `asks report at ..`.
  case asksReport(at: Argument<Moment>)
  /// `speaks ko`.
  case speaks(Argument<String>)
}

/// One line of what fuzzing may change.
public enum VaryLine: Sendable, Hashable {
  /// A line of a section with ranges in place of values, `gps noise 0 m to 15 m`, `gps wild 0 to 3 times`.
  case line(VarySection, [VaryToken])
  /// A parameter's range, `$speed 30 km/h to 80 km/h`.
  case parameter(Argument<String>, from: Argument<Quantity>, to: Argument<Quantity>)
}

/// The sections whose lines can vary.
public enum VarySection: String, Sendable, CaseIterable {
  /// The receiver.
  case gps
  /// The compass.
  case compass
  /// The route provider.
  case provider
}

/// One word of a varying line.
public enum VaryToken: Sendable, Hashable {
  /// A word that stays.
  case word(String)
  /// A value that stays.
  case quantity(Quantity)
  /// A range of values.
  case range(Quantity, Quantity)
  /// `0 to 3 times`.
  case times(Int, Int)
}
