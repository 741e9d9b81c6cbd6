import SimWorld

/// A moment, as it was written.
public indirect enum Moment: Sendable, Hashable {
  /// A time of the drive, `3:15`.
  case time(SimInstant)
  /// When the traveller is truly at a place for the first time.
  case place(Place)
  /// When an event happens, `2nd failed`; `offset` nil, or `8 s after arrived`.
  case event(EventReference, offset: Argument<Quantity>?)
}

/// A place, as it was written.
public indirect enum Place: Sendable, Hashable {
  /// Metres along, `2700 m`.
  case along(Argument<Quantity>)
  /// A letter of the map, or a longer name for one.
  case named(Argument<String>)
  /// A maneuver of the file's first route.
  case step(Argument<Int>)
  /// `300 m before step 1`.
  case before(Argument<Quantity>, Place)
  /// `50 m after B`.
  case after(Argument<Quantity>, Place)
}

/// An event that makes a moment: which one, and what it is like.
public struct EventReference: Sendable, Hashable {
  /// Which of its kind, from 1; nil = the first that fits.
  public var ordinal: Int?
  /// What it is like.
  public var pattern: EventSyntax
  /// Where it stands.
  public var span: SourceSpan

  /// Makes a reference.
  public init(ordinal: Int? = nil, pattern: EventSyntax, span: SourceSpan = .none) {
    self.ordinal = ordinal
    self.pattern = pattern
    self.span = span
  }
}

/// A span of time, as it was written.
public enum MomentSpan: Sendable, Hashable {
  /// `from M to N`: half open.
  case from(Argument<Moment>, to: Argument<Moment>)
  /// `before M`.
  case before(Argument<Moment>)
  /// `after M`.
  case after(Argument<Moment>)
  /// `within 5 s after M`: holds both ends.
  case within(Argument<Quantity>, after: Argument<Moment>)
}

/// Which fixes or readings a line meets, as it was written.
public enum WindowSyntax: Sendable, Hashable {
  /// The whole run.
  case whole
  /// `at M`.
  case at(Argument<Moment>)
  /// `from M to N`, `before M`, `after M`.
  case span(MomentSpan)
  /// `3 times [from M to N]`.
  case times(Argument<Int>, MomentSpan?)
}

/// A direction, as it was written.
public enum DirectionSyntax: Sendable, Hashable {
  /// A word.
  case word(DirectionWord)
  /// `90 deg`.
  case degrees(Argument<Quantity>)
}

/// The words for directions.
public enum DirectionWord: String, Sendable, CaseIterable {
  /// To a point of the compass.
  case north
  case northEast = "north-east"
  case east
  case southEast = "south-east"
  case south
  case southWest = "south-west"
  case west
  case northWest = "north-west"
  /// Relative to the travel at that moment.
  case ahead, right, back, left

  /// The direction that the word means.
  public var direction: Direction {
    switch self {
    case .north: .compass(0)
    case .northEast: .compass(45)
    case .east: .compass(90)
    case .southEast: .compass(135)
    case .south: .compass(180)
    case .southWest: .compass(225)
    case .west: .compass(270)
    case .northWest: .compass(315)
    case .ahead: .relative(0)
    case .right: .relative(90)
    case .back: .relative(180)
    case .left: .relative(270)
    }
  }
}
