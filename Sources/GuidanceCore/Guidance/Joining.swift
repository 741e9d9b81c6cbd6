/// Whether the traveller has joined the route, and whether he has gone too far without it.
struct Joining: Sendable {
  /// Fixes in a row that do not count for a started route before it is called left; fixed.
  static let lostFixes = 3

  /// Whether fixes may count against the route.
  private(set) var isJoined = false
  private var rowFor = 0
  private var rowNotFor = 0
  private var first: UsedFix?

  /// Takes the place of a used fix; the first one is remembered.
  mutating func take(_ used: UsedFix) {
    if first == nil { first = used }
  }

  /// Begins the rows anew, as a first one asks; the first place keeps its place and takes its time, the row towards
  /// joining stays.
  mutating func beginAnew(at time: Double) {
    first?.time = time
    rowNotFor = 0
  }

  /// Takes how a fix of a started trip speaks.
  mutating func take(isFor: Bool, limits: StartLimits) {
    rowFor = isFor ? rowFor + 1 : 0
    rowNotFor = isFor ? 0 : rowNotFor + 1
    if Double(rowFor) >= limits.joinFixes { isJoined = true }
  }

  /// Whether a fix that does not count for the route shows that the traveller goes elsewhere.
  func isLost(_ used: UsedFix, hasStarted: Bool, limits: StartLimits) -> Bool {
    guard !isJoined, let first else { return false }
    return (!hasStarted || rowNotFor >= Self.lostFixes)
      && Moments.reaches(used.time - first.time, limits.time)
      && first.distance(to: used) >= limits.travel
  }
}
