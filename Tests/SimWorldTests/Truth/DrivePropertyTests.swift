import GuidanceCore
import Testing

@testable import SimWorld

@Suite("Any drive")
struct DrivePropertyTests {
  /// A random drive: legs, waits, speeds, acceleration, an offset and a departure.
  private func plan(_ luck: inout Luck) throws -> DrivePlan {
    var items: [RouteSketchItem] = []
    for _ in 0..<luck.next(1...8) {
      items.append(.leg(.compass(luck.number(0, 360)), meters: luck.number(5, 800), roadClass: nil))
      if luck.next(0...3) == 0 { items.append(.arc(degrees: luck.number(10, 170), radius: luck.number(5, 100))) }
    }
    let latitude = luck.number(-70, 70)
    let start = Coordinate(latitude: latitude, longitude: luck.next(0...3) == 0 ? 179.999 : luck.number(-180, 180))
    let line = try RouteSketch(items: items).laid(from: start, course: 0, mode: .driving, provider: "sim").polyline
    var plan = DrivePlan(path: line, speed: luck.number(1, 35))
    if luck.next(0...1) == 0 { plan.acceleration = luck.number(0.5, 4) }
    if luck.next(0...1) == 0 { plan.braking = luck.number(0.5, 6) }
    if luck.next(0...2) == 0 {
      plan.offsets = [DriveOffset(metersRight: luck.number(-12, 12), from: line.length * 0.1, to: line.length * 0.6)]
    }
    if luck.next(0...2) == 0 {
      plan.start = .beside(meters: luck.number(5, 200), direction: .relative(200), of: line.length * 0.05)
    }
    plan.waits = [DriveWait(seconds: luck.number(1, 30), along: line.length * 0.2)]
    plan.speedChanges = [DriveSpeedChange(speed: luck.number(1, 30), along: line.length * 0.3)]
    plan.keepGoing = luck.next(0...1) == 0 ? 0 : luck.number(10, 100)
    if luck.next(0...1) == 0 {
      let items: [DriveLeaveItem] = [
        .go(.relative(90), meters: 60), .wait(seconds: 3), .back(meters: 80), .go(.compass(10), meters: 40),
      ]
      plan.leaves = [DriveLeave(along: line.length * 0.7 + 30, items: items, returnTo: line.length * 0.8)]
      if line.length < 200 { plan.leaves = [] }
    }
    return plan
  }

  @Test("speed and course are those of the motion, and nothing jumps", arguments: 0..<300)
  func motion(seed: Int) throws {
    var luck = Luck(state: UInt64(seed) &* 7_919 &+ 12_345)
    let plan = try plan(&luck)
    let drive = try Drive(plan)
    let begins = drive.pieces.map(\.start)
    var checked = 0
    for time in begins.map({ $0 - 0.025 }) + (0..<100).map({ _ in luck.number(0, drive.end.seconds + 1) }) {
      let (now, next) = (drive.at(time), drive.at(time + 0.05))
      let moved = Geodesy.distance(now.coordinate, next.coordinate)
      #expect(moved <= 35 * 0.05 * 1.01 + 1e-3, "jump of \(moved) m at \(time) s")
      if let a = now.along, let b = next.along, plan.leaves.isEmpty { #expect(b >= a - 1e-9) }
      if begins.contains(where: { $0 > time && $0 <= time + 0.05 }) { continue }
      checked += 1
      #expect(abs(moved - (now.speed + next.speed) / 2 * 0.05) < 0.003 * moved + 1e-4, "speed at \(time) s")
      let course = Geodesy.straightBearing(from: now.coordinate, to: next.coordinate)
      if moved > 0.05 { #expect(Geodesy.angleBetween(course, now.course) < 0.2, "course \(course) at \(time) s") }
    }
    #expect(checked > 50)
    #expect(drive.at(drive.end.seconds + 100).speed == 0)
  }
}

/// A small generator for tests.
struct Luck {
  var state: UInt64

  mutating func bits() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9 >> 20
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(bits() % 1_000_000) / 1_000_000
  }

  mutating func next(_ range: ClosedRange<Int>) -> Int { range.lowerBound + Int(bits() % UInt64(range.count)) }
}
