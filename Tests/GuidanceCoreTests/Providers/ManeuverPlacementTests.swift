import GuidanceCore
import Testing

@Suite struct ManeuverPlacementTests {
  private let parts = AnswerFixture.parts

  private func line(_ parts: [[Coordinate]]) throws -> Polyline { try Polyline(Array(parts.joined())) }

  /// The reference steps: 0 m "", 1500 m "keep left", 150 m "turn right", 109 m "arrive", each with its own part.
  private var reference: [StepPlace] {
    let own = [[AnswerFixture.origin]] + parts
    return zip(own, [0.0, 1500, 150, 109]).map { part, meters in
      StepPlace(distance: meters, first: part[0], last: part[part.count - 1], own: part[part.count - 1])
    }
  }

  private func rounded(_ alongs: [Double]) -> [Int] { alongs.map { Int($0.rounded()) } }

  @Test(
    "the reference steps are read by their convention and by no other",
    arguments: [
      (StepConvention.endOfStep, [0, 1500, 1650, 1759]), (.startOfStep, [0, 0, 1500, 1650]),
      (.ownPoint, [0, 1500, 1650, 1759]), (.startOfStretch, [0, 0, 1500, 1650]),
    ])
  func conventions(convention: StepConvention, expected: [Int]) throws {
    let alongs = ManeuverPlacement.alongs(of: reference, on: try line(parts), convention: convention)
    #expect(rounded(alongs) == expected)
  }

  @Test("at 1500 m the right turn is 150 m ahead where steps end at it, and here where they start at it")
  func difference() throws {
    let line = try line(parts)
    let ends = ManeuverPlacement.alongs(of: reference, on: line, convention: .endOfStep)
    let starts = ManeuverPlacement.alongs(of: reference, on: line, convention: .startOfStep)
    #expect(rounded([ends[2] - 1500, starts[2] - 1500]) == [150, 0])
  }

  @Test("lengths that are a tenth off are mended by the step's point")
  func sloppyLengths() throws {
    let steps = reference.map { step in
      var step = step
      step.distance *= 1.1
      return step
    }
    let alongs = ManeuverPlacement.alongs(of: steps, on: try line(parts), convention: .endOfStep)
    #expect(rounded(alongs) == [0, 1500, 1650, 1759])
  }

  @Test("a point 60 m off the line falls back to the running total, one 59 m off does not", arguments: [59.0, 61])
  func acceptance(lateral: Double) throws {
    let straight = try Polyline(AnswerFixture.lay([(90, 1000)])[0])
    let beside = Geodesy.destination(from: straight.coordinate(at: 430), bearing: 0, meters: lateral)
    let alongs = ManeuverPlacement.alongs(
      of: [StepPlace(distance: 400, last: beside)], on: straight, convention: .endOfStep)
    #expect(rounded(alongs) == [lateral < 60 ? 430 : 400])
  }

  @Test("out and back on one road, a point is placed on the pass that its length tells")
  func outAndBack() throws {
    let out = AnswerFixture.lay([(90, 500)])[0]
    let back = AnswerFixture.lay([(270, 500)], from: out[2])[0]
    let line = try line([out, back])
    let point = line.coordinate(at: 300)
    for (meters, expected) in [(300.0, 300), (700, 700)] {
      let alongs = ManeuverPlacement.alongs(
        of: [StepPlace(distance: meters, last: point)], on: line, convention: .endOfStep)
      #expect(rounded(alongs) == [expected])
    }
  }

  @Test("a point behind the maneuver before is not gone back to")
  func neverBackwards() throws {
    let straight = try Polyline(AnswerFixture.lay([(90, 1000)])[0])
    let steps = [800.0, 100, 900].map { StepPlace(distance: 50, last: straight.coordinate(at: $0)) }
    let first = StepPlace(distance: 800, last: straight.coordinate(at: 800))
    let alongs = ManeuverPlacement.alongs(of: [first] + steps, on: straight, convention: .endOfStep)
    #expect(rounded(alongs) == [800, 800, 850, 900])
  }

  @Test("a point beyond the window of 1.5 lengths and 200 m is not looked for")
  func window() throws {
    let straight = try Polyline(AnswerFixture.lay([(90, 5000)])[0])
    for (place, expected) in [(640.0, 640), (720, 300)] {
      let step = StepPlace(distance: 300, last: straight.coordinate(at: place))
      let alongs = ManeuverPlacement.alongs(of: [step], on: straight, convention: .endOfStep)
      #expect(rounded(alongs) == [expected])
    }
  }

  @Test("lengths beyond the line are clamped to it")
  func clamped() throws {
    let straight = try Polyline(AnswerFixture.lay([(90, 1000)])[0])
    let steps = [StepPlace(distance: 1e300), StepPlace(distance: .infinity), StepPlace(distance: 1)]
    let alongs = ManeuverPlacement.alongs(of: steps, on: straight, convention: .endOfStep)
    #expect(alongs == [straight.length, straight.length, straight.length])
  }

  @Test("a known vertex wins over lengths and points")
  func vertices() throws {
    let line = try line(parts)
    let step = StepPlace(distance: 9, first: parts[2][2], last: parts[0][0], firstVertex: 3, lastVertex: 6)
    let starts = ManeuverPlacement.alongs(of: [step], on: line, convention: .startOfStep)
    let ends = ManeuverPlacement.alongs(of: [step], on: line, convention: .endOfStep)
    #expect(rounded(starts + ends) == [1500, 1650])
  }

  @Test("ten thousand steps that each claim the whole line are placed within the budget")
  func budget() throws {
    let long = try Polyline((0..<20_000).map { Coordinate(latitude: 0.5, longitude: 0.5 + Double($0) * 1e-4) })
    let step = StepPlace(distance: 1e7, last: Coordinate(latitude: 0.6, longitude: 0.5))
    let steps = [StepPlace(distance: 0)] + [StepPlace](repeating: step, count: 10_000)
    let alongs = ManeuverPlacement.alongs(of: steps, on: long, convention: .endOfStep)
    #expect(alongs.last == long.length)
  }
}
