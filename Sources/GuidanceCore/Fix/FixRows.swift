/// Fixes in a row at bit-identical coordinates that read a speed: a receiver that repeats itself.
struct FrozenRow: Sendable, Equatable {
  /// The speed from which a fix that does not move is suspicious, in metres per second.
  static let speed = 2.0
  /// The place in the row from which fixes are refused.
  static let refusedFrom = 4

  private var place = Coordinate(latitude: 0, longitude: 0)
  private var count = 0

  /// Takes a fix; true when it is to be refused.
  mutating func refuses(_ fix: GuidanceFix) -> Bool {
    guard let speed = fix.speed, speed >= Self.speed else {
      count = 0
      return false
    }
    count = count > 0 && fix.coordinate == place ? count + 1 : 1
    place = fix.coordinate
    return count >= Self.refusedFrom
  }
}

/// Fixes in a row that contradict the last accepted one and bear each other out.
struct DisbelievedRow: Sendable, Equatable {
  /// How many of them are believed, when they last.
  static let believedFixes = 5
  /// How many seconds they span then.
  static let believedSeconds = 10.0

  private var count = 0
  private var begin = 0.0
  private var last: UsedFix?

  /// Takes a fix that is implausible after the last accepted one; true when the row is to be believed.
  mutating func believes(_ fix: UsedFix, topSpeed: Double) -> Bool {
    if let last, JumpLimit.allows(last, fix, distance: last.distance(to: fix), topSpeed: topSpeed) {
      count += 1
    } else {
      count = 1
      begin = fix.time
    }
    last = fix
    return count >= Self.believedFixes && Moments.reaches(fix.time - begin, Self.believedSeconds)
  }
}

/// How far a traveller can have come between two fixes.
enum JumpLimit {
  /// Whether the time between two fixes allows their distance, less what both may be wrong by.
  @inline(__always)
  static func allows(_ before: UsedFix, _ fix: UsedFix, distance: Double, topSpeed: Double) -> Bool {
    // Within a row a fix may be stamped before the one before it; no way is short enough for that.
    let elapsed = fix.time - before.time
    return elapsed >= 0 && distance - before.accuracy - fix.accuracy <= topSpeed * elapsed
  }
}

/// Late fixes in a row that rise among themselves: a clock that was set back.
struct ClockRow: Sendable, Equatable {
  /// So many of them are a clock and no late delivery.
  static let believedFixes = 5

  private var count = 0
  private var last = 0.0

  /// Takes a fix that is not newer than the last accepted one; true when the clock is to be believed.
  mutating func believes(_ time: Double) -> Bool {
    count = count > 0 && time > last ? count + 1 : 1
    last = time
    return count >= Self.believedFixes
  }

  /// Anything else in between breaks the row.
  mutating func end() { count = 0 }
}
