/// What a step asks the traveller to do; the raw value is its name over the pipe.
///
/// A kind that is not listed here is passed on as it came.
public struct ManeuverKind: RawRepresentable, Sendable, Hashable {
  /// The name, for instance `slight-left`.
  public let rawValue: String

  /// Makes a kind of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The start of the route.
  public static let depart = Self(rawValue: "depart")
  /// No turn.
  public static let straight = Self(rawValue: "straight")
  /// A turn to the left.
  public static let left = Self(rawValue: "left")
  /// A turn to the right.
  public static let right = Self(rawValue: "right")
  /// A slight turn to the left.
  public static let slightLeft = Self(rawValue: "slight-left")
  /// A slight turn to the right.
  public static let slightRight = Self(rawValue: "slight-right")
  /// A sharp turn to the left.
  public static let sharpLeft = Self(rawValue: "sharp-left")
  /// A sharp turn to the right.
  public static let sharpRight = Self(rawValue: "sharp-right")
  /// Keeping left at a fork.
  public static let keepLeft = Self(rawValue: "keep-left")
  /// Keeping right at a fork.
  public static let keepRight = Self(rawValue: "keep-right")
  /// Turning round.
  public static let uTurn = Self(rawValue: "u-turn")
  /// The entry of a roundabout.
  public static let roundabout = Self(rawValue: "roundabout")
  /// The exit of a roundabout.
  public static let roundaboutExit = Self(rawValue: "roundabout-exit")
  /// The end of the route.
  public static let arrive = Self(rawValue: "arrive")
}
