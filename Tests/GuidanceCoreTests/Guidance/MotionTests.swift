import Testing

@testable import GuidanceCore

@Suite("the course and the speed that the rules use")
struct MotionTests {
  /// The readings of fixes that lie `east` metres east of the origin at their stamps.
  static func readings(_ fixes: [GuidanceFix], tests: DisplacementTests = DisplacementTests()) -> [MotionReading] {
    var screen = FixScreen(limits: GuidanceConfig(mode: .driving).fix)
    var motion = Motion(tests: tests, movingSpeed: 5)
    return fixes.compactMap { fix in
      guard case .passed = screen.judge(fix, receivedAt: nil), let used = screen.last else { return nil }
      return motion.read(fix, used, distance: screen.distance, elapsed: screen.elapsed)
    }
  }

  private func fix(
    _ time: Double, _ east: Double, speed: Double?, course: Double?, accuracy: Double = 5
  ) -> GuidanceFix {
    FixGateTests.fix(time, east: east, accuracy: accuracy, speed: speed, course: course)
  }

  @Test("a course against three displacements in a row gives way, until one does not meet the test")
  func course() {
    var fixes = (0...4).map { fix(Double($0), Double($0) * 14, speed: 14, course: 270) }
    fixes.append(fix(5, 61, speed: 14, course: 270))
    fixes.append(fix(6, 75, speed: 14, course: 270))
    let courses = Self.readings(fixes).map { ($0.course ?? -1).rounded() }
    #expect(courses == [270, 270, 270, 90, 90, 270, 270])
  }

  @Test("a displacement below 5 m and half the accuracies proves nothing", arguments: [(9.9, 270.0), (10.1, 90)])
  func courseDistance(step: Double, expected: Double) {
    let fixes = (0...5).map { fix(Double($0), Double($0) * step, speed: step, course: 270) }
    #expect((Self.readings(fixes).last?.course ?? -1).rounded() == expected)
  }

  @Test(
    "for a fix that came with hardly a speed the whole sum of the accuracies counts",
    arguments: [
      (14.9, 270.0), (15.1, 90),
    ])
  func slowCourse(step: Double, expected: Double) {
    let fixes = (0...5).map { fix(Double($0) * 10, Double($0) * step, speed: 0.4, course: 270) }
    #expect((Self.readings(fixes).last?.course ?? -1).rounded() == expected)
  }

  @Test("up to 90 degrees off the displacement a course stays", arguments: [(1.0, 1.0), (359, 90)])
  func across(course: Double, expected: Double) {
    let fixes = (0...5).map { fix(Double($0), Double($0) * 14, speed: 14, course: course) }
    #expect((Self.readings(fixes).last?.course ?? -1).rounded() == expected)
  }

  @Test(
    "a speed that differs by more than 5 m/s + a / time and a factor of 2 gives way with the third",
    arguments: [
      (14.0, 3.9, true), (14, 4.1, false), (3, 13.1, true), (30, 16, false), (22, 10.9, true), (22, 11.1, false),
    ])
  func speed(ground: Double, said: Double, contradicts: Bool) {
    let fixes = (0...4).map { fix(Double($0), Double($0) * ground, speed: said, course: 90) }
    let used = Self.readings(fixes).map { ($0.speed * 1000).rounded() / 1000 }
    #expect(used == [said, said, said, contradicts ? ground : said, contradicts ? ground : said])
  }

  @Test("an unknown course of a moving fix is the way from the latest fix clearly elsewhere in the last 30 s")
  func unknownCourse() {
    let moving = (0...3).map { fix(Double($0), Double($0) * 6, speed: 6, course: nil) }
    #expect(Self.readings(moving).map { $0.course?.rounded() } == [nil, nil, 90, 90])
    let slow = (0...3).map { fix(Double($0), Double($0) * 4, speed: 4, course: nil) }
    #expect(Self.readings(slow).map(\.course) == [nil, nil, nil, nil])
    let bare = (0...3).map { fix(Double($0), Double($0) * 4, speed: nil, course: nil) }
    #expect(Self.readings(bare).map { $0.course?.rounded() } == [nil, nil, nil, 90])
    let gap = [fix(0, 0, speed: 10, course: nil), fix(31, 310, speed: 10, course: nil)]
    #expect(Self.readings(gap).map(\.course) == [nil, nil])
    let atLimit = [fix(0, 0, speed: 10, course: nil), fix(30, 300, speed: 10, course: nil)]
    #expect(Self.readings(atLimit).map { $0.course?.rounded() } == [nil, 90])
  }

  @Test("an unknown speed is taken over at least 3 s, from the oldest before that, and is 0 at first")
  func unknownSpeed() {
    let places = [0.0, 10, 30, 60, 100]
    let fixes = places.enumerated().map { fix(Double($0.offset), $0.element, speed: nil, course: 90) }
    let speeds = Self.readings(fixes).map { ($0.speed * 100).rounded() / 100 }
    #expect(speeds == [0, 10, 15, 20, 30])
    let gap = [fix(0, 0, speed: nil, course: 90), fix(100, 1000, speed: nil, course: 90)]
    #expect(abs(Self.readings(gap)[1].speed - 10) < 1e-6)
  }

  @Test("only a fix that came with a speed stands")
  func standing() {
    let fixes = [
      fix(0, 0, speed: nil, course: nil), fix(1, 0, speed: 0.4, course: nil), fix(2, 0, speed: 0.5, course: nil),
    ]
    #expect(Self.readings(fixes).map(\.isStanding) == [false, true, false])
  }

  @Test("a quick receiver's half minute fits")
  func quickReceiver() {
    let fixes = (0...2000).map { fix(Double($0) / 50, Double($0) / 50 * 0.4, speed: nil, course: nil) }
    let last = Self.readings(fixes).last
    #expect(abs((last?.speed ?? 0) - 0.4) < 1e-6)
    #expect((last?.course ?? 0).rounded() == 90)
  }

  @Test("the smoothed speed moves by its share of the difference, and a first one starts it")
  func smoothed() {
    var smoothed = SmoothedSpeed(timeConstant: 3)
    #expect(smoothed.take(10, elapsed: nil) == 10)
    #expect(abs(smoothed.take(20, elapsed: 3) - 16.321205588) < 1e-6)
    #expect(abs(smoothed.take(20, elapsed: 1) - 17.364028619) < 1e-6)
    smoothed.forget()
    #expect(smoothed.take(3, elapsed: nil) == 3)
  }
}
