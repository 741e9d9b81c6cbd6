import SimWorld

/// The decisions that make one scenario, drawn one after another and kept.
///
/// The same list of numbers gives the same decisions: a run is repeated from its list, and 0 is always the plainest
/// choice, so that a list of smaller numbers makes a plainer scenario.
package struct Choices: Sendable {
  /// What was drawn, in order.
  package private(set) var drawn: [Int] = []
  private var source: Source

  private enum Source: Sendable {
    case luck(SeededGenerator)
    case list([Int])
  }

  /// Draws from the luck of one run of a search.
  package init(seed: UInt64, run: Int) {
    source = .luck(Chance(seed: seed).stream("fuzz.run.\(run)"))
  }

  /// Repeats a list; past its end every choice is the plainest.
  package init(replaying list: [Int]) { source = .list(list) }

  /// A number of 0 ..< `count`.
  package mutating func below(_ count: Int) -> Int {
    let value: Int
    switch source {
    case .luck(var generator):
      value = generator.below(max(1, count))
      source = .luck(generator)
    case .list(let list):
      value = list.indices.contains(drawn.count) ? max(0, min(list[drawn.count], count - 1)) : 0
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
