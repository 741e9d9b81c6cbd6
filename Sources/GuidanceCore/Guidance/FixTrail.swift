/// The used fixes of the last half minute, for readings that a receiver did not give.
struct FixTrail: Sendable {
  /// Older fixes give no course.
  static let seconds = 30.0
  /// A speed is taken over at least so many seconds.
  static let speedSpan = 3.0
  /// A course is taken over at least so many metres.
  static let courseSpan = 10.0

  /// A ring: the oldest one at `head`; its size is a power of two and grows when a receiver is quick.
  private var ring: [UsedFix]
  private var head = 0
  private var count = 0

  init() {
    let nowhere = UsedFix(coordinate: Coordinate(latitude: 0, longitude: 0), cosine: 1, accuracy: 0, time: 0)
    ring = [UsedFix](repeating: nowhere, count: 64)
  }

  mutating func forget() {
    head = 0
    count = 0
  }

  /// Appends a fix and drops those that no question can reach any more.
  mutating func append(_ fix: UsedFix) {
    // The second oldest being out of reach, the oldest is not even wanted as the latest one before a gap.
    while count > 1, Moments.exceeds(fix.time - self[1].time, Self.seconds) {
      head = (head + 1) & (ring.count - 1)
      count -= 1
    }
    if count == ring.count { grow() }
    ring[(head + count) & (ring.count - 1)] = fix
    count += 1
  }

  /// Distance over time from the latest fix at least 3 s older, else from the oldest; 0 for a first fix.
  func speed(to fix: UsedFix) -> Double {
    guard count > 0 else { return 0 }
    var index = count - 1
    while index > 0, !Moments.reaches(fix.time - self[index].time, Self.speedSpan) { index -= 1 }
    let from = self[index]
    return from.distance(to: fix) / (fix.time - from.time)
  }

  /// The direction from the latest fix of the last half minute that lies clearly elsewhere; nil where none does.
  func course(to fix: UsedFix) -> Double? {
    var index = count - 1
    while index >= 0, !Moments.exceeds(fix.time - self[index].time, Self.seconds) {
      let from = self[index]
      if from.distance(to: fix) >= max(Self.courseSpan, from.accuracy + fix.accuracy) {
        return Geodesy.bearing(from: from.coordinate, to: fix.coordinate)
      }
      index -= 1
    }
    return nil
  }

  /// The last one appended.
  var latest: UsedFix? { count > 0 ? self[count - 1] : nil }

  private subscript(_ index: Int) -> UsedFix {
    @inline(__always) get { ring[(head + index) & (ring.count - 1)] }
  }

  private mutating func grow() {
    let ordered = (0..<count).map { self[$0] }
    ring = ordered + ordered
    head = 0
  }
}
