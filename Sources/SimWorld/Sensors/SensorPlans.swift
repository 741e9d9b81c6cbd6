/// What the simulated compass does.
public struct CompassPlan: Sendable, Equatable {
  /// Time between two readings, in nanoseconds.
  public var period: Int64
  /// The lines, in file order.
  public var lines: [CompassLine]

  /// Makes a plan; by default exact readings each 100 ms.
  public init(period: Int64 = 100_000_000, lines: [CompassLine] = []) {
    self.period = period
    self.lines = lines
  }
}

/// One line of a compass: what, and when.
public struct CompassLine: Sendable, Equatable {
  /// What happens.
  public var effect: CompassEffect
  /// To which readings.
  public var window: FaultWindow

  /// Makes a line.
  public init(_ effect: CompassEffect, _ window: FaultWindow = .always) {
    self.effect = effect
    self.window = window
  }
}

/// What a line of a compass does.
public enum CompassEffect: Sendable, Equatable {
  /// White noise: sigma in degrees.
  case noise(Double)
  /// A constant error in degrees, clockwise.
  case bias(Double)
  /// The true heading is invalid; only the magnetic one is given.
  case magnetic
  /// The claimed accuracy in degrees.
  case accuracy(Double)
  /// A heading that reads a value: the traveller turns on the spot.
  case reads(Double)
  /// A negative accuracy.
  case invalid
  /// No reading.
  case silent
}

/// What the simulated barometer does: a level each second.
public struct BarometerPlan: Sendable, Equatable {
  /// The level of the destination's door.
  public var doorLevel: Int
  /// Other levels by span.
  public var spans: [LevelSpan]

  /// Makes a plan.
  public init(doorLevel: Int, spans: [LevelSpan] = []) {
    self.doorLevel = doorLevel
    self.spans = spans
  }
}

/// A span with another level than the door's.
public struct LevelSpan: Sendable, Equatable {
  /// The level.
  public var level: Int
  /// Its first moment.
  public var from: SimInstant
  /// The moment it ends, excluded.
  public var to: SimInstant

  /// Makes a span.
  public init(level: Int, from: SimInstant, to: SimInstant) {
    self.level = level
    self.from = from
    self.to = to
  }
}
