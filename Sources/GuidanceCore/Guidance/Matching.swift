/// What a match costs: how far beside the line, how far from the predicted place, how far off the course.
public struct MatchCost: Sendable, Equatable {
  /// The weight of the distance beside the line.
  public var lateralWeight = 1.0
  /// The weight of the distance from the predicted place.
  public var alongWeight = 1.0
  /// The weight of the difference of course.
  public var courseWeight = 1.0

  /// Makes the standard cost, where all three weigh the same.
  public init() {}
}

/// The place on the line that a fix matched.
struct RouteMatch: Sendable {
  var minimum: LineMinimum
  var lateral: Double
  /// The difference between the course used and the line's direction; nil where the course is unknown.
  var courseDifference: Double?

  var along: Double { minimum.along }
}

/// One fix against one stretch of the line.
struct MatchQuestion {
  let predicted: Double
  let course: Double?
  private let lateralFactor: Double
  private let alongFactor: Double
  private let courseFactor: Double

  init(along: Double, travelled: Double, motion: MotionReading, scales: MatchScales, cost: MatchCost) {
    predicted = along + travelled
    course = motion.matchCourse
    lateralFactor = cost.lateralWeight * Self.inverseSquare(scales.lateralScale)
    alongFactor = cost.alongWeight * Self.inverseSquare(scales.alongScale + scales.alongShare * travelled)
    courseFactor = cost.courseWeight * Self.inverseSquare(scales.courseScale)
  }

  /// The cost of a minimum.
  @inline(__always)
  func cost(_ minimum: LineMinimum, on line: Polyline) -> Double {
    let aside = minimum.along - predicted
    var sum = minimum.squaredLateral * lateralFactor + aside * aside * alongFactor
    if let course {
      let difference = line.angle(between: course, and: minimum)
      sum += difference * difference * courseFactor
    }
    return sum
  }

  /// What no minimum in a stretch undercuts that is at least so far off.
  @inline(__always)
  func bound(_ squaredLateral: Double, _ stretch: ClosedRange<Double>) -> Double {
    let aside = max(0, max(stretch.lowerBound - predicted, predicted - stretch.upperBound))
    return squaredLateral * lateralFactor + aside * aside * alongFactor
  }

  /// A scale of 0, which a scenario may set, is taken as a very small one, so that nothing is divided by it.
  private static func inverseSquare(_ scale: Double) -> Double {
    let usable = max(abs(scale), 1e-6)
    return 1 / (usable * usable)
  }
}

extension Polyline {
  /// The place in a window that a fix matches.
  func bestMatch(
    _ question: MatchQuestion, from plane: TangentPlane, within window: ClosedRange<Double>, near segment: Int
  ) -> LineMinimum {
    bestMinimum(
      from: plane, within: window, near: segment, bound: { question.bound($0, $1) },
      cost: { question.cost($0, on: self) })
  }
}
