extension ManeuverKind {
  /// A stop on the way: the end of a leg that is not the last.
  public static let waypoint = Self(rawValue: "waypoint")
  /// Joining other traffic.
  public static let merge = Self(rawValue: "merge")
  /// Crossing a street on foot.
  public static let crosswalk = Self(rawValue: "crosswalk")
  /// Boarding or leaving a ferry.
  public static let ferry = Self(rawValue: "ferry")
  /// Taking stairs, an escalator or a lift.
  public static let stairs = Self(rawValue: "stairs")
}
