/// A moment of virtual time: whole nanoseconds since the run began.
public struct SimInstant: InstantProtocol, Hashable, Sendable {
  /// Nanoseconds since the run began.
  public var nanoseconds: Int64

  /// Makes an instant.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The instant a number of seconds after the run began, to the nearest nanosecond.
  public static func seconds(_ seconds: Double) -> Self {
    let nanoseconds = (seconds * 1e9).rounded()
    if nanoseconds >= 9.2e18 { return .distantFuture }
    return Self(nanoseconds: nanoseconds > -9.2e18 ? Int64(nanoseconds) : .min)
  }

  /// Seconds since the run began.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// The beginning of the run.
  public static let zero = Self(nanoseconds: 0)
  /// Later than any run.
  public static let distantFuture = Self(nanoseconds: .max)

  /// The instant a duration later; past the last one it stays there.
  public func advanced(by duration: Duration) -> Self {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.wholeNanoseconds)
    return overflow ? .distantFuture : Self(nanoseconds: sum)
  }

  /// The time from this instant to another.
  public func duration(to other: Self) -> Duration { .nanoseconds(other.nanoseconds &- nanoseconds) }

  /// Earlier is less.
  public static func < (a: Self, b: Self) -> Bool { a.nanoseconds < b.nanoseconds }
}

extension Duration {
  /// The duration in whole nanoseconds.
  public var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? (seconds < 0 ? .min : .max) : product &+ attoseconds / 1_000_000_000
  }
}
