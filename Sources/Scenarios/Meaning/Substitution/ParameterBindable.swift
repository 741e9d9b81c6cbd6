import GuidanceCore
import SimWorld

/// A kind of value that a parameter can stand for in a line.
protocol ParameterBindable: Sendable, Hashable {
  /// What a line expects, for complaints: `a quantity`, `a moment`.
  static var expected: String { get }
  /// The words that are known, for the nearest one; empty where any word will do.
  static var knownWords: [String] { get }
  /// The value as one of this kind; nil where it is of another.
  static func bound(_ value: ParameterValue, at span: SourceSpan) -> Self?
  /// The same value with the parameters inside it replaced.
  func replacingParameters(_ substituter: inout Substituter, at span: SourceSpan) -> Self
}

extension ParameterBindable {
  static var knownWords: [String] { [] }
  func replacingParameters(_ substituter: inout Substituter, at span: SourceSpan) -> Self { self }
}

extension Quantity: ParameterBindable {
  static var expected: String { "a quantity" }
  static func bound(_ value: ParameterValue, at span: SourceSpan) -> Quantity? {
    if case .quantity(let quantity) = value { quantity } else { nil }
  }
}

extension Int: ParameterBindable {
  static var expected: String { "a whole number" }
  static func bound(_ value: ParameterValue, at span: SourceSpan) -> Int? {
    guard case .quantity(let quantity) = value, quantity.unit == .none else { return nil }
    return Int(exactly: quantity.magnitude)
  }
}

extension UInt64: ParameterBindable {
  static var expected: String { "a whole number, zero or more" }
  static func bound(_ value: ParameterValue, at span: SourceSpan) -> UInt64? {
    guard case .quantity(let quantity) = value, quantity.unit == .none else { return nil }
    return UInt64(exactly: quantity.magnitude)
  }
}

extension String: ParameterBindable {
  static var expected: String { "a word" }
  static func bound(_ value: ParameterValue, at span: SourceSpan) -> String? {
    switch value {
    case .word(let word), .text(let word): word
    case .moment(.place(.named(let name))): name.literal
    case .quantity, .moment: nil
    }
  }
  func replacingParameters(_ substituter: inout Substituter, at span: SourceSpan) -> String {
    substituter.replaceInside(self, at: span)
  }
}

extension ParameterValue: ParameterBindable {
  static var expected: String { "a value" }
  static func bound(_ value: ParameterValue, at span: SourceSpan) -> ParameterValue? { value }
}

extension ReadingValue: ParameterBindable {
  static var expected: String { "a word or a quantity" }
  static func bound(_ value: ParameterValue, at span: SourceSpan) -> ReadingValue? {
    switch value {
    case .word(let word): .word(word)
    case .quantity(let quantity): .quantity(quantity)
    case .moment, .text: nil
    }
  }
}

/// A word of a list.
protocol WordBindable: ParameterBindable, RawRepresentable, CaseIterable where RawValue == String {}

extension WordBindable {
  static var knownWords: [String] { allCases.map(\.rawValue) }
  static func bound(_ value: ParameterValue, at span: SourceSpan) -> Self? {
    if case .word(let word) = value { Self(rawValue: word) } else { nil }
  }
}

extension TravelMode: WordBindable {
  static var expected: String { "a mode" }
}

extension AnnouncementStage: WordBindable {
  static var expected: String { "a stage" }
}

extension RouteError: WordBindable {
  static var expected: String { "an error of a provider" }
}

extension TripEndReason: WordBindable {
  static var expected: String { "the reason of an end" }
}
