// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The words of the language, as they look in a builder.

import GuidanceCore
import SimWorld

/// `expect`: what must hold.
public func Expect() -> Section<Expectation> { Section([]) }

extension Section<Expectation> {
  /// `arrived at 5:58`.
  public func event(_ event: EventReference, _ when: WhenSyntax? = nil) -> Self { adding(.event(event, when)) }
  /// `arrived once at 5:58`.
  public func once(_ event: EventReference, _ when: WhenSyntax? = nil) -> Self { adding(.once(event, when)) }
  /// `no off-route`.
  public func no(_ event: EventReference, _ when: WhenSyntax? = nil) -> Self { adding(.no(event, when)) }
  /// `asked 3 times`, `asked at least 3 times`.
  public func times(
    _ count: Argument<Int>, _ event: EventReference, _ relation: CountRelation = .exactly, _ span: MomentSpan? = nil
  ) -> Self { adding(.count(event, relation, count, span)) }
  /// `order started, off-route, asked`.
  public func order(_ events: EventReference...) -> Self { adding(.order(events)) }
  /// `always progress rises`.
  public func always(_ reading: ReadingName, _ relation: Relation, _ span: MomentSpan? = nil) -> Self {
    adding(.always(reading, relation, span))
  }
  /// `at 0:40 progress within 1 m of 542 m`.
  public func at(_ moment: Argument<Moment>, _ reading: ReadingName, _ relation: Relation) -> Self {
    adding(.at(moment, reading, relation))
  }
  /// `finally phase is off-route`.
  public func finally(_ reading: ReadingName, _ relation: Relation) -> Self { adding(.finally(reading, relation)) }
}

extension WhenSyntax {
  /// `from M to N`.
  public static func from(_ from: Argument<Moment>, to: Argument<Moment>) -> Self { .span(.from(from, to: to)) }
  /// `before M`.
  public static func before(_ moment: Argument<Moment>) -> Self { .span(.before(moment)) }
  /// `after M`.
  public static func after(_ moment: Argument<Moment>) -> Self { .span(.after(moment)) }
  /// `within 5 s after M`.
  public static func within(_ time: Argument<Quantity>, after moment: Argument<Moment>) -> Self {
    .span(.within(time, after: moment))
  }
}

extension EventReference {
  /// `started`.
  public static let started = plain(.started)
  /// `off-route`.
  public static let offRoute = plain(.offRoute)
  /// `back-on-route`.
  public static let backOnRoute = plain(.backOnRoute)
  /// `rerouted`.
  public static let rerouted = plain(.rerouted)
  /// `arrived`.
  public static let arrived = plain(.arrived)
  /// `camera-alert`.
  public static let cameraAlert = plain(.cameraAlert)
  /// `reported`.
  public static let reported = plain(.reported)

  /// `announce prepare step 1 "words" 290 m then "words"`.
  public static func announce(
    _ stage: AnnouncementStage? = nil, step: Argument<Int>? = nil, _ words: Argument<String>? = nil,
    _ distance: Argument<Quantity>? = nil, then: Argument<String>? = nil
  ) -> Self {
    var event = plain(.announce)
    event.pattern.stage = stage.map { Argument($0) }
    event.pattern.step = step
    event.pattern.words = words
    event.pattern.distance = distance
    event.pattern.then = then
    return event
  }

  /// `asked driving`.
  public static func asked(_ mode: TravelMode? = nil) -> Self {
    var event = plain(.asked)
    event.pattern.mode = mode.map { Argument($0) }
    return event
  }

  /// `failed no-route`.
  public static func failed(_ error: RouteError? = nil) -> Self {
    var event = plain(.failed)
    event.pattern.error = error.map { Argument($0) }
    return event
  }

  /// `ended arrived`.
  public static func ended(_ reason: TripEndReason? = nil) -> Self {
    var event = plain(.ended)
    event.pattern.reason = reason.map { Argument($0) }
    return event
  }

  /// `said "words"`.
  public static func said(_ words: Argument<String>? = nil) -> Self {
    var event = plain(.said)
    event.pattern.words = words
    return event
  }

  /// The same event by its number among those of its name, `2nd failed`.
  public func number(_ ordinal: Int) -> Self {
    var event = self
    event.ordinal = ordinal
    return event
  }

  private static func plain(_ kind: EventKind) -> Self { Self(pattern: EventSyntax(kind)) }
}
