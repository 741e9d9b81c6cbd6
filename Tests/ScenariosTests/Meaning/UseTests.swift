import Testing

@testable import Scenarios

@Suite("used files")
struct UseTests {
  static let town =
    "scenario \"town\"\nparam far = 100 m\nparam who = kakao\n\nmap $far\n  A---B---C\n\n"
    + "route walking by $who \"there\" A C\n"

  @Test("map, roads and routes come from another file; own routes come first, own parameters win")
  func takes() throws {
    let text = "scenario \"t\"\nuse \"shared/town.scenario\"\nparam far = 200 m\n\nroute driving C A\n"
    let found = try run(text, files: files(["in/shared/town.scenario": Self.town], folder: "in"))
    #expect(
      found.plan.routes.map { $0.route.shown } == [
        "driving by sim, 1600.0 m: depart 0.0 \"\", arrive 1600.0 \"You arrive\"",
        "walking by kakao, 1600.0 m: depart 0.0 \"\", arrive 1600.0 \"You arrive\"",
      ])
    #expect(found.plan.roads?.roads.count == 2)
  }

  @Test("used files may use others, each counts from its own folder, and so do their routes' files")
  func nested() throws {
    let texts = [
      "a/b.scenario": "scenario \"b\"\nuse \"c/d.scenario\"\n",
      "a/c/d.scenario": "scenario \"d\"\n\nroute driving from \"answer.json\" as osrm\n",
      "a/c/answer.json": RouteTests.osrm,
    ]
    #expect(try run("scenario \"t\"\nuse \"a/b.scenario\"\n", files: files(texts)).plan.routes.count == 1)
  }

  @Test("cycles, missing files, foreign folders, mistakes inside and second maps are told")
  func mistakes() {
    let use = { (path: String) in "scenario \"t\"\nuse \"\(path)\"\n\nroute driving\n  east 1 km\n  arrive\n" }
    #expect(
      allComplaints(use("a.scenario"), files: files(["a.scenario": "scenario \"a\"\nuse \"main.scenario\"\n"]))
        == ["a.scenario:2:5 use-cycle: a file uses itself: `main.scenario` uses `a.scenario` uses `main.scenario`"])
    #expect(
      allComplaints(use("a.scenario")) == ["2:5 unreadable-file: cannot read `a.scenario`: no such file"])
    #expect(
      allComplaints(use("../a.scenario"), files: files(folder: "in"))
        == ["2:5 outside-folder: `../a.scenario` lies outside the folder of the scenario"])
    #expect(
      allComplaints(use("../a.scenario"), files: files(["a.scenario": Self.town], folder: "in", root: "")) == [])
    #expect(
      allComplaints(use("a.scenario"), files: files(["a.scenario": "scenario \"a\"\n\nroute driving\n  est 1 km\n"]))
        == ["a.scenario:4:3 unknown-word: unknown word `est` in `route`"])
    #expect(
      allComplaints(
        "scenario \"t\"\nuse \"a.scenario\"\n\n" + blocks + "route driving A B\n",
        files: files(["a.scenario": "scenario \"a\"\n\n" + blocks]))
        == ["2:1 two-maps: there is a map already, and `a.scenario` brings another"])
  }
}
