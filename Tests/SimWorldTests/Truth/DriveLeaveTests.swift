import GuidanceCore
import Testing

@testable import SimWorld

@Suite("Departures from the path")
struct DriveLeaveTests {
  @Test("a departure round a block comes back where it says, without metres along in between")
  func roundABlock() throws {
    let drive = try drive((90, 3000), at: 12) {
      $0.leaves = [
        DriveLeave(
          along: 840,
          items: [.go(.compass(0), meters: 60), .go(.compass(90), meters: 120), .go(.compass(180), meters: 60)],
          returnTo: 960)
      ]
    }
    #expect(drive.at(70).shown == "0 840 12 0 -")
    #expect(drive.at(75).shown == "60 840 12 90 -")
    #expect(drive.at(84.999).shown == "60 960 12 90 -")
    #expect(drive.at(85).shown == "60 960 12 180 -")
    #expect(drive.at(90).shown == "0 960 12 90 960")
    #expect(drive.at(91).shown == "0 972 12 90 972")
    #expect(drive.end == .seconds(260))
    #expect(drive.firstTime(atAlong: 900) == nil)
    #expect(drive.firstTime(atAlong: 960) == .seconds(90))
  }

  @Test("a return behind the departure drives the stretch again and leaves only once")
  func returnsBehind() throws {
    let drive = try drive((0, 2000), at: 14) {
      $0.leaves = [
        DriveLeave(
          along: 805,
          items: [.go(.compass(90), meters: 140), .go(.compass(180), meters: 74), .go(.compass(270), meters: 140)],
          returnTo: 731)
      ]
    }
    let back = (805.0 + 354) / 14
    #expect(drive.at(84).shown == "748 0 14 0 748")
    #expect(abs(back - 82.786) < 0.001)
    #expect(drive.firstTime(atAlong: 731) == .seconds(731 / 14))
    #expect(abs(drive.end.seconds - (back + 1269 / 14)) < 1e-6)
  }

  @Test("back goes along the way just taken, round its corners")
  func wayBack() throws {
    let drive = try drive((90, 100), (0, 100), at: 10) {
      $0.leaves = [DriveLeave(along: 150, items: [.back(meters: 120), .wait(seconds: 2)], returnTo: 50)]
    }
    #expect(drive.at(15).shown == "50 100 10 180 -")
    #expect(drive.at(20).shown == "0 100 10 270 -")
    #expect(drive.at(27).shown == "0 30 0 270 -")
    #expect(drive.at(29).shown == "0 30 10 90 -")
    #expect(drive.at(31).shown == "0 50 10 90 50")
    #expect(drive.at(46).shown == "100 100 0 0 200")
  }

  @Test("relative directions go from the item before, the first from the travel towards the place")
  func relativeItems() throws {
    let drive = try drive((90, 100), (0, 100), at: 10) {
      $0.leaves = [
        DriveLeave(
          along: 100,
          items: [.go(.relative(0), meters: 50), .go(.relative(270), meters: 30), .go(.relative(90), meters: 10)],
          returnTo: nil)
      ]
    }
    #expect(drive.at(10).shown == "0 100 10 90 -")
    #expect(drive.at(15).shown == "0 150 10 0 -")
    #expect(drive.at(18).shown == "30 150 10 90 -")
    #expect(drive.at(60).shown == "30 160 0 90 -")
    #expect(drive.end == .seconds(19))
  }

  @Test("a departure keeps the speed, and a change that it skips holds after it")
  func speeds() throws {
    let drive = try drive((90, 1000), at: 10) {
      $0.speedChanges = [DriveSpeedChange(speed: 20, along: 150)]
      $0.leaves = [DriveLeave(along: 100, items: [.go(.relative(270), meters: 50)], returnTo: 400)]
    }
    #expect(drive.at(12).speed == 10)
    #expect(drive.at(16).speed == 10)
    let joined = try #require(drive.firstTime(atAlong: 400))
    #expect(drive.state(at: joined).speed == 20)
  }

  @Test("what a departure skips, or never comes back to, is refused with its line")
  func neverReached() {
    let leave = DriveLeave(along: 100, items: [.go(.compass(0), meters: 50)], returnTo: 400)
    #expect(throws: DriveError(.wait(0), .neverReached(along: 200))) {
      try drive((90, 1000), at: 10) {
        $0.leaves = [leave]
        $0.waits = [DriveWait(seconds: 5, along: 200)]
      }
    }
    #expect(throws: DriveError(.leave(1), .neverReached(along: 300))) {
      try drive((90, 1000), at: 10) {
        $0.leaves = [leave, DriveLeave(along: 300, items: [], returnTo: nil)]
      }
    }
    #expect(throws: DriveError(.speedChange(0), .neverReached(along: 500))) {
      try drive((90, 1000), at: 10) {
        $0.leaves = [DriveLeave(along: 100, items: [.go(.compass(0), meters: 50)], returnTo: nil)]
        $0.speedChanges = [DriveSpeedChange(speed: 5, along: 500)]
      }
    }
  }

  @Test("places and lengths that make no sense are refused with their line")
  func refused() {
    #expect(throws: DriveError(.leaveReturn(0), .outsidePath(along: 1200, length: 1000))) {
      try drive((90, 1000), at: 10) { $0.leaves = [DriveLeave(along: 100, items: [], returnTo: 1200)] }
    }
    #expect(throws: DriveError(.leaveItem(0, item: 1), .backTooFar(meters: 200, travelled: 120))) {
      try drive((90, 1000), at: 10) {
        $0.leaves = [DriveLeave(along: 100, items: [.go(.compass(0), meters: 20), .back(meters: 200)], returnTo: nil)]
      }
    }
    #expect(throws: DriveError(.drive, .notPositive(0))) { try drive((90, 1000), at: 0) }
    #expect(throws: DriveError(.start, .outsidePath(along: -1, length: 1000))) {
      try drive((90, 1000), at: 10) { $0.start = .along(-1) }
    }
    #expect(throws: DriveError(.offset(0), .emptyStretch(from: 300, to: 300))) {
      try drive((90, 1000), at: 10) { $0.offsets = [DriveOffset(metersRight: 3, from: 300, to: 300)] }
    }
  }
}
