import SimWorld

/// How a law came out in one run.
public enum LawVerdict: Sendable, Equatable {
  /// It held; the margin says by how much, where that can be measured.
  case held(margin: Margin? = nil)
  /// It broke at a moment; the numbers of the journal's entries that broke it, and what is wrong with them.
  case broken(at: SimInstant, entries: [Int], message: String)
  /// The journal does not tell what the law needs, for a reason.
  case skipped(String)

  /// Whether the law broke.
  public var isBroken: Bool {
    if case .broken = self { true } else { false }
  }
}

/// What broke a law.
public struct LawBreach: Error, Sendable, Equatable {
  /// When.
  public var at: SimInstant
  /// The numbers of the journal's entries that show it, in order.
  public var entries: [Int]
  /// What is wrong.
  public var message: String

  /// Makes a breach.
  public init(at: SimInstant, entries: [Int], _ message: String) {
    self.at = at
    self.entries = entries
    self.message = message
  }
}

/// A law and what became of it in one run.
public struct LawResult: Sendable {
  /// The law.
  public let law: Law
  /// How it came out; a suspended law is judged too.
  public let verdict: LawVerdict
  /// Why the scenario suspends the law; nil where it does not.
  public let suspension: String?

  /// Whether the law fails the run.
  public var fails: Bool { verdict.isBroken && suspension == nil }
}

/// The narrowest margin so far.
struct NarrowestMargin {
  private(set) var margin: Margin?

  /// Takes a margin; the smaller one stays.
  mutating func take(_ value: Double, _ unit: Margin.Unit) {
    if margin.map({ value < $0.value }) ?? true { margin = Margin(value, unit) }
  }
}
