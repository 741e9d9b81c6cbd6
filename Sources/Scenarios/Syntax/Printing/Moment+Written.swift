import GuidanceCore
import SimWorld

extension Moment: CanonicallyWritten {
  /// `0:41`, `300 m before step 1`, `8 s after arrived`.
  public var written: String {
    switch self {
    case .time(let instant): TimeText.text(instant)
    case .place(let place): place.written
    case .event(let event, let offset):
      if let offset { offset.written + " after " + event.written } else { event.written }
    }
  }
}

extension Place: CanonicallyWritten {
  /// `2700 m`, `B`, `50 m after B`.
  public var written: String {
    switch self {
    case .along(let length): length.written
    case .named(let name): name.name
    case .step(let number): "step " + number.written
    case .before(let length, let place): length.written + " before " + place.written
    case .after(let length, let place): length.written + " after " + place.written
    }
  }
}

extension EventReference: CanonicallyWritten {
  /// `2nd failed no-route`.
  public var written: String { [ordinal?.ordinal, pattern.written].spaced }
}

extension EventSyntax: CanonicallyWritten {
  /// `announce prepare step 1 "Turn left" 290 m`.
  public var written: String {
    [
      kind.rawValue, stage?.word, step.map { "step " + $0.written }, words?.quoted, distance?.written,
      then.map { "then " + $0.quoted }, mode?.word, error?.word, reason?.word,
    ].spaced
  }
}

extension MomentSpan: CanonicallyWritten {
  /// `from 1:00 to 1:30`.
  public var written: String {
    switch self {
    case .from(let from, let to): "from \(from.written) to \(to.written)"
    case .before(let moment): "before " + moment.written
    case .after(let moment): "after " + moment.written
    case .within(let time, let moment): "within \(time.written) after \(moment.written)"
    }
  }
}

extension WindowSyntax: CanonicallyWritten {
  /// `at 1:00`, a span, `3 times`; empty for the whole run.
  public var written: String {
    switch self {
    case .whole: ""
    case .at(let moment): "at " + moment.written
    case .span(let span): span.written
    case .times(let count, let span): [count.times, span?.written].spaced
    }
  }
}

extension DirectionSyntax: CanonicallyWritten {
  /// `north-east`, `90 deg`.
  public var written: String {
    switch self {
    case .word(let word): word.rawValue
    case .degrees(let angle): angle.written
    }
  }
}

extension Coordinate: CanonicallyWritten {
  /// `37.5 N, 127 E`.
  public var written: String {
    let (north, east) = (latitude >= 0, longitude >= 0)
    return "\(NumberText.text(abs(latitude))) \(north ? "N" : "S"), "
      + "\(NumberText.text(abs(longitude))) \(east ? "E" : "W")"
  }
}

extension Argument<Int> {
  /// `3 times`, `1 time`.
  var times: String { written + (literal == 1 ? " time" : " times") }
}

extension Argument<Quantity>? {
  /// ` ± 2 s`; empty for none.
  var tolerance: String { map { " ± " + $0.written } ?? "" }
}

/// `left` or `right`.
func side(_ isLeft: Bool) -> String { isLeft ? "left" : "right" }
