import SimWorld
import Testing

@testable import Scenarios

@Suite("recorded drives")
struct RecordedTests {
  static let log = """
    {"received":2,"t":1.5,"lat":0.5,"lon":0.501,"accuracy":5,"speed":13.9,"course":90}
    {"received":1,"t":1,"lat":0.5,"lon":0.5,"accuracy":5}

    """

  @Test("fixes come in the order of their receipt, and the run ends a minute after the last")
  func fixes() throws {
    let found = try run(
      townScenario("expect\n  arrived at 500 m\n", drive: "drive\n  fixes from \"d.jsonl\""),
      files: files(["d.jsonl": Self.log]))
    guard case .recorded(let fixes) = found.plan.truth else {
      Issue.record("expected recorded fixes")
      return
    }
    #expect(fixes.map(\.deliveredAt) == [.seconds(1), .seconds(2)])
    #expect(fixes.map(\.takenAt) == [.seconds(1), .seconds(1.5)])
    #expect(fixes.map(\.number) == [0, 1])
    #expect(fixes.map(\.fix.speed) == [nil, 13.9])
    #expect(found.plan.limit == .seconds(62))
    #expect(found.places[.along(Argument(Quantity(500, .meters)))] == .whenMatched(along: 500))
  }

  @Test(
    "what else would be a truth, and moments by place, are told",
    arguments: [
      (
        "drive at 3 m/s\n  fixes from \"d.jsonl\"", "",
        ["10:1 two-truths: recorded fixes are the whole truth of a drive"]
      ),
      (
        "drive\n  fixes from \"d.jsonl\"\n  wait 3 s at 9 m", "",
        ["12:3 two-truths: recorded fixes are the whole truth of a drive"]
      ),
      (
        "drive\n  fixes from \"d.jsonl\"", "gps\n  noise 3 m",
        ["13:1 two-truths: recorded fixes stand in place of a receiver"]
      ),
      (
        "drive\n  fixes from \"d.jsonl\"", "app\n  pans at 500 m",
        ["14:11 wrong-moment: nobody knows before the run when a recorded drive is at `500 m`"]
      ),
      ("drive\n  fixes from \"e.jsonl\"", "", ["11:14 unreadable-file: cannot read `e.jsonl`: no such file"]),
      ("drive\n  fixes from \"empty\"", "", ["11:14 no-fixes: `empty` holds no fix"]),
    ])
  func mistakes(_ drive: String, _ sections: String, _ expected: [String]) {
    let surroundings = files(["d.jsonl": Self.log, "empty": ""])
    #expect(allComplaints(townScenario(sections, drive: drive), files: surroundings) == expected)
  }
}
