import GuidanceCore
import SimWorld
import Testing

@Suite("the luck of the receiver's lines")
struct ReceiverLuckTests {
  private func fixes(
    _ lines: [GPSLine], seed: UInt64 = 1, count: Int = 60, end: SimInstant = .seconds(60)
  ) -> [DeliveredFix] {
    var receiver = ReceiverModel(
      plan: GPSPlan(lines: lines), truth: StraightTruth(), chance: Chance(seed: seed), end: end)
    return (0..<count).flatMap { receiver.sample(number: $0) }
  }

  private func numbers(_ lines: [GPSLine], _ kind: FaultKinds, seed: UInt64 = 1) -> [Int] {
    fixes(lines, seed: seed).filter { $0.faults.contains(kind) }.map(\.number)
  }

  private let errors = [
    GPSLine(.noise(3)), GPSLine(.drift(sigma: 8, seconds: 60)), GPSLine(.courseNoise(5)),
  ]

  @Test("a seed gives the same fixes again, another seed others")
  func seeds() {
    #expect(fixes(errors, seed: 7) == fixes(errors, seed: 7))
    #expect(fixes(errors, seed: 7) != fixes(errors, seed: 8))
  }

  @Test("a silent span shifts the luck of no later fix")
  func silence() {
    let plain = fixes(errors)
    let gapped = fixes(errors + [GPSLine(.silent, .seconds(10, 20))])
    #expect(gapped.map(\.fix) == (plain[..<10] + plain[20...]).map(\.fix))
  }

  @Test("a wild line more leaves noise, drift and course as they are")
  func anotherLine() {
    let wild = GPSLine(
      .wild(meters: 40, .compass(0), fixes: 1, accuracy: nil), .times(3, from: .zero, to: .seconds(60)))
    let plain = fixes(errors)
    let touched = fixes([wild] + errors)
    let same = zip(plain, touched).filter { !$1.faults.contains(.wild) }
    #expect(same.count == 57)
    #expect(same.allSatisfy { $0.fix == $1.fix })
  }

  @Test("a noise that takes over for a span leaves the noise outside as it is")
  func anotherNoise() {
    let plain = fixes([GPSLine(.noise(3))])
    let touched = fixes([GPSLine(.noise(3)), GPSLine(.noise(30), .seconds(10, 20))])
    #expect(plain[..<10] == touched[..<10])
    #expect(plain[20...] == touched[20...])
    #expect(zip(plain[10..<20], touched[10..<20]).allSatisfy { $0 != $1 })
  }

  @Test("so many times means so many fixes of the span, and fewer times keep the first drawn")
  func times() {
    func wild(_ count: Int) -> GPSLine {
      GPSLine(
        .wild(meters: 40, .compass(0), fixes: 1, accuracy: nil), .times(count, from: .seconds(10), to: .seconds(30)))
    }
    for seed in 1...50 as ClosedRange<UInt64> {
      let five = numbers([wild(5)], .wild, seed: seed)
      #expect(five.count == 5)
      #expect(five.allSatisfy { (10..<30).contains($0) })
      #expect(Set(five).isSuperset(of: numbers([wild(4)], .wild, seed: seed)))
    }
    #expect(Set((1...20).map { numbers([wild(5)], .wild, seed: $0) }).count > 15)
    #expect(numbers([wild(40)], .wild) == Array(10..<30))
  }

  @Test("two lines of a kind have moments of their own, and moments lie before the run's end")
  func timesOfTwoLines() {
    let frozen = GPSLine(.duplicate, .times(4, from: .zero, to: .distantFuture))
    let one = numbers([frozen], .duplicate)
    let two = numbers([frozen, GPSLine(.late(1), frozen.window)], .late)
    let again = numbers([GPSLine(.silent, .times(0, from: .zero, to: .seconds(1))), frozen], .duplicate)
    #expect(one.count == 8)
    #expect(one == again)
    #expect(two.count == 4)
    #expect(two != Array(Set(one)).sorted())
  }

  @Test("moments that wait out a silence meet one fix after the other")
  func timesInSilence() {
    let wild = GPSLine(
      .wild(meters: 40, .compass(0), fixes: 2, accuracy: nil), .times(2, from: .seconds(10), to: .seconds(20)))
    #expect(numbers([wild, GPSLine(.silent, .seconds(10, 20))], .wild) == [20, 21, 22, 23])
  }
}
