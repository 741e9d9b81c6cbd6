/// The truth: how the traveller really moves.
public struct DriveSection: Sendable, Hashable {
  /// Which of the three words begins it.
  public var word: DriveWord
  /// `at 50 km/h`; nil = the mode's usual speed.
  public var speed: Argument<Quantity>?
  /// Places on the map that are driven; empty = the first route.
  public var places: [Argument<String>]
  /// Its lines.
  public var lines: [Line<DriveLine>]
  /// Where its first line stands.
  public var span: SourceSpan
  /// The comments of its first line.
  public var comments: Comments

  /// Makes a drive.
  public init(
    word: DriveWord = .drive, speed: Argument<Quantity>? = nil, places: [Argument<String>] = [],
    lines: [Line<DriveLine>] = [], span: SourceSpan = .none, comments: Comments = Comments()
  ) {
    self.word = word
    self.speed = speed
    self.places = places
    self.lines = lines
    self.span = span
    self.comments = comments
  }
}

/// The words for the truth, one a mode.
public enum DriveWord: String, Sendable, CaseIterable {
  /// By car.
  case drive
  /// On foot.
  case walk
  /// By bicycle.
  case ride
}

/// One line of a drive.
public enum DriveLine: Sendable, Hashable {
  /// `start at 500 m`.
  case start(Place)
  /// `start 152 m north of 0 m`.
  case startBeside(Argument<Quantity>, DirectionSyntax, of: Place)
  /// `wait 30 s at 1200 m`.
  case wait(Argument<Quantity>, at: Place)
  /// `speed 100 km/h from 1500 m`.
  case speed(Argument<Quantity>, from: Place)
  /// `accelerate 2 m/s2`.
  case accelerate(Argument<Quantity>)
  /// `brake 3 m/s2`.
  case brake(Argument<Quantity>)
  /// `offset 9 m right [from .. to ..]`.
  case offset(Argument<Quantity>, isLeft: Bool, from: Place?, to: Place?)
  /// `keep going 200 m`.
  case keepGoing(Argument<Quantity>)
  /// `leave at 800 m: north 400 m, return to 1600 m`.
  case leave(at: Place, [LeaveItemSyntax], returnTo: Place?)
  /// `fixes from "drive.fixes.jsonl"`.
  case fixes(from: Argument<String>)
}

/// One part of a departure from the route.
public enum LeaveItemSyntax: Sendable, Hashable {
  /// `north 400 m`; `back 120 m` goes along the way just taken.
  case go(DirectionSyntax, Argument<Quantity>)
  /// `wait 10 s`.
  case wait(Argument<Quantity>)
}
