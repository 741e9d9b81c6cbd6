import GuidanceCore
import SimWorld

/// One line of `expect`.
public indirect enum Expectation: Sendable, Hashable {
  /// `EVENT [WHEN]`; `ordinal` nil, or `2nd failed ...`.
  case event(EventReference, WhenSyntax?)
  /// `EVENT once [WHEN]`.
  case once(EventReference, WhenSyntax?)
  /// `EVENT N times`, `at least N times`, `at most N times` `[SPAN]`.
  case count(EventReference, CountRelation, Argument<Int>, MomentSpan?)
  /// `no EVENT [WHEN]`.
  case no(EventReference, WhenSyntax?)
  /// `order EVENT, EVENT, ...`.
  case order([EventReference])
  /// `always READING RELATION [SPAN]`.
  case always(ReadingName, Relation, MomentSpan?)
  /// `at M READING RELATION`.
  case at(Argument<Moment>, ReadingName, Relation)
  /// `finally READING RELATION`.
  case finally(ReadingName, Relation)
}

/// When an event is expected, as it was written.
public enum WhenSyntax: Sendable, Hashable {
  /// `at M [± T]`.
  case at(Argument<Moment>, tolerance: Argument<Quantity>? = nil)
  /// `8 s after EVENT [± T]`.
  case after(Argument<Quantity>, EventReference, tolerance: Argument<Quantity>? = nil)
  /// A span.
  case span(MomentSpan)
}

/// How a number of events is compared.
public enum CountRelation: String, Sendable, CaseIterable {
  /// `N times`.
  case exactly
  /// `at least N times`.
  case atLeast = "at least"
  /// `at most N times`.
  case atMost = "at most"
}

/// An event and its fields, as it was written; a field left out matches anything.
public struct EventSyntax: Sendable, Hashable {
  /// The event.
  public var kind: EventKind
  /// The stage of an announcement.
  public var stage: Argument<AnnouncementStage>?
  /// Its step.
  public var step: Argument<Int>?
  /// Its words, or those of a spoken line.
  public var words: Argument<String>?
  /// Its spoken distance.
  public var distance: Argument<Quantity>?
  /// The words that it carries.
  public var then: Argument<String>?
  /// The mode of a request.
  public var mode: Argument<TravelMode>?
  /// The error of a failure.
  public var error: Argument<RouteError>?
  /// The reason of an end.
  public var reason: Argument<TripEndReason>?
  /// Where it stands.
  public var span: SourceSpan

  /// Makes an event without fields.
  public init(_ kind: EventKind, span: SourceSpan = .none) {
    self.kind = kind
    self.span = span
  }
}

/// What can be read at a moment; the raw value is how it is written.
public enum ReadingName: String, Sendable, CaseIterable {
  /// Where guidance stands.
  case phase
  /// Metres along the route.
  case progress
  /// Metres left.
  case remaining
  /// Seconds left.
  case timeLeft = "time-left"
  /// Metres off the line.
  case lateral
  /// The smoothed speed.
  case speed
  /// The direction that points up on the map.
  case map
  /// The puck's turn on the map.
  case puck
  /// The eye's distance.
  case cameraDistance = "camera distance"
  /// The map's pitch.
  case pitch
  /// The next spoken step.
  case nextStep = "next step"
  /// Metres to it.
  case nextDistance = "next distance"
  /// Whether another way is being looked for: `on` or `off`.
  case rerouting
  /// The trip's mode.
  case mode
  /// Whether the provider's own voice may sound: `on` or `off`.
  case providerVoice = "provider-voice"
}

/// What must hold of a reading.
public enum Relation: Sendable, Hashable {
  /// `is X`.
  case equals(Argument<ReadingValue>)
  /// `is not X`.
  case differs(Argument<ReadingValue>)
  /// `below X`.
  case below(Argument<Quantity>)
  /// `above X`.
  case above(Argument<Quantity>)
  /// `within 5 deg of X`.
  case within(Argument<Quantity>, of: Argument<Quantity>)
  /// `between X and Y`: holds both ends.
  case between(Argument<Quantity>, Argument<Quantity>)
  /// `rises [± 20 m]`.
  case rises(tolerance: Argument<Quantity>? = nil)
  /// `known`.
  case known
  /// `unknown`.
  case unknown
}

/// A value that a reading can be compared with.
public enum ReadingValue: Sendable, Hashable {
  /// A word: a phase, a mode, `on`, `off`.
  case word(String)
  /// A number with its unit; a bare one for `next step`.
  case quantity(Quantity)
}
