import GuidanceCore
import Testing

@testable import SimWorld

@Suite("Speeds and lines of the drive")
struct DriveShapeTests {
  @Test("with acceleration and braking the drive is a trapezoid")
  func trapezoid() throws {
    let drive = try drive((90, 500), at: 20) { ($0.acceleration, $0.braking) = (2, 4) }
    #expect(drive.at(0).shown == "0 0 0 90 0")
    #expect(drive.at(5).shown == "0 25 10 90 25")
    #expect(drive.at(10).shown == "0 100 20 90 100")
    #expect(drive.at(27.5).shown == "0 450 20 90 450")
    #expect(drive.at(30).shown == "0 487.5 10 90 487.5")
    #expect(drive.end == .seconds(32.5))
    #expect(drive.firstTime(atAlong: 25) == .seconds(5))
    #expect(drive.firstTime(atAlong: 487.5) == .seconds(30))
  }

  @Test("a short way never reaches the speed")
  func triangle() throws {
    let drive = try drive((90, 100), at: 50) { ($0.acceleration, $0.braking) = (2, 2) }
    let peak = 100.0.squareRoot() * 2.0.squareRoot()
    #expect(abs(drive.at(drive.end.seconds / 2).speed - peak) < 1e-6)
    #expect(abs(drive.end.seconds - peak) < 1e-6)
  }

  @Test("bends are taken at 3 m/s at 90 degrees and 1 m/s in a u-turn, gentle ones at full speed")
  func bends() throws {
    #expect(DriveProfile.bendSpeed(degrees: 19.9, speed: 30) == 30)
    #expect(DriveProfile.bendSpeed(degrees: 55, speed: 13) == 8)
    #expect(DriveProfile.bendSpeed(degrees: 90, speed: 30) == 3)
    #expect(DriveProfile.bendSpeed(degrees: 180, speed: 30) == 1)
    #expect(DriveProfile.bendSpeed(degrees: 90, speed: 1.4) == 1.4)
    let drive = try drive((90, 500), (0, 500), (180, 500), at: 20) { ($0.acceleration, $0.braking) = (2, 2) }
    let corner = try #require(drive.firstTime(atAlong: 500))
    #expect(abs(drive.state(at: corner).speed - 3) < 1e-6)
    let turned = try #require(drive.firstTime(atAlong: 1000))
    #expect(abs(drive.state(at: turned).speed - 1) < 1e-6)
  }

  @Test("a tight curve of short chords is a bend, a wide one is none")
  func curves() throws {
    func slowest(radius: Double) throws -> Double {
      let sketch = RouteSketch(items: [
        .leg(.compass(90), meters: 500, roadClass: nil), .arc(degrees: 90, radius: radius),
        .leg(.relative(0), meters: 500, roadClass: nil),
      ])
      let line = try sketch.laid(from: origin, course: nil, mode: .driving, provider: "sim").polyline
      let drive = try Drive(DrivePlan(path: line, speed: 15, acceleration: 2, braking: 2))
      let curve = stride(from: 500, through: 500 + radius * .pi / 2, by: 0.5)
      return try curve.map { drive.state(at: try #require(drive.firstTime(atAlong: $0))).speed }.min() ?? 0
    }
    #expect(try slowest(radius: 5) < 3.5)
    #expect(try slowest(radius: 200) == 15)
  }

  @Test("only acceleration given, braking is at once; only braking given, the start is at once")
  func oneSided() throws {
    let slowStart = try drive((90, 500), at: 20) { $0.acceleration = 2 }
    #expect(slowStart.at(0).speed == 0)
    #expect(slowStart.end == .seconds(30))
    let slowEnd = try drive((90, 500), at: 20) { $0.braking = 2 }
    #expect(slowEnd.at(0).speed == 20)
    #expect(slowEnd.end == .seconds(30))
  }

  @Test("a wait with braking is reached at rest and left from rest")
  func stops() throws {
    let drive = try drive((90, 600), at: 20) {
      ($0.acceleration, $0.braking) = (2, 4)
      $0.waits = [DriveWait(seconds: 10, along: 300)]
    }
    let stop = try #require(drive.firstTime(atAlong: 300))
    #expect(stop == .seconds(22.5))
    #expect(drive.at(22.4).speed < 0.5 && drive.at(30).speed == 0 && drive.at(33).speed == 1)
  }

  @Test("an offset for the whole way walks the parallel, corners joined where both meet")
  func parallel() throws {
    let drive = try drive((90, 200), (0, 200), at: 10) {
      $0.offsets = [DriveOffset(metersRight: 9, from: 0, to: .infinity)]
    }
    #expect(drive.at(0).shown == "-9 0 10 90 0")
    #expect(drive.at(10).shown.hasPrefix("-9 100 10 90 "))
    let corner = try #require(drive.firstTime(atAlong: 200))
    #expect(abs(corner.seconds - 20.9) < 0.001)
    #expect(drive.state(at: corner).shown == "-9 209 10 0 200")
    #expect(drive.at(30.9).shown.hasPrefix("91 209 10 0 "))
    #expect(abs(drive.end.seconds - 41.8) < 0.001)
  }

  @Test("an offset of a stretch is walked over to and back from, without a jump")
  func stretch() throws {
    let drive = try drive((90, 400), at: 10) { $0.offsets = [DriveOffset(metersRight: -5, from: 100, to: 200)] }
    #expect(drive.at(9.999).shown == "0 100 10 90 99.99")
    let over = try #require(drive.firstTime(atAlong: 120))
    #expect(drive.state(at: over).shown == "5 120 10 90 120")
    #expect(abs(over.seconds - (10 + (20.0 * 20 + 25).squareRoot() / 10)) < 1e-3)
    let leaves = try #require(drive.firstTime(atAlong: 200))
    let back = try #require(drive.firstTime(atAlong: 220))
    #expect(drive.state(at: leaves).shown.hasPrefix("5 200 10 104"))
    #expect(drive.state(at: back).shown == "0 220 10 90 220")
  }
}
