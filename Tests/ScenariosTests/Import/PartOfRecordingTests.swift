import Foundation
import GuidanceCore
import TestSupport
import Testing

@testable import Scenarios

@Suite("a part of a recording")
struct PartOfRecordingTests {
  private func span(_ from: String?, _ to: String?) throws -> DriveImport {
    var importing = DriveImport()
    importing.span = try ImportSpan(from: from, to: to)
    return importing
  }

  /// Fixes 100 m apart, one each 10 s from a second on.
  private func table(_ start: Double, _ count: Int = 40) -> String {
    "t,lat,lon\n" + (0..<count).map { "\(start + Double($0) * 10),\(10 + Double($0) * 0.0009),20\n" }.joined()
  }

  @Test("the part holds its first moment and not its last, and its clock begins at 0")
  func halfOpen() throws {
    let imported = try ScratchFolder().imported([table(500)], using: span("0:50", "2:00"))
    #expect(imported.fixes.map(\.received) == [0, 10, 20, 30, 40, 50, 60])
    #expect(imported.fixes.first?.fix.coordinate == Coordinate(latitude: 0.5, longitude: 0.5))
    #expect(imported.notes.first?.hasPrefix("read 7 of 40 fixes of `") == true)
    #expect(imported.scenario.title.content.literal == "an imported drive of 600 m in 60 s")
  }

  @Test("each end may be left out, and dates are moments too")
  func ends() throws {
    let scratch = try ScratchFolder()
    #expect(try scratch.imported([table(500)], using: span("5:00", nil)).fixes.count == 10)
    #expect(try scratch.imported([table(500)], using: span(nil, "5:00")).fixes.count == 30)
    let dated = RecordedTrack.bend.gpx()
    let part = try scratch.imported([dated], using: span("2030-05-01T09:58:00Z", "2030-05-01T09:59:00Z"))
    #expect(part.fixes.count == 60)
  }

  @Test("a part is counted over all files together, and lies where the whole import would have it")
  func severalFiles() throws {
    let files = [table(0, 10), table(0, 10)]
    let whole = try ScratchFolder().imported(files)
    let part = try ScratchFolder().imported(files, using: span("1:00", "2:30"))
    let wanted = whole.fixes.map(\.received).filter { $0 >= 60 && $0 < 150 }
    #expect(part.fixes.map { $0.received + 60 } == wanted)
  }

  @Test("a log whose date comes late, and one that has none, are cut where their clocks say")
  func sentences() throws {
    func sentence(_ minute: Int, _ dated: Bool) -> String {
      let north = "0030.\(minute + 10)00"
      return RecordedTrack.sentence("GPGGA,1200\(minute + 10),\(north),N,00030.0,E,1,08,1.0") + "\n"
        + (dated
          ? RecordedTrack.sentence("GPRMC,1200\(minute + 10),A,\(north),N,00030.0,E,5.0,0.0,010530,,,A") + "\n" : "")
    }
    let scratch = try ScratchFolder()
    for firstDated in [5, 99] {
      let log = (0..<30).map { sentence($0, $0 >= firstDated) }.joined()
      let part = try scratch.imported([log], using: span("0:10", "0:20"))
      #expect(part.fixes.map(\.received) == (0..<10).map(Double.init))
      #expect(abs(try #require(part.fixes.first?.fix.coordinate.latitude) - 0.5) < 1e-8)
    }
  }

  @Test("a recording of many days is refused whole, and imported in part")
  func days() throws {
    let rows = (0..<500).map { "\($0 * 1000),\(10 + Double($0) * 0.01),20\n" }
    let text = "t,lat,lon\n" + rows.joined()
    let scratch = try ScratchFolder()
    #expect(
      try scratch.refusal(text)
        == "`input0` takes 138.6 h, and no run may take more than 24 h\n"
        + "help: import a part of it, for instance with `--from 0:00 --to 8:00:00`")
    #expect(try scratch.imported([text], using: span("100:00:00", "102:00:00")).fixes.count == 8)
  }

  @Test("segments of a track are cut by their times, in whatever order they stand")
  func segments() throws {
    func point(_ second: Int) -> String {
      "<trkpt lat=\"\(10 + Double(second) * 0.0005)\" lon=\"20\"><time>\(RecordedTrack.stamp(second))</time></trkpt>"
    }
    let late = (30..<60).map(point).joined()
    let early = (0..<30).map(point).joined()
    let text = "<gpx><trk><trkseg>\(late)</trkseg><trkseg>\(early)</trkseg></trk></gpx>"
    let part = try ScratchFolder().imported([text], using: span("0:20", "0:40"))
    #expect(part.fixes.map(\.received) == (0..<20).map(Double.init))
  }

  @Test(
    "what is no moment, an empty part and a part beside the recording are told",
    arguments: [
      ("noon", nil, "expected a moment, found `noon`"), ("2:00", "1:00", "the part from 2:00 to 1:00 is empty"),
      ("2:00:00", nil, "has no fix in the part that is asked for: it goes on until 6:30"),
      ("2030-05-01T09:57:37Z", nil, "tells no dates"),
    ])
  func mistakes(from: String, to: String?, complaint: String) throws {
    do {
      _ = try ScratchFolder().imported([table(500)], using: span(from, to))
      Issue.record("no error")
    } catch let error as InputError {
      #expect(error.message.contains(complaint), "found \(error.message)")
    }
  }
}
