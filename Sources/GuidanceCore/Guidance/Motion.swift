import Foundation

/// How a fix moves, by the readings that the rules use.
public struct MotionReading: Sendable, Equatable {
  /// The speed used, in metres per second.
  public var speed: Double
  /// The course used, in degrees; nil where it is unknown.
  public var course: Double?
  /// Whether the speed used reaches the mode's moving speed.
  public var isMoving: Bool
  /// Whether the fix came with a speed and the speed used is no speed; a derived 0 does not stand.
  public var isStanding: Bool
  /// Seconds since the used fix before; nil for a first one.
  public var elapsed: Double?
  /// The course that tells legs of the line apart: the fix's own unless it stands, for a receiver knows the direction
  /// of one who strolls; else that of the averaged places, while moving.
  public var matchCourse: Double?
  /// The speed by which the next place is predicted, in metres per second: the fix's own, else that of the averaged
  /// places.
  public var matchSpeed: Double
  /// Whether the fix has no speed and lies, to the last bit, where the one before lay: perhaps a receiver that repeats
  /// itself, so that no time can be said to have passed at that place.
  public var isRepeat = false

  /// The course where it means something: while moving.
  @inline(__always)
  public var courseWhileMoving: Double? { isMoving ? course : nil }
}

/// When a reading that contradicts the displacements is replaced by theirs.
public struct DisplacementTests: Sendable, Equatable {
  /// Fixes in a row that contradict before they win.
  public var fixes = 3
  /// Metres, besides the accuracy, below which a displacement has no direction.
  public var courseDistance = 5.0
  /// Metres per second, besides the accuracy over the time, by which a speed contradicts.
  public var speedDifference = 5.0
  /// The factor by which a speed contradicts.
  public var speedFactor = 2.0

  /// Makes the standard tests.
  public init() {}
}

/// Works out the course and the speed that the rules use.
struct Motion: Sendable {
  /// Below this speed a traveller stands, in metres per second.
  static let standingSpeed = 0.5

  private let tests: DisplacementTests
  private let movingSpeed: Double
  private var trail = FixTrail()
  private var averaged = AveragedTrail()
  private var courseRow = 0
  private var speedRow = 0

  init(tests: DisplacementTests, movingSpeed: Double) {
    self.tests = tests
    self.movingSpeed = movingSpeed
  }

  /// Forgets all fixes, as a first one asks.
  mutating func forget() {
    trail.forget()
    averaged.forget()
    courseRow = 0
    speedRow = 0
  }

  /// Takes a used fix.
  ///
  /// - Parameters:
  ///   - used: the same fix as it is remembered.
  ///   - distance: metres from the used fix before; nil for a first one.
  ///   - elapsed: seconds since the used fix before; nil for a first one.
  mutating func read(_ fix: GuidanceFix, _ used: UsedFix, distance: Double?, elapsed: Double?) -> MotionReading {
    var speed = fix.speed ?? trail.speed(to: used)
    var course = fix.course
    if course == nil && (fix.speed == nil || speed >= movingSpeed) { course = trail.course(to: used) }
    if let distance, let elapsed, let before = trail.latest {
      let both = used.accuracy + before.accuracy
      let isSlow = (fix.speed ?? .infinity) < Self.standingSpeed
      let slack = isSlow ? both : both / 2
      let direction = Displacement(from: before, to: used)
      let contradictsCourse =
        distance >= tests.courseDistance + slack && (course.map(direction.isAgainst) ?? false)
      courseRow = contradictsCourse ? courseRow + 1 : 0
      if courseRow >= tests.fixes { course = Geodesy.bearing(from: before.coordinate, to: used.coordinate) }
      let ground = distance / elapsed
      let contradictsSpeed =
        abs(speed - ground) > tests.speedDifference + slack / elapsed
        && (speed > tests.speedFactor * ground || ground > tests.speedFactor * speed)
      speedRow = contradictsSpeed ? speedRow + 1 : 0
      if speedRow >= tests.fixes { speed = ground }
    }
    trail.append(used)
    let isMoving = speed >= movingSpeed
    var matchCourse = speed >= Self.standingSpeed ? course : nil
    var matchSpeed = speed
    if fix.course == nil || fix.speed == nil {
      let derived = averaged.read(used, speed: speed, elapsed: elapsed)
      if fix.course == nil { matchCourse = isMoving ? derived.course : nil }
      if fix.speed == nil { matchSpeed = derived.speed }
    } else {
      averaged.forget()
    }
    return MotionReading(
      speed: speed, course: course, isMoving: isMoving,
      isStanding: fix.speed != nil && speed < Self.standingSpeed, elapsed: elapsed, matchCourse: matchCourse,
      matchSpeed: matchSpeed, isRepeat: fix.speed == nil && distance == 0)
  }
}

/// The way from one fix to the next, in degrees of latitude.
private struct Displacement {
  let north: Double
  let east: Double

  init(from before: UsedFix, to fix: UsedFix) {
    north = fix.coordinate.latitude - before.coordinate.latitude
    east = Geodesy.wrappedLongitude(fix.coordinate.longitude - before.coordinate.longitude) * fix.cosine
  }

  /// Whether the way differs from a course by more than 90 degrees: their product is negative.
  func isAgainst(_ course: Double) -> Bool {
    let angle = course * (.pi / 180)
    return north * cos(angle) + east * sin(angle) < 0
  }
}
