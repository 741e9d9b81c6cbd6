import GuidanceCore

/// What the simulated receiver does: its lines in file order.
public struct GPSPlan: Sendable, Equatable {
  /// Time between two fixes, in nanoseconds.
  public var period: Int64
  /// The lines, in file order; a later one wins where two set the same thing.
  public var lines: [GPSLine]

  /// Makes a plan; by default an exact receiver at 1 Hz that claims 5 m.
  public init(period: Int64 = 1_000_000_000, lines: [GPSLine] = []) {
    self.period = period
    self.lines = lines
  }
}

/// One line of a receiver: what, and when.
public struct GPSLine: Sendable, Equatable {
  /// What happens.
  public var effect: GPSEffect
  /// To which fixes.
  public var window: FaultWindow

  /// Makes a line.
  public init(_ effect: GPSEffect, _ window: FaultWindow = .always) {
    self.effect = effect
    self.window = window
  }
}

/// Which fixes or readings a line meets, by the moment they were taken.
public enum FaultWindow: Sendable, Equatable {
  /// All of them.
  case always
  /// The first one taken at the moment or after it.
  case at(SimInstant)
  /// Those taken in the half open span.
  case span(from: SimInstant, to: SimInstant)
  /// So many, at seeded moments in the half open span.
  case times(Int, from: SimInstant, to: SimInstant)
}

/// What a line of a receiver does.
public enum GPSEffect: Sendable, Equatable {
  /// The accuracy that is claimed, in metres.
  case accuracy(Double)
  /// White noise: sigma in metres, per axis.
  case noise(Double)
  /// Time-correlated noise: sigma in metres, time constant in seconds.
  case drift(sigma: Double, seconds: Double)
  /// A constant error.
  case bias(meters: Double, Direction)
  /// Seconds from taking to delivering.
  case delay(Double)
  /// A preset of several.
  case preset(GPSPreset)
  /// A place off by so much, for so many fixes; nil accuracy = the claimed one. Speed and course stay.
  case wild(meters: Double, Direction, fixes: Int, accuracy: Double?)
  /// The same place again with fresh stamps.
  case frozen
  /// An old place, far away, with an old stamp.
  case cached(meters: Double, Direction, ageSeconds: Double)
  /// A field that reads a value; nil = unknown.
  case accuracyReads(Double?)
  /// A speed that reads a value in m/s; nil = unknown.
  case speedReads(Double?)
  /// A course that reads a value in degrees; nil = unknown.
  case courseReads(Double?)
  /// A place that reads a value; nil = not a number.
  case placeReads(Coordinate?)
  /// A course that is unknown below a true speed in m/s.
  case courseUnknown(belowSpeed: Double)
  /// A course turned by so many degrees.
  case courseOff(Double)
  /// White noise on the course: sigma in degrees.
  case courseNoise(Double)
  /// Nothing is taken.
  case silent
  /// A tunnel of a kind, with its poor exit.
  case tunnel(TunnelKind)
  /// Each fix twice.
  case duplicate
  /// The fix before the span again and again, with its old stamp.
  case repeatPrevious
  /// Delivered so many seconds late.
  case late(Double)
  /// Delivered together, before the fix of the span's end.
  case held
  /// Stamped so many seconds ahead.
  case clockAhead(Double)
}

/// What a receiver does in a tunnel.
public enum TunnelKind: String, Sendable, CaseIterable {
  /// It says nothing.
  case silent
  /// It repeats its last place with fresh stamps.
  case frozen
  /// It reckons on at the entry's speed and course.
  case coasting
}

/// Named sets of errors; the raw value is the name in quotes.
public enum GPSPreset: String, Sendable, CaseIterable {
  /// Under an open sky.
  case openSky = "open sky"
  /// In a street.
  case street
  /// Between high houses, too optimistic.
  case urbanCanyon = "urban canyon"
  /// In a car park: coarse, with gaps.
  case carPark = "car park"
}
