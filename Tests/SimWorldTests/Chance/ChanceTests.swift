import Testing

@testable import SimWorld

@Suite("chance")
struct ChanceTests {
  @Test("a stream depends on the seed and its name alone")
  func streams() {
    let chance = Chance(seed: 7)
    var first = chance.stream("gps.noise")
    let words = (0..<5).map { _ in first.next() }
    var other = chance.stream("gps.wild")
    #expect(words != (0..<5).map { _ in other.next() })
    var again = chance.stream("gps.noise")
    #expect(words == (0..<5).map { _ in again.next() })
    var otherSeed = Chance(seed: 8).stream("gps.noise")
    #expect(words != (0..<5).map { _ in otherSeed.next() })
  }

  @Test("the first words of streams of near seeds and names are all different")
  func streamsDoNotMeet() {
    var words: Set<UInt64> = []
    for seed in 0..<1000 as Range<UInt64> {
      for name in ["", "a", "b", "aa", "schedule"] {
        var stream = Chance(seed: seed).stream(name)
        words.insert(stream.next())
      }
    }
    #expect(words.count == 5000)
  }

  @Test("a stream's words are pinned: stored seeds keep their meaning")
  func pinned() {
    var plain = SeededGenerator(seed: 0)
    #expect(plain.next() == 0xE220_A839_7B1D_CDAF)
    #expect(plain.next() == 0x6E78_9E6A_A1B9_65F4)
    var stream = Chance(seed: 42).stream("gps.noise")
    #expect(stream.next() == 17459517719449870979)
  }

  @Test("two streams are uncorrelated")
  func independence() {
    var one = Chance(seed: 1).stream("gps.noise")
    var two = Chance(seed: 1).stream("gps.wild")
    let count = 100_000
    let sum = (0..<count).reduce(0.0) { sum, _ in sum + one.gaussian() * two.gaussian() }
    // The mean of products of independent normal numbers has the standard error 1/sqrt(count) = 0.0032.
    #expect(abs(sum / Double(count)) < 0.016)
  }

  @Test("gaussian numbers have mean 0, variance 1, and the tails of a normal distribution", arguments: [1, 2, 3])
  func gaussian(seed: UInt64) {
    var stream = Chance(seed: seed).stream("gps.noise")
    let count = 50_000
    let values = (0..<count).map { _ in stream.gaussian() }
    let mean = values.reduce(0, +) / Double(count)
    let variance = values.reduce(0) { $0 + $1 * $1 } / Double(count) - mean * mean
    let beyondTwo = Double(values.count { abs($0) > 2 }) / Double(count)
    // Five standard errors: 1/sqrt(n), sqrt(2/n), sqrt(p(1-p)/n).
    #expect(abs(mean) < 0.0224)
    #expect(abs(variance - 1) < 0.0317)
    #expect(abs(beyondTwo - 0.0455) < 0.0047)
    let neighbours = zip(values, values.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 } / Double(count)
    #expect(abs(neighbours) < 0.0224)
  }

  @Test("exponential waiting times have their mean and their variance")
  func exponential() {
    var stream = Chance(seed: 4).stream("provider.latency")
    let count = 50_000
    let values = (0..<count).map { _ in stream.exponential(mean: 3) }
    let mean = values.reduce(0, +) / Double(count)
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(count)
    #expect(values.allSatisfy { $0 >= 0 && $0.isFinite })
    #expect(abs(mean - 3) < 0.0671)
    // The variance of the sample variance is 8 mean^4 / n: five standard errors are 0.569.
    #expect(abs(variance - 9) < 0.57)
  }

  @Test("a number below a count takes one word and reaches every value evenly")
  func below() {
    var stream = Chance(seed: 5).stream("schedule")
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<70_000 { counts[stream.below(7)] += 1 }
    #expect(counts.allSatisfy { abs($0 - 10_000) < 470 })
    var one = stream
    var two = stream
    _ = one.below(3)
    _ = two.next()
    #expect(one == two)
    #expect(one.below(1) == 0)
  }

  @Test("an even number stays in its range")
  func uniform() {
    var stream = Chance(seed: 6).stream("gps.wild")
    let values = (0..<100_000).map { _ in stream.uniform(in: -2..<4) }
    #expect(values.allSatisfy { $0 >= -2 && $0 < 4 })
    #expect(abs(values.reduce(0, +) / 100_000 - 1) < 0.028)
    #expect((0..<1000).allSatisfy { _ in stream.uniform(in: 1..<1.0.nextUp) == 1 })
    #expect(stream.uniform(in: 5...5) == 5)
  }

  @Test("each draw takes a fixed number of words")
  func wordsPerDraw() {
    let start = Chance(seed: 9).stream("x")
    func words(_ draw: (inout SeededGenerator) -> Void) -> Int? {
      var drawn = start
      draw(&drawn)
      var counted = start
      for words in 0...4 {
        if counted == drawn { return words }
        _ = counted.next()
      }
      return nil
    }
    #expect(words { _ = $0.below(9) } == 1)
    #expect(words { _ = $0.unit() } == 1)
    #expect(words { _ = $0.uniform(in: 0..<2) } == 1)
    #expect(words { _ = $0.uniform(in: 0...2) } == 1)
    #expect(words { _ = $0.exponential(mean: 2) } == 1)
    #expect(words { _ = $0.gaussian() } == 2)
  }
}
