import TestSupport
import Testing

@testable import Scenarios

@Suite("a table of several drives")
struct SeveralDrivesTests {
  /// Rows of drives to the north, 10 m a second: what tells each apart, its first second and its longitude.
  private static func rows(_ drives: [(name: String, start: Int, east: Double)], seconds: Int = 20) -> [String] {
    drives.flatMap { drive in
      (0..<seconds).map { "\(drive.start + $0),\(0.5 + Double($0) * 0.00009),\(drive.east),\(drive.name)\n" }
    }
  }

  private static let head = "time,lat,lon,Trip ID\n"
  private static let sideBySide = rows([("a", 100, 0.5), ("b", 90, 0.6), ("c", 95, 0.7), ("d", 0, 0.8)])

  @Test("drives that went on side by side are refused with what tells them apart")
  func refused() throws {
    let refusal = try ScratchFolder().refusal(Self.head + Self.sideBySide.dropLast(5).joined())
    #expect(
      refusal == """
        `input0` holds 4 drives side by side, which its column `Trip ID` tells apart: `a` (20 rows), `b` (20 rows), \
        `c` (20 rows) and others
        help: choose one, as with `--only Trip ID=a`
        """)
  }

  @Test("rows that change between drives all the time are of several, though their stamps never fall")
  func interleaved() throws {
    let rows = (0..<30).map { "\($0),\(0.5 + Double($0) * 0.0001),\($0 % 2 == 0 ? 0.5 : 0.6),\($0 % 2)\n" }
    let refusal = try ScratchFolder().refusal("time,lat,lon,vehicle_id\n" + rows.joined())
    #expect(
      refusal.hasPrefix(
        "`input0` holds 2 drives side by side, which its column `vehicle_id` tells apart: `0` (15 rows), `1` (15 rows)\n"
      ))
  }

  @Test("one after another they are one drive with a break")
  func inOrder() throws {
    let rows = Self.rows([("a", 0, 0.5), ("b", 60, 0.5), ("a", 120, 0.5)])
    #expect(try ScratchFolder().imported([Self.head + rows.joined()]).fixes.count == 60)
  }

  @Test("a choice reads the rows of one drive alone")
  func chosen() throws {
    var importing = DriveImport()
    importing.rows = try RowChoice("Trip ID=b")
    importing.span = try ImportSpan(from: "0:05", to: nil)
    let text = Self.head + Self.sideBySide.joined()
    let imported = try ScratchFolder().imported([text], using: importing)
    #expect(imported.fixes.count == 15)
    #expect(imported.notes.first?.hasPrefix("read 15 of 20 fixes of ") == true)
    #expect(imported.fixes.allSatisfy { abs($0.fix.coordinate.longitude - 0.5) < 1e-9 })
  }

  @Test(
    "a choice that fits nothing says so",
    arguments: [
      ("Trip_ID=a", "`input0` line 1: there is no column `Trip_ID`\nhelp: did you mean `Trip ID`?"),
      ("x=a", "`input0` line 1: there is no column `x`\nhelp: it has `time`, `lat`, `lon` and `Trip ID`"),
      ("Trip ID=e", "`input0` holds no row with a time and a place where `Trip ID=e`"),
    ])
  func unfit(choice: String, complaint: String) throws {
    var importing = DriveImport()
    importing.rows = try RowChoice(choice)
    #expect(try refusal(Self.head + Self.sideBySide.joined(), importing) == complaint)
  }

  @Test("a choice without a value, and one of a file that is no table, are refused")
  func noTable() throws {
    #expect(throws: InputError("expected a column and its value, found `a`", help: "write `trip_id=1105`")) {
      try RowChoice("a")
    }
    var importing = DriveImport()
    importing.rows = try RowChoice("trip=1")
    #expect(
      try refusal(RecordedTrack.bend.gpx(), importing)
        == "`input0` is GPX\nhelp: `--only trip=1` chooses rows of a CSV table")
  }

  private func refusal(_ text: String, _ importing: DriveImport) throws -> String {
    let scratch = try ScratchFolder()
    do {
      _ = try scratch.imported([text], using: importing)
      return "no error"
    } catch let error as InputError {
      return error.description.replacing(scratch.url.path + "/", with: "")
    }
  }
}
