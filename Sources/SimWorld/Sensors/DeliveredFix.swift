import GuidanceCore

/// A fix on its way from the receiver to the app, with the truth it was taken in.
public struct DeliveredFix: Sendable, Equatable {
  /// The number of the sampling that made it, from 0; a fix delivered twice keeps its number.
  public var number: Int
  /// When it was taken.
  public var takenAt: SimInstant
  /// When it is delivered.
  public var deliveredAt: SimInstant
  /// What the receiver says.
  public var fix: GuidanceFix
  /// Where the traveller truly was; nil for a recorded fix.
  public var truth: TruthState?
  /// The faults that touched it.
  public var faults: FaultKinds

  /// Makes a delivered fix.
  public init(
    number: Int, takenAt: SimInstant, deliveredAt: SimInstant, fix: GuidanceFix, truth: TruthState?,
    faults: FaultKinds = []
  ) {
    self.number = number
    self.takenAt = takenAt
    self.deliveredAt = deliveredAt
    self.fix = fix
    self.truth = truth
    self.faults = faults
  }
}

/// Which kinds of faults touched a fix.
public struct FaultKinds: OptionSet, Sendable, Hashable {
  /// One bit a kind.
  public let rawValue: UInt32

  /// Makes a set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A wild place.
  public static let wild = Self(rawValue: 1 << 0)
  /// The same place with fresh stamps.
  public static let frozen = Self(rawValue: 1 << 1)
  /// An old place.
  public static let cached = Self(rawValue: 1 << 2)
  /// A field that reads a value or is unknown.
  public static let field = Self(rawValue: 1 << 3)
  /// A tunnel or its exit.
  public static let tunnel = Self(rawValue: 1 << 4)
  /// The first fix after silence.
  public static let gap = Self(rawValue: 1 << 5)
  /// Delivered twice.
  public static let duplicate = Self(rawValue: 1 << 6)
  /// An old fix again.
  public static let repeated = Self(rawValue: 1 << 7)
  /// Delivered late.
  public static let late = Self(rawValue: 1 << 8)
  /// Held and delivered together.
  public static let held = Self(rawValue: 1 << 9)
  /// Stamped by a wrong clock.
  public static let clock = Self(rawValue: 1 << 10)
  /// An outlier of a preset.
  public static let outlier = Self(rawValue: 1 << 11)
}
