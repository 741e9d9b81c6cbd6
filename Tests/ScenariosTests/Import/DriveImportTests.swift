import Foundation
import GuidanceCore
import TestSupport
import Testing

@testable import Scenarios

@Suite("an import of a drive")
struct DriveImportTests {
  @Test("a drive becomes a scenario in canonical form that passes")
  func whole() throws {
    let scratch = try ScratchFolder()
    let imported = try scratch.imported([RecordedTrack.bend.gpx()])
    let text = ScenarioPrinter.text(of: imported.scenario)
    #expect(
      text == """
        scenario "an imported drive of 2 km in 3 min"

        route driving
          90 deg 1170 m
          0.01 deg 780 m
          arrive

        drive
          fixes from "drive.fixes.jsonl"

        expect
          arrived once
          no off-route

        """)
    #expect(ScenarioPrinter.text(of: try Scenario(parsing: text)) == text)
    #expect(
      imported.fixesText.hasPrefix(#"{"received":0,"t":0,"lat":0.5,"lon":0.5,"accuracy":5,"speed":null,"course":null}"#)
    )
    #expect(imported.fixes.count == RecordedTrack.bend.places.count)
    #expect(try scratch.ran().map(\.outcome) == [.held])
  }

  @Test("speeds and courses go along, courses turned with their places")
  func courses() throws {
    let scratch = try ScratchFolder()
    let imported = try scratch.imported([
      RecordedTrack([(90, 200)], speed: 250).gpx { index in
        "<time>\(RecordedTrack.stamp(index * 10))</time><speed>25</speed><course>90</course>"
      }
    ])
    #expect(imported.fixes.allSatisfy { $0.fix.speed == 25 })
    let courses = imported.fixes.compactMap(\.fix.course)
    #expect(courses.first == 90)
    // Due east at 40.25 S leans to the right of the great circle: 0.589 degrees of longitude x sin 40.25.
    #expect(abs((courses.last ?? 0) - 90.38) < 0.02, "found \(courses.last ?? 0)")
  }

  @Test(
    "nothing is left of the places, the names and the date",
    arguments: [
      RecordedTrack.bend.gpx(),
      RecordedTrack.bend.gpx { "<time>\(RecordedTrack.stamp($0))</time><course>123.5</course><hdop>1</hdop>" },
      "time,lat,lon,driver\n"
        + RecordedTrack.bend.places.enumerated().map {
          "\(RecordedTrack.stamp($0.offset)),\($0.element.latitude),\($0.element.longitude),Jane Doe\n"
        }.joined(),
    ])
  func privacy(text: String) throws {
    let scratch = try ScratchFolder()
    let imported = try scratch.imported([text])
    let written = ScenarioPrinter.text(of: imported.scenario) + imported.fixesText
    for word in ["Jane", "Elm", "2030", "09:57", "recorder", "input0"] { #expect(!written.contains(word)) }
    let numbers = written.split { !($0.isNumber || $0 == "." || $0 == "-" || $0 == "e") }.compactMap { Double($0) }
    #expect(numbers.count > 500)
    for number in numbers {
      #expect(abs(number - RecordedTrack.start.latitude) > 0.1 && abs(number - RecordedTrack.start.longitude) > 0.1)
      #expect(abs(number) < 1e6, "a time of day: \(number)")
    }
  }

  @Test("the null point is not moved: moved it would tell where the drive was")
  func nullPoint() throws {
    var text = RecordedTrack.bend.gpx()
    text.replace(
      "</trkseg>", with: "<trkpt lat=\"0\" lon=\"0\"><time>\(RecordedTrack.stamp(181))</time></trkpt></trkseg>")
    let imported = try ScratchFolder().imported([text])
    #expect(imported.fixes.last?.fix.coordinate == Coordinate(latitude: 0, longitude: 0))
    #expect(imported.notes.contains("  of these guidance will refuse: 1 implausible"))
  }

  @Test("kept places stay, with an origin that says where")
  func keptPlaces() throws {
    let scratch = try ScratchFolder()
    var importing = DriveImport()
    importing.keepsPlaces = true
    let imported = try scratch.imported([RecordedTrack.bend.gpx()], using: importing)
    #expect(imported.fixes.map(\.fix.coordinate) == RecordedTrack.bend.places)
    #expect(ScenarioPrinter.text(of: imported.scenario).contains("\norigin 40.25 S, 140.75 W\n"))
    #expect(try scratch.ran().map(\.outcome) == [.held])
  }

  @Test("title, mode and tolerance can be chosen")
  func choices() throws {
    var importing = DriveImport()
    importing.title = "to the office"
    importing.mode = .cycling
    importing.toleranceMeters = 700
    let text = ScenarioPrinter.text(
      of: try ScratchFolder().imported([RecordedTrack.bend.gpx()], using: importing).scenario)
    #expect(
      text.hasPrefix("scenario \"to the office\"\n\nroute cycling\n  56.32 deg 1406 m\n  arrive\n\nride\n"),
      "found \(text)")
  }

  @Test("several files are one drive; running clocks follow each other, real times must be in order")
  func joined() throws {
    let scratch = try ScratchFolder()
    func table(_ start: Double) -> String {
      let rows = (0...10).map { row -> String in "\(row),\(start + Double(row) / 10000),0.5" }
      return (["t,lat,lon"] + rows).joined(separator: "\n")
    }
    let tables = [table(0.5), table(0.5011)]
    let imported = try scratch.imported(tables)
    #expect(imported.fixes.map(\.fix.time) == (0...21).map(Double.init))
    let first = RecordedTrack([(90, 60)]).gpx()
    let second = first.replacingOccurrences(of: "T09:", with: "T10:")
    #expect(try scratch.imported([first, second]).fixes.map(\.received).last == 3660)
    #expect(throws: InputError.self) { try scratch.imported([second, first]) }
  }

  @Test("a planned line makes the route where it is given as one, and alone the drive follows it")
  func planned() throws {
    let line = #"{"type":"LineString","coordinates":[[10,0],[10.01,0],[10.01,0.005]]}"#
    let scratch = try ScratchFolder()
    let alone = try scratch.imported([], route: line)
    #expect(alone.fixes.isEmpty)
    #expect(alone.scenario.title.content.literal == "an imported route of 1.7 km with 1 maneuver")
    #expect(alone.scenario.routes[0].lines.map(\.content.written) == ["90 deg 1112 m", "0 deg 556 m", "arrive"])
    #expect(alone.scenario.drive == nil)
    #expect(try scratch.ran().map(\.outcome) == [.held])
    let rows = (0...90).map { row -> String in
      let north = Double(max(0, row - 80)) * 0.0001
      return "\(row),\(north),\(10 + Double(row) * 0.000125)\n"
    }
    let driven = try scratch.imported(["t,lat,lon\n" + rows.joined()], route: line)
    #expect(driven.scenario.routes == alone.scenario.routes)
    #expect(driven.fixes.first?.fix.coordinate == Coordinate(latitude: 0.5, longitude: 0.5))
    #expect(throws: InputError.self) { try scratch.imported([line], route: line) }
  }

  @Test(
    "a recording that stays at one place, or takes days, is refused with the reason",
    arguments: [
      ("t,lat,lon\n0,10,10\n", "`input0` makes no route: only one fix can be used"),
      ("t,lat,lon\n0,10,10\n86400,10.1,10\n", "`input0` takes 24 h, and no run may take more than 24 h"),
      (
        "t,lat,lon\n0,10,10\n0,10.1,10\n0,10.2,10\n1,10,10\n",
        "the 2 fixes that can be used stay at one place; of these guidance will refuse: 2 notNewer"
      ),
    ])
  func standing(text: String, complaint: String) throws {
    let refusal = try ScratchFolder().refusal(text)
    #expect(refusal.contains(complaint), "found \(refusal)")
  }

  @Test(
    "real drives become scenarios that are sound, arrive once and are never off route",
    .enabled(if: SharedFolder.isPresent, "the folder of real drives is absent"),
    arguments: [
      "thomthom-fastgpx__Beeline_Morning_ride.gpx", "google-gps-measurement-tools__MTV",
      "bmwcarit-barefoot__x0001-001.json",
    ])
  func realDrives(name: String) throws {
    let files = SharedFolder.files(in: "data/tracks", endings: [""]).filter { $0.lastPathComponent.hasPrefix(name) }
    let file = try #require(files.first)
    let scratch = try ScratchFolder()
    let imported = try DriveImport().read([file.path], fixesName: "drive.fixes.jsonl")
    try scratch.write(imported.fixesText, to: "drive.fixes.jsonl")
    try scratch.write(ScenarioPrinter.text(of: imported.scenario), to: "drive.scenario")
    let results = try scratch.ran()
    #expect(results.map(\.outcome) == [.held])
  }
}
