import SimWorld

extension Double {
  /// Metres.
  public var m: Argument<Quantity> { Argument(Quantity(self, .meters)) }
  /// Kilometres.
  public var km: Argument<Quantity> { Argument(Quantity(self, .kilometers)) }
  /// Kilometres per hour.
  public var kmh: Argument<Quantity> { Argument(Quantity(self, .kilometersPerHour)) }
  /// Metres per second.
  public var mps: Argument<Quantity> { Argument(Quantity(self, .metersPerSecond)) }
  /// Metres per second squared.
  public var mps2: Argument<Quantity> { Argument(Quantity(self, .metersPerSecondSquared)) }
  /// Seconds.
  public var s: Argument<Quantity> { Argument(Quantity(self, .seconds)) }
  /// Milliseconds.
  public var ms: Argument<Quantity> { Argument(Quantity(self, .milliseconds)) }
  /// Minutes.
  public var min: Argument<Quantity> { Argument(Quantity(self, .minutes)) }
  /// Hours.
  public var h: Argument<Quantity> { Argument(Quantity(self, .hours)) }
  /// Degrees.
  public var deg: Argument<Quantity> { Argument(Quantity(self, .degrees)) }
}

extension Int {
  /// Metres.
  public var m: Argument<Quantity> { Double(self).m }
  /// Kilometres.
  public var km: Argument<Quantity> { Double(self).km }
  /// Kilometres per hour.
  public var kmh: Argument<Quantity> { Double(self).kmh }
  /// Metres per second.
  public var mps: Argument<Quantity> { Double(self).mps }
  /// Metres per second squared.
  public var mps2: Argument<Quantity> { Double(self).mps2 }
  /// Seconds.
  public var s: Argument<Quantity> { Double(self).s }
  /// Milliseconds.
  public var ms: Argument<Quantity> { Double(self).ms }
  /// Minutes.
  public var min: Argument<Quantity> { Double(self).min }
  /// Hours.
  public var h: Argument<Quantity> { Double(self).h }
  /// Degrees.
  public var deg: Argument<Quantity> { Double(self).deg }
}

extension Argument {
  /// A parameter that stands for the value, `$name` in the text.
  public static func parameter(_ name: String) -> Self { Self(parameter: name) }
}

/// A value that a string literal can stand for where a scenario is built in Swift.
public protocol TextLiteralValue: Sendable, Hashable {
  /// What the text means.
  static func argument(_ text: String) -> Argument<Self>
}

extension Argument: ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByUnicodeScalarLiteral
where Value: TextLiteralValue {
  /// Makes an argument of a literal.
  public init(stringLiteral text: String) { self = Value.argument(text) }
}

extension Argument: ExpressibleByIntegerLiteral where Value == Int {
  /// Makes a count.
  public init(integerLiteral count: Int) { self.init(count) }
}

extension String: TextLiteralValue {
  /// The text itself.
  public static func argument(_ text: String) -> Argument<String> { Argument(text) }
}

extension Moment: TextLiteralValue {
  /// A moment as a scenario writes it, `"3:15"`, `"300 m before step 1"`, `"8 s after arrived"`, `"$due"`.
  ///
  /// A text that is no moment is taken for the name of a place, which the resolver then does not find.
  public static func argument(_ text: String) -> Argument<Moment> {
    Place.read(text) { cursor throws(SyntaxStop) in try cursor.moment() }.map { Argument(unplaced: $0) }
      ?? Argument(.place(.named(Argument(text))))
  }
}

extension ReadingValue: TextLiteralValue {
  /// A word.
  public static func argument(_ text: String) -> Argument<ReadingValue> { Argument(.word(text)) }
}

extension Place: ExpressibleByStringLiteral {
  /// Makes a place as a scenario writes it, `"1200 m"`, `"B"`, `"50 m after step 1"`.
  ///
  /// A text that is no place is taken for the name of one, which the resolver then does not find.
  public init(stringLiteral text: String) {
    self = Self.read(text) { cursor throws(SyntaxStop) in try cursor.place() } ?? .named(Argument(text))
  }

  fileprivate static func read<Value>(
    _ text: String, _ read: (inout LineCursor) throws(SyntaxStop) -> Value
  ) -> Value? {
    var cursor = LineCursor(Lexer.line(text, path: "", number: 0), in: .app)
    guard let value = try? read(&cursor), cursor.isAtEnd, cursor.diagnostics.isEmpty else { return nil }
    return value
  }
}

extension Argument {
  /// The same without a place in a text.
  fileprivate init(unplaced other: Self) {
    content = other.content
    span = .none
  }
}

extension DirectionSyntax {
  /// North.
  public static let north = Self.word(.north)
  /// North-east.
  public static let northEast = Self.word(.northEast)
  /// East.
  public static let east = Self.word(.east)
  /// South-east.
  public static let southEast = Self.word(.southEast)
  /// South.
  public static let south = Self.word(.south)
  /// South-west.
  public static let southWest = Self.word(.southWest)
  /// West.
  public static let west = Self.word(.west)
  /// North-west.
  public static let northWest = Self.word(.northWest)
  /// As the traveller goes.
  public static let ahead = Self.word(.ahead)
  /// To the traveller's right.
  public static let right = Self.word(.right)
  /// Where the traveller came from.
  public static let back = Self.word(.back)
  /// To the traveller's left.
  public static let left = Self.word(.left)
}
