import SimWorld

/// What became of one expectation in one run.
public struct Verdict: Sendable, Equatable {
  /// Where the expectation stands.
  public var span: SourceSpan
  /// The expectation in canonical form, parameters replaced.
  public var text: String
  /// Whether it held.
  public var outcome: Outcome
  /// Whether it held by less than 0.1 m or 10 ms: worth a warning.
  public var isOnTheEdge = false
  /// How far from failing, in its own unit; below zero where it failed; nil where nothing can be measured.
  public var margin: Margin?
  /// What was expected, with moments as times of the run.
  public var expected = ""
  /// What was there instead, or what met the expectation.
  public var observed = ""
  /// The event that almost matched; nil where it held or there is none.
  public var nearest: NearMiss?
  /// When it was expected: the first and the last moment; nil where the whole run was meant.
  public var window: ClosedRange<SimInstant>?
  /// The span in which it looked; nil for the whole run, for one moment of a reading, and where it never opened.
  public var scope: ClosedRange<SimInstant>?
  /// The moment that the verdict speaks of; nil for the whole run.
  public var at: SimInstant?

  /// How an expectation can come out.
  public enum Outcome: Sendable, Hashable {
    /// It held.
    case held
    /// It did not.
    case failed
    /// It said nothing about this run, for a reason: that is not passed.
    case vacuous(String)
  }

  /// Makes a verdict.
  public init(span: SourceSpan = .none, text: String, outcome: Outcome) {
    self.span = span
    self.text = text
    self.outcome = outcome
  }

  /// Whether the run passes as far as this expectation goes.
  public var passes: Bool { outcome == .held }
}

/// How far an expectation is from failing.
public struct Margin: Sendable, Hashable, CustomStringConvertible {
  /// The figure; below zero where the expectation failed.
  public var value: Double
  /// Its unit.
  public var unit: Unit

  /// What margins are measured in; the raw value is how it is written.
  public enum Unit: String, Sendable, CaseIterable {
    /// Seconds of the run.
    case seconds = "s"
    /// Metres.
    case meters = "m"
    /// Degrees.
    case degrees = "deg"
    /// Metres per second.
    case metersPerSecond = "m/s"
    /// A number of events.
    case events
    /// A plain number.
    case number = ""
  }

  /// Makes a margin.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The figure and its unit, to the millimetre or the millisecond, finer only where nothing else would be left: `0.4 s`.
  public var description: String {
    let number = WrittenNumber.rounded(value, decimals: unit == .seconds && abs(value) < 0.0005 ? 6 : 3)
    return switch unit {
    case .events: value == 1 || value == -1 ? "\(number) event" : "\(number) events"
    case .number: number
    default: "\(number) \(unit.rawValue)"
    }
  }
}

/// An event that almost was what an expectation asked for.
public struct NearMiss: Sendable, Hashable {
  /// Its number in the journal.
  public var entry: Int
  /// By what it missed: `1 s late`, `280 m instead of 290 m`.
  public var missedBy: String

  /// Makes a near miss.
  public init(entry: Int, missedBy: String) {
    self.entry = entry
    self.missedBy = missedBy
  }
}
