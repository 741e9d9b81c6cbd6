/// Finds the pass of the line at which a trip starts.
enum StartMatch {
  /// A course that differs from the line by more does not follow it.
  private static let alike = 90.0

  /// The pass that wins: the earliest near the line's start, else the earliest that goes the traveller's way, else the
  /// earliest; nil where the line does not come near.
  static func find(
    on line: Polyline, from plane: TangentPlane, accuracy: Double, course: Double?, limits: StartLimits
  ) -> LineMinimum? {
    var earliest: LineMinimum?
    var alike: LineMinimum?
    line.visitMinima(from: plane, withinRadius: max(limits.radius, accuracy), in: 0...line.length) { pass in
      if earliest == nil { earliest = pass }
      if pass.along <= limits.first { return .stop }
      guard let course else { return .stop }
      if line.angle(between: course, and: pass) <= Self.alike {
        alike = pass
        return .stop
      }
      return .goOn
    }
    if let earliest, earliest.along <= limits.first { return earliest }
    return alike ?? earliest
  }
}
