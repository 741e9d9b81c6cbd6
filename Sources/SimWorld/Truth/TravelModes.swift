import GuidanceCore

/// A set of travel modes.
public struct TravelModes: OptionSet, Sendable, Hashable {
  /// One bit a mode.
  public let rawValue: UInt8

  /// Makes a set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Cars.
  public static let driving = Self(rawValue: 1)
  /// Walkers.
  public static let walking = Self(rawValue: 2)
  /// Cyclists.
  public static let cycling = Self(rawValue: 4)
  /// Everybody.
  public static let all: Self = [.driving, .walking, .cycling]

  /// Whether a mode is in the set.
  public func contains(_ mode: TravelMode) -> Bool {
    switch mode {
    case .driving: contains(Self.driving)
    case .walking: contains(Self.walking)
    case .cycling: contains(Self.cycling)
    }
  }
}
