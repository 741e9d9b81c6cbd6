import GuidanceCore

/// How the traveller really moves: what ``Drive`` is made from.
///
/// Metres count along `path`; what leaves the path does not add to them. Speeds are metres per second.
public struct DrivePlan: Sendable, Equatable {
  /// The line that the drive follows and that its metres count along.
  public var path: Polyline
  /// The speed from the start on.
  public var speed: Double
  /// Where the drive begins.
  public var start: DriveStart
  /// Stops on the way.
  public var waits: [DriveWait]
  /// Changes of the speed.
  public var speedChanges: [DriveSpeedChange]
  /// Acceleration in m/s²; nil = at once.
  public var acceleration: Double?
  /// Braking in m/s²; nil = at once.
  public var braking: Double?
  /// Stretches beside the line.
  public var offsets: [DriveOffset]
  /// Metres driven straight on past the end of the path.
  public var keepGoing: Double
  /// Departures from the path.
  public var leaves: [DriveLeave]

  /// Makes a plan that follows a path at one speed to its end.
  public init(
    path: Polyline, speed: Double, start: DriveStart = .along(0), waits: [DriveWait] = [],
    speedChanges: [DriveSpeedChange] = [], acceleration: Double? = nil, braking: Double? = nil,
    offsets: [DriveOffset] = [], keepGoing: Double = 0, leaves: [DriveLeave] = []
  ) {
    self.path = path
    self.speed = speed
    self.start = start
    self.waits = waits
    self.speedChanges = speedChanges
    self.acceleration = acceleration
    self.braking = braking
    self.offsets = offsets
    self.keepGoing = keepGoing
    self.leaves = leaves
  }
}

/// Where a drive begins.
public enum DriveStart: Sendable, Equatable {
  /// On the path, metres along.
  case along(Double)
  /// Beside it: so many metres in a direction from a place on the path; the traveller goes straight to that place first.
  case beside(meters: Double, direction: Direction, of: Double)
}

/// A stop on the way.
public struct DriveWait: Sendable, Equatable {
  /// How long, in seconds.
  public var seconds: Double
  /// Where, in metres along.
  public var along: Double

  /// Makes a stop.
  public init(seconds: Double, along: Double) {
    self.seconds = seconds
    self.along = along
  }
}

/// A new speed from a place on.
public struct DriveSpeedChange: Sendable, Equatable {
  /// The speed in metres per second.
  public var speed: Double
  /// From where, in metres along.
  public var along: Double

  /// Makes a change.
  public init(speed: Double, along: Double) {
    self.speed = speed
    self.along = along
  }
}

/// A stretch driven or walked beside the line.
public struct DriveOffset: Sendable, Equatable {
  /// Metres to the right of the line; negative is left.
  public var metersRight: Double
  /// Where it begins, in metres along.
  public var from: Double
  /// Where it ends, in metres along; infinity for the whole rest.
  public var to: Double

  /// Makes an offset.
  public init(metersRight: Double, from: Double, to: Double) {
    self.metersRight = metersRight
    self.from = from
    self.to = to
  }
}

/// A departure from the path.
public struct DriveLeave: Sendable, Equatable {
  /// Where, in metres along.
  public var along: Double
  /// What the traveller does then.
  public var items: [DriveLeaveItem]
  /// Where the traveller comes straight back to the path, in metres along; nil = stays where the items end.
  public var returnTo: Double?

  /// Makes a departure.
  public init(along: Double, items: [DriveLeaveItem], returnTo: Double?) {
    self.along = along
    self.items = items
    self.returnTo = returnTo
  }
}

/// One part of a departure.
public enum DriveLeaveItem: Sendable, Equatable {
  /// Straight in a direction; a relative one to the part before. `back` goes along the way just taken.
  case go(Direction, meters: Double)
  /// Back along the way just taken.
  case back(meters: Double)
  /// Stands still.
  case wait(seconds: Double)
}
