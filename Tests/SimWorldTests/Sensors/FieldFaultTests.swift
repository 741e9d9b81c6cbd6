import GuidanceCore
import SimWorld
import Testing

@Suite("faults of the fields")
struct FieldFaultTests {
  @Test("the claimed accuracy changes, the later line wins")
  func accuracy() {
    let lines = [GPSLine(.accuracy(8)), GPSLine(.accuracy(12), .at(.seconds(1)))]
    #expect(
      deliveries(lines, of: 0..<3) == [
        "0: 0 E 0 N, 8 m, 10 m/s, 90 deg, stamp 0",
        "1: 10 E 0 N, 12 m, 10 m/s, 90 deg, stamp 1",
        "2: 20 E 0 N, 8 m, 10 m/s, 90 deg, stamp 2",
      ])
  }

  @Test(
    "a field reads a value or is unknown, the rest stays",
    arguments: [
      (GPSEffect.accuracyReads(2000), "1: 10 E 0 N, 2000 m, 10 m/s, 90 deg, stamp 1 [field]"),
      (.accuracyReads(nil), "1: 10 E 0 N, - m, 10 m/s, 90 deg, stamp 1 [field]"),
      (.speedReads(3.5), "1: 10 E 0 N, 5 m, 3.5 m/s, 90 deg, stamp 1 [field]"),
      (.speedReads(nil), "1: 10 E 0 N, 5 m, - m/s, 90 deg, stamp 1 [field]"),
      (.courseReads(0), "1: 10 E 0 N, 5 m, 10 m/s, 0 deg, stamp 1 [field]"),
      (.courseReads(nil), "1: 10 E 0 N, 5 m, 10 m/s, - deg, stamp 1 [field]"),
      (.placeReads(StraightTruth.origin), "1: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 1 [field]"),
      (.placeReads(nil), "1: nan E nan N, 5 m, 10 m/s, 90 deg, stamp 1 [field]"),
      (.courseOff(280), "1: 10 E 0 N, 5 m, 10 m/s, 10 deg, stamp 1 [field]"),
    ])
  func fields(effect: GPSEffect, expected: String) {
    #expect(
      deliveries([GPSLine(effect, .at(.seconds(1)))], of: 0..<3) == [
        "0: 0 E 0 N, 5 m, 10 m/s, 90 deg, stamp 0",
        expected,
        "2: 20 E 0 N, 5 m, 10 m/s, 90 deg, stamp 2",
      ])
  }

  @Test("a course is unknown below a true speed, not at it")
  func courseUnknownBelow() {
    let truth = StraightTruth(speeds: [(0, 1), (1, 0.9), (2, 0)])
    #expect(
      deliveries([GPSLine(.courseUnknown(belowSpeed: 1))], of: 0..<3, truth: truth) == [
        "0: 0 E 0 N, 5 m, 1 m/s, 90 deg, stamp 0",
        "1: 1 E 0 N, 5 m, 0.9 m/s, - deg, stamp 1 [field]",
        "2: 1.9 E 0 N, 5 m, 0 m/s, - deg, stamp 2 [field]",
      ])
  }

  @Test("a course off stays unknown where it is unknown")
  func courseOffUnknown() {
    #expect(
      deliveries([GPSLine(.courseReads(nil)), GPSLine(.courseOff(180))], of: 0..<1) == [
        "0: 0 E 0 N, 5 m, 10 m/s, - deg, stamp 0 [field]"
      ])
  }
}
