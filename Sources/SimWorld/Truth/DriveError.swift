/// Why a drive's plan makes no drive: which line, and what is wrong with it.
public struct DriveError: Error, Sendable, Equatable {
  /// The line of the plan that is wrong; indices count within the plan's own arrays.
  public enum Line: Sendable, Equatable {
    /// The header with the speed, or the acceleration or braking.
    case drive
    /// Where the drive begins.
    case start
    /// A stop, by its index.
    case wait(Int)
    /// A change of the speed, by its index.
    case speedChange(Int)
    /// A stretch beside the line, by its index.
    case offset(Int)
    /// The way past the end.
    case keepGoing
    /// A departure as a whole, by its index.
    case leave(Int)
    /// One item of a departure, by the indices of both.
    case leaveItem(Int, item: Int)
    /// The place where a departure comes back, by the departure's index.
    case leaveReturn(Int)
  }

  /// What is wrong with a line.
  public enum Problem: Sendable, Equatable {
    /// The place lies before the start or past the end of the path; carries metres along and the length there is.
    case outsidePath(along: Double, length: Double)
    /// The traveller never comes to the place, because the drive begins after it, or a departure skips it or never
    /// returns; carries metres along.
    case neverReached(along: Double)
    /// A quantity that must be finite and above zero (a wait and `keep going` may be zero) is not; carries it.
    case notPositive(Double)
    /// A stretch ends where it begins or before; carries its metres along.
    case emptyStretch(from: Double, to: Double)
    /// `back` is longer than the way taken so far; carries both in metres.
    case backTooFar(meters: Double, travelled: Double)
  }

  /// The line.
  public var line: Line
  /// What is wrong with it.
  public var problem: Problem

  /// Makes an error.
  public init(_ line: Line, _ problem: Problem) {
    self.line = line
    self.problem = problem
  }
}
