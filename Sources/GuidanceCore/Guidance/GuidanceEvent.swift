/// What an engine says about a trip.
public enum GuidanceEvent: Sendable, Equatable {
  /// The traveller was found on the route for the first time.
  case started
  /// Something to say about a maneuver ahead.
  case announce(Announcement)
  /// The traveller has left the route; carries the distance from it in metres, nil where it is not known.
  case offRoute(lateral: Double?)
  /// The traveller is on the route again.
  case backOnRoute
  /// The destination is reached; nothing follows.
  case arrived
}

/// When a maneuver is announced, farthest first; the raw value is the word of scenarios and traces.
public enum AnnouncementStage: String, Sendable, CaseIterable, Comparable {
  /// Far ahead, on a highway.
  case early
  /// Time to get ready.
  case prepare
  /// Close.
  case near
  /// Here.
  case now

  /// 0 for the farthest stage.
  public var rank: Int {
    switch self {
    case .early: 0
    case .prepare: 1
    case .near: 2
    case .now: 3
    }
  }

  /// A farther stage is less than a nearer one.
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}

/// One announcement of one step.
public struct Announcement: Sendable, Equatable {
  /// The step of the route guided now; the departure is step 0.
  public var step: Int
  /// How close the maneuver is.
  public var stage: AnnouncementStage
  /// The rounded distance to say, in metres; nil for `now`.
  public var spokenDistance: Int?
  /// The step's words.
  public var instruction: String
  /// The words of the step that follows closely; nil where none is carried.
  public var then: String?

  /// Makes an announcement.
  public init(
    step: Int, stage: AnnouncementStage, spokenDistance: Int?, instruction: String, then: String? = nil
  ) {
    self.step = step
    self.stage = stage
    self.spokenDistance = spokenDistance
    self.instruction = instruction
    self.then = then
  }
}
