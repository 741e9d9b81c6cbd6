import GuidanceCore
import Testing

@testable import SimWorld

@Suite("The drive")
struct DriveTests {
  @Test("at the very instant of a corner the new course holds, and standing keeps the last one")
  func corner() throws {
    let drive = try drive((90, 3000), (0, 2000), at: 50 / 3.6)
    #expect(drive.at(0).shown == "0 0 13.889 90 0")
    #expect(drive.at(108).shown == "0 1500 13.889 90 1500")
    #expect(drive.at(215.999).shown == "0 3000 13.889 90 2999.986")
    #expect(drive.at(216).shown == "0 3000 13.889 0 3000")
    #expect(drive.at(359.999).shown == "2000 3000 13.889 0 4999.986")
    #expect(drive.at(360).shown == "2000 3000 0 0 5000")
    #expect(drive.at(9000).shown == "2000 3000 0 0 5000")
    #expect(drive.end == .seconds(360))
    #expect(drive.state(at: SimInstant(nanoseconds: -5)).shown == "0 0 13.889 90 0")
  }

  @Test("times worked out by hand hold to the nanosecond")
  func exactTimes() throws {
    let drive = try drive((90, 3000), (0, 2000), at: 50 / 3.6) { $0.waits = [DriveWait(seconds: 40, along: 1500)] }
    #expect(drive.firstTime(atAlong: 0) == .zero)
    #expect(drive.firstTime(atAlong: 1500) == .seconds(108))
    #expect(drive.firstTime(atAlong: 3000) == .seconds(256))
    #expect(drive.firstTime(atAlong: 5000) == .seconds(400))
    #expect(drive.firstTime(atAlong: 5001) == nil)
    #expect(drive.end == .seconds(400))
  }

  @Test("a wait begins and ends at its very instants")
  func waits() throws {
    let drive = try drive((90, 2000), at: 12) { $0.waits = [DriveWait(seconds: 60, along: 480)] }
    #expect(drive.at(40).shown == "0 480 0 90 480")
    #expect(drive.at(99.999).shown == "0 480 0 90 480")
    #expect(drive.at(100).shown == "0 480 12 90 480")
    #expect(drive.at(101).shown == "0 492 12 90 492")
  }

  @Test("a wait at a corner looks back, and the new course comes with the departure")
  func waitAtCorner() throws {
    let drive = try drive((90, 120), (0, 120), at: 12) { $0.waits = [DriveWait(seconds: 5, along: 120)] }
    #expect(drive.at(12).shown == "0 120 0 90 120")
    #expect(drive.at(15).shown == "0 120 12 0 120")
  }

  @Test("waits at the start and at the end belong to the drive")
  func waitsAtBothEnds() throws {
    let drive = try drive((90, 120), at: 12) {
      $0.waits = [DriveWait(seconds: 3, along: 0), DriveWait(seconds: 7, along: 120)]
    }
    #expect(drive.at(2).shown == "0 0 0 90 0")
    #expect(drive.at(3).shown == "0 0 12 90 0")
    #expect(drive.at(13).shown == "0 120 0 90 120")
    #expect(drive.firstTime(atAlong: 120) == .seconds(13))
    #expect(drive.end == .seconds(20))
  }

  @Test("a speed holds from its place on, also where the drive begins behind it")
  func speeds() throws {
    let changes = [DriveSpeedChange(speed: 20, along: 100), DriveSpeedChange(speed: 5, along: 300)]
    let whole = try drive((90, 400), at: 10) { $0.speedChanges = changes }
    #expect(whole.at(10).shown == "0 100 20 90 100")
    #expect(whole.at(20).shown == "0 300 5 90 300")
    #expect(whole.end == .seconds(40))
    let late = try drive((90, 400), at: 10) {
      $0.speedChanges = changes
      $0.start = .along(200)
    }
    #expect(late.at(0).shown == "0 200 20 90 200")
    #expect(late.end == .seconds(25))
    #expect(late.firstTime(atAlong: 100) == nil)
  }

  @Test("a start beside the line goes straight to its place, then on")
  func besideStart() throws {
    let drive = try drive((90, 1000), at: 20 / 3.6) { $0.start = .beside(meters: 152, direction: .compass(0), of: 0) }
    #expect(drive.at(0).shown == "152 0 5.556 180 -")
    #expect(drive.at(17).shown == "57.6 0 5.556 180 -")
    #expect(drive.firstTime(atAlong: 0) == .seconds(27.36))
    #expect(drive.at(27.36).shown == "0 0 5.556 90 0")
    #expect(drive.end == .seconds(207.36))
  }

  @Test("keep going leads straight on past the end, away from the path")
  func keepsGoing() throws {
    let drive = try drive((90, 100), (0, 100), at: 10) { $0.keepGoing = 50 }
    #expect(drive.at(20).shown == "100 100 10 0 200")
    #expect(drive.at(22).shown == "120 100 10 0 -")
    #expect(drive.at(25).shown == "150 100 0 0 -")
    #expect(drive.end == .seconds(25))
  }

  @Test("a place is reached when the traveller comes within a distance of it")
  func places() throws {
    let drive = try drive((90, 3000), (0, 2000), at: 10)
    let corner = drive.path.vertices[1]
    #expect(drive.firstTime(at: corner, within: 0) == .seconds(300))
    #expect(drive.firstTime(at: corner, within: 20) == .seconds(298))
    #expect(drive.firstTime(at: origin, within: 20) == .zero)
    #expect(drive.firstTime(at: origin.moved(north: 30, east: 1000), within: 20) == nil)
    let beside = try #require(drive.firstTime(at: origin.moved(north: 12, east: 1000), within: 20))
    #expect(abs(beside.seconds - 98.4) < 0.001)
  }
}
