import SimWorld
import Testing

@testable import Scenarios

@Suite("cases, seeds and what the command line sets")
struct CasesTests {
  static let text = """
    scenario "calls"
    seed 4
    schedule random 7
    param speed = 10 km/h
    set off-route.confirm = 6 s

    route driving
      east 3 km
      arrive

    drive at $speed

    expect
      arrived at $due

    cases
      | speed   | due  |
      | 50 km/h | 3:34 |
      | 55 km/h | 3:14 |
    """

  @Test("each row is a run of its own with its values in the title")
  func rows() throws {
    let runs = try runs(Self.text)
    #expect(
      runs.map(\.name) == [
        RunName(
          path: "main.scenario", title: "calls [speed=50 km/h, due=3:34]", caseNumber: 1, seed: 4,
          schedule: .random(seed: 7)),
        RunName(
          path: "main.scenario", title: "calls [speed=55 km/h, due=3:14]", caseNumber: 2, seed: 4,
          schedule: .random(seed: 7)),
      ])
    #expect(runs.map { $0.expectations.map(\.content.written) } == [["arrived at 3:34"], ["arrived at 3:14"]])
    #expect(runs.map(\.plan.limit) == [.seconds(276), .seconds(256.363636364)])
  }

  @Test("a set value replaces a cell and a declaration, and one of the configuration its line")
  func sets() throws {
    let options = RunOptions(
      seed: 9, schedule: .fifo, caseNumber: 2,
      sets: ["speed": "30km/h", "off-route.confirm": "8 s", "arrival.end": "1 s"])
    let runs = try runs(Self.text, options: options)
    #expect(
      runs.map(\.name) == [
        RunName(
          path: "main.scenario", title: "calls [speed=30 km/h, due=3:14]", caseNumber: 2, seed: 9, schedule: .fifo,
          sets: [
            RunSetting(name: "arrival.end", value: "1 s"), RunSetting(name: "off-route.confirm", value: "8 s"),
            RunSetting(name: "speed", value: "30km/h"),
          ])
      ])
    #expect(runs[0].plan.limit == .seconds(420))
    #expect(
      runs[0].plan.settings == [
        WorldSetting(name: "arrival.end", value: 1), WorldSetting(name: "off-route.confirm", value: 8),
      ])
    #expect(runs[0].plan.seed == 9)
  }

  @Test(
    "what cannot be set is told",
    arguments: [
      (["sped": "3 m"], "--set sped=3 m: unknown-parameter: the scenario has no parameter `sped`"),
      (["speed": "fast fast"], "--set speed=fast fast: bad-value: `fast fast` is no value"),
      (["speed": "50 kmh"], "--set speed=50 kmh: unknown-unit: unknown unit `kmh`"),
      (
        ["off-route.confim": "3 s"],
        "--set off-route.confim=3 s: unknown-setting: unknown configuration name `off-route.confim`"
      ),
      (["off-route.confirm": "3:15"], "--set off-route.confirm=3:15: bad-value: expected a quantity, found `3:15`"),
      (["off-route.confirm": "3 m"], "--set off-route.confirm=3 m: wrong-unit: expected a time, found `3 m`"),
    ])
  func wrongSets(_ sets: [String: String], _ complaint: String) {
    let found = allComplaints(Self.text, options: RunOptions(sets: sets))
    #expect(found.map { $0.replacing(":0:0 ", with: ": ") } == [complaint])
  }

  @Test("a row that is not there and an idle column are told")
  func wrongRows() {
    #expect(
      allComplaints(Self.text, options: RunOptions(caseNumber: 3)) == ["16:1 unknown-case: there is no case 3"])
    let idle = Self.text.replacing("arrived at $due", with: "arrived")
    #expect(allComplaints(idle) == ["~17:15 unused-parameter: no line uses `$due`"])
  }

  @Test("a mistake that all rows share is told once, one of a row in its own place")
  func sharedMistakes() {
    let text = Self.text.replacing("3:14 |", with: "9:99 |").replacing("arrived at $due", with: "arrived at 9:00")
    #expect(allComplaints(text).count { $0.contains("after-the-end") } <= 2)
    let late = Self.text.replacing("3:14 |", with: "9:00 |")
    #expect(allComplaints(late) == ["14:14 after-the-end: `9:00` lies after the end of the run at 4:16.364"])
  }
}
