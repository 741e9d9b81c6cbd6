import GuidanceCore

/// The truth of a run: where the traveller is at any moment, how fast and in which direction.
///
/// A pure value made from a ``DrivePlan``. The reported speed and course are those of the motion. At the very instant of
/// a corner, a stop or a departure the new course and speed hold; who stands keeps the last course. After the end the
/// traveller stands there.
public struct Drive: Sendable {
  /// The line that metres count along.
  public let path: Polyline
  /// When the motion and the last stop are over.
  public let end: SimInstant

  let pieces: [DrivePiece]
  private let starts: [Int64]
  private let lengthOnPath: Double

  /// Works out the drive of a plan.
  ///
  /// - Throws: ``DriveError`` for a place outside the path, one that is never reached, a quantity that is not above zero,
  ///   or a way back longer than the way taken.
  public init(_ plan: DrivePlan) throws(DriveError) {
    try plan.validate()
    let straight = DriveLine(plan.path, keepGoing: plan.keepGoing)
    let start =
      switch plan.start {
      case .along(let along): along
      case .beside(_, _, let along): along
      }
    let line = straight.moved(by: plan.offsets, start: start)
    let itinerary = try DriveItinerary(plan, line: line)
    let timetable = DriveTimetable(
      itinerary, acceleration: plan.acceleration, braking: plan.braking, startAlong: start)
    path = plan.path
    pieces = timetable.pieces
    starts = timetable.starts
    end = SimInstant(nanoseconds: timetable.starts[timetable.starts.count - 1])
    // What rounding adds at the last corner is still on the path.
    lengthOnPath = plan.path.length + 1e-6
  }

  /// The moments at which the motion changes, rising; in between it is straight, with constant acceleration.
  public var changes: [SimInstant] { starts.map { SimInstant(nanoseconds: $0) } }

  /// Where the traveller is at a moment; before 0:00 he is where he begins.
  public func state(at instant: SimInstant) -> TruthState {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= instant.nanoseconds { low = middle } else { high = middle - 1 }
    }
    let piece = pieces[low]
    let seconds = max(0, instant.seconds - piece.start)
    let driven = piece.driven(after: seconds)
    let along = piece.along + driven * piece.alongPerMeter
    return TruthState(
      coordinate: Coordinate(
        latitude: piece.from.latitude + driven * piece.latitudePerMeter,
        longitude: Geodesy.wrappedLongitude(piece.from.longitude + driven * piece.longitudePerMeter)),
      speed: max(0, piece.speed + piece.acceleration * seconds), course: piece.course,
      along: along <= lengthOnPath ? min(along, path.length) : nil)
  }
}
