import SimWorld

/// The decisions that make one scenario, drawn one after another and kept.
///
/// The same list of numbers gives the same decisions: a run is repeated from its list, and 0 is always the plainest
/// choice, so that a list of smaller numbers makes a plainer scenario.
package struct Choices: Sendable {
  /// What was drawn, in order.
  package private(set) var drawn: [Int] = []
  private var source: Source

  /// Where the next number comes from.
  private struct Source: Sendable {
    /// The numbers to repeat; nil = luck decides.
    var list: [Int?]
    /// Decides where the list does not; nil = the plainest choice.
    var luck: SeededGenerator?
  }

  /// Draws from the luck of one run of a search.
  ///
  /// - Parameter aim: the number of the cell that the run is aimed at, from 1; 0 = none.
  package init(seed: UInt64, run: Int, aim: Int = 0) { self.init(seed: seed, run: run, changing: [aim]) }

  /// Repeats a list but for its gaps, which are drawn from the luck of one run of a search, as is all past its end.
  ///
  /// Its first number is the aim.
  package init(seed: UInt64, run: Int, changing list: [Int?]) {
    source = Source(list: list, luck: Chance(seed: seed).stream("fuzz.run.\(run)"))
  }

  /// Repeats a list; past its end every choice is the plainest.
  package init(replaying list: [Int]) { source = Source(list: list, luck: nil) }

  /// A number of 0 ..< `count`.
  package mutating func below(_ count: Int) -> Int {
    let value: Int
    if source.list.indices.contains(drawn.count), let known = source.list[drawn.count] {
      value = max(0, min(known, count - 1))
    } else {
      value = source.luck?.below(max(1, count)) ?? 0
    }
    drawn.append(value)
    return value
  }

  /// True in so many of a hundred cases; no is the plainer choice.
  package mutating func isTrue(percent: Int) -> Bool { below(100) >= 100 - percent }

  /// One of some values, the plainest first.
  package mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

  /// A number of a range in steps; the lower bound is the plainest.
  package mutating func number(from least: Double, to most: Double, step: Double) -> Double {
    let count = Int(((most - least) / step + 0.5).rounded(.down))
    return least + Double(below(count + 1)) * step
  }

  /// A whole number of a range; the lower bound is the plainest.
  package mutating func count(from least: Int, to most: Int) -> Int { least + below(most - least + 1) }
}
