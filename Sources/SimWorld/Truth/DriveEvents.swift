import GuidanceCore

/// What a plan wants to happen on the path, in the order of the path; each thing happens once.
struct DriveEvents {
  /// One thing at one place.
  struct Event {
    /// Metres along.
    var along: Double
    /// What.
    var kind: Kind
    /// The line it comes from.
    var line: DriveError.Line
  }

  /// What can happen at a place.
  enum Kind {
    /// A new speed.
    case speed(Double)
    /// A stop.
    case wait(Double)
    /// A departure, with its index in the plan.
    case leave(DriveLeave, Int)
  }

  private var pending: [Event]

  /// Sorts a plan's lines; at one place a speed changes first, then he waits, then he leaves.
  init(_ plan: DrivePlan, line: DriveLine) {
    var all: [Event] = []
    for (index, change) in plan.speedChanges.enumerated() {
      all.append(Event(along: line.snapped(change.along), kind: .speed(change.speed), line: .speedChange(index)))
    }
    for (index, wait) in plan.waits.enumerated() {
      all.append(Event(along: line.snapped(wait.along), kind: .wait(wait.seconds), line: .wait(index)))
    }
    for (index, leave) in plan.leaves.enumerated() {
      all.append(Event(along: line.snapped(leave.along), kind: .leave(leave, index), line: .leave(index)))
    }
    pending = all.enumerated().sorted { ($0.element.along, $0.offset) < ($1.element.along, $1.offset) }.map(\.element)
  }

  /// Takes the first thing at a distance along or after it.
  mutating func next(from along: Double) -> Event? {
    guard let index = pending.firstIndex(where: { $0.along >= along }) else { return nil }
    return pending.remove(at: index)
  }

  /// Takes the speed changes before a place, where the traveller came without passing them; gives the last one's speed.
  mutating func passSpeedChanges(before along: Double) -> Double? {
    takeSpeedChanges { $0 < along }
  }

  /// Takes the speed changes up to a place, itself included; gives the last one's speed.
  mutating func passSpeedChanges(upTo along: Double) -> Double? {
    takeSpeedChanges { $0 <= along }
  }

  private mutating func takeSpeedChanges(where isPassed: (Double) -> Bool) -> Double? {
    var speed: Double?
    pending.removeAll { event in
      guard case .speed(let value) = event.kind, isPassed(event.along) else { return false }
      speed = value
      return true
    }
    return speed
  }

  /// Refuses what never happened.
  func refuseRest() throws(DriveError) {
    if let event = pending.first { throw DriveError(event.line, .neverReached(along: event.along)) }
  }
}
