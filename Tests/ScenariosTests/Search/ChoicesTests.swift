import Testing

@testable import Scenarios

@Suite("choices")
struct ChoicesTests {
  private static func drawn(_ choices: Choices) -> (values: [Int], list: [Int]) {
    var choices = choices
    let values = (1...40).map { choices.below($0) }
    return (values, choices.drawn)
  }

  @Test("a list repeats what luck has drawn")
  func replays() {
    let lucky = Self.drawn(Choices(seed: 7, run: 3))
    let repeated = Self.drawn(Choices(replaying: lucky.list))
    #expect(repeated.values == lucky.values)
    #expect(Set(lucky.values).count > 5)
  }

  @Test("past the end of a list, and beyond a bound, the choice is the plainest or the largest there is")
  func isBounded() {
    var choices = Choices(replaying: [9, -3])
    #expect([choices.below(5), choices.below(5), choices.below(5)] == [4, 0, 0])
    let isTrue = choices.isTrue(percent: 99)
    #expect(!isTrue)
    #expect(choices.number(from: 20, to: 40, step: 5) == 20)
  }

  @Test("runs and seeds have luck of their own")
  func luckIsSplit() {
    let one = Self.drawn(Choices(seed: 1, run: 1)).values
    #expect(one == Self.drawn(Choices(seed: 1, run: 1)).values)
    #expect(one != Self.drawn(Choices(seed: 1, run: 2)).values)
    #expect(one != Self.drawn(Choices(seed: 2, run: 1)).values)
  }
}
