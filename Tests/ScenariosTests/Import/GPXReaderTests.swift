import GuidanceCore
import TestSupport
import Testing

@testable import Scenarios

@Suite("GPX")
struct GPXReaderTests {
  private func fixes(_ text: String) throws -> [GuidanceFix] {
    let scratch = try ScratchFolder()
    guard case .drive(let drive) = try GPXReader.read(scratch.write(text, to: "track.gpx")) else { return [] }
    return drive.fixes.map(\.fix)
  }

  @Test("a point gives place, time, speed, course and accuracy, whatever the prefix and wherever they stand")
  func readings() throws {
    let fixes = try fixes(
      """
      <g:gpx xmlns:g="http://www.topografix.com/GPX/1/1"><g:trk><g:trkseg>
      <g:trkpt lat="0.5" lon="0.25"><g:ele>3</g:ele><g:time>2030-05-01T00:00:00Z</g:time><g:hdop>2.5</g:hdop>
      <g:extensions><x:TrackPointExtension><x:speed>7.5</x:speed><x:course>370</x:course></x:TrackPointExtension>
      </g:extensions></g:trkpt>
      <g:trkpt lat="0.5" lon="-0.25"><g:time>2030-05-01T00:00:01.5Z</g:time><speed>0</speed><course>-1</course>
      <g:hdop>0.1</g:hdop></g:trkpt>
      <g:trkpt lat="0.5" lon="0.5"><g:time>2030-05-01T02:00:02+02:00</g:time>
      <g:extensions><accuracy>12</accuracy></g:extensions></g:trkpt>
      <g:trkpt lat="0.5" lon="0.75"><g:time>2030-05-01T00:00:03Z</g:time></g:trkpt>
      </g:trkseg></g:trk></g:gpx>
      """)
    let start = RecordedTime.seconds("2030-05-01T00:00:00Z") ?? 0
    func fix(_ east: Double, _ accuracy: Double, _ speed: Double?, _ course: Double?, _ time: Double) -> GuidanceFix {
      GuidanceFix(
        coordinate: Coordinate(latitude: 0.5, longitude: east), accuracy: accuracy, speed: speed, course: course,
        time: start + time)
    }
    #expect(
      fixes == [
        fix(0.25, 12.5, 7.5, 10, 0), fix(-0.25, 3, 0, nil, 1.5), fix(0.5, 12, nil, nil, 2), fix(0.75, 5, nil, nil, 3),
      ])
  }

  @Test("segments and tracks are one drive in the order of their times; points without a time are left out")
  func segments() throws {
    func point(_ east: String, _ second: Int?) -> String {
      "<trkpt lat=\"0\" lon=\"\(east)\">"
        + (second.map { "<time>2030-05-01T00:00:0\($0)Z</time>" } ?? "") + "</trkpt>"
    }
    let scratch = try ScratchFolder()
    let text =
      "<gpx><wpt lat=\"3\" lon=\"3\"><time>2030-05-01T00:00:00Z</time></wpt><trk><trkseg>"
      + point("0.3", 3) + point("0.9", nil) + point("0.4", 4) + "</trkseg><trkseg/></trk><trk><trkseg>"
      + point("0.1", 1) + point("0.2", 2) + "</trkseg></trk></gpx>"
    guard case .drive(let drive) = try GPXReader.read(scratch.write(text, to: "track.gpx")) else {
      Issue.record("no drive")
      return
    }
    #expect(drive.fixes.map(\.fix.coordinate.longitude) == [0.1, 0.2, 0.3, 0.4])
    #expect(drive.omissions == [RecordedDrive.Omission(count: 1, what: "points without a time")])
  }

  @Test("the points of a route, or way points, are the drive where there is no track and they carry times")
  func otherPoints() throws {
    let route = "<gpx><rte><rtept lat=\"1\" lon=\"2\"><time>2030-05-01T00:00:00Z</time></rtept></rte></gpx>"
    #expect(try fixes(route).map(\.coordinate) == [Coordinate(latitude: 1, longitude: 2)])
    let wayPoints = "<gpx><wpt lat=\"3\" lon=\"4\"><time>2030-05-01T00:00:00Z</time></wpt></gpx>"
    #expect(try fixes(wayPoints).map(\.coordinate) == [Coordinate(latitude: 3, longitude: 4)])
  }

  @Test(
    "what is broken is one error with its line",
    arguments: [
      ("<gpx>\n<trk><trkseg>\n<trkpt lat=\"abc\" lon=\"2\"/>", "line 3: `lat` expected degrees within 90, found `abc`"),
      ("<gpx>\n<trk><trkseg>\n<trkpt lat=\"91\" lon=\"2\"/>", "line 3: `lat` expected degrees within 90, found `91`"),
      ("<gpx>\n<trk><trkseg><trkpt lat=\"nan\" lon=\"2\"/>", "line 2: `lat` expected degrees within 90, found `nan`"),
      ("<gpx>\n<trk><trkseg>\n<trkpt lat=\"1\"/>", "line 3: `trkpt` has no `lon`"),
      (
        "<gpx><trk><trkseg>\n<trkpt lat=\"1\" lon=\"2\"><time>noon</time></trkpt>",
        "line 2: `time` expected a time as `2030-05-01T09:57:37Z`, found `noon`"
      ),
      ("<gpx>\n<trk><trkseg>\n<trkpt lat=\"1\" lon=\"2\"></wrong>", "line 3: expected XML"),
      ("<gpx>\n<trk><trkseg>\n<trkpt lat=\"1\" lon=\"2\">\n<time>2030-05-", "line 4: expected XML"),
      ("<gpx></gpx>", "holds no point of a track"),
      ("<gpx><trk><trkseg></trkseg></trk></gpx>", "holds no point of a track"),
      ("<gpx><rte><rtept lat=\"1\" lon=\"2\"/><rtept lat=\"1\" lon=\"3\"/></rte></gpx>", "holds 2 places and no time"),
    ])
  func broken(text: String, complaint: String) throws {
    let refusal = try ScratchFolder().refusal(text)
    #expect(refusal.hasPrefix("`input0` "), "found \(refusal)")
    #expect(refusal.contains(complaint), "found \(refusal)")
  }

  @Test("entities that grow without end are refused, and none of another file is read")
  func entities() throws {
    let scratch = try ScratchFolder()
    let secret = try scratch.write("2030-05-01T00:00:00Z", to: "secret")
    let outside =
      "<!DOCTYPE gpx [<!ENTITY x SYSTEM \"\(secret)\">]><gpx><trk><trkseg>"
      + "<trkpt lat=\"1\" lon=\"2\"><time>&x;</time></trkpt></trkseg></trk></gpx>"
    #expect(try scratch.refusal(outside) != "no error")
    let levels = (1...12).map { "<!ENTITY a\($0) \"" + String(repeating: "&a\($0 - 1);", count: 10) + "\">" }
    let growing =
      "<!DOCTYPE gpx [<!ENTITY a0 \"aaaaaaaaaa\">\(levels.joined())]><gpx><trk><name>&a12;</name></trk></gpx>"
    #expect(try scratch.refusal(growing) != "no error")
  }
}
