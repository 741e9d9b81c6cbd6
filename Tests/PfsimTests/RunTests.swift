import Foundation
import TestSupport
import Testing

@Suite("pfsim run")
struct RunTests {
  private static let town = """
    scenario "a town drive"

    route driving
      east 3 km
      turn left "Turn left onto Mill Road"
      north 2 km
      arrive "You arrive"

    drive at 50 km/h

    expect
      announce prepare step 1 290 m at 3:15
    """ + "\n"

  @Test("a scenario that holds is one line and status 0")
  func holds() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.town, to: "town.scenario")
    let tool = try BuiltTool(["run", "town.scenario"], in: scratch.url)
    #expect(tool.output == "✓ town.scenario: a town drive\n1 held\n")
    #expect(tool.complaints == "")
    #expect(tool.status == 0)
  }

  @Test("a run under an explored schedule tells how many choices that had")
  func choices() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.town, to: "town.scenario")
    let run = try BuiltTool(["run", "town.scenario", "--schedule", "random:7"], in: scratch.url)
    let trace = try BuiltTool(
      ["trace", "town.scenario", "--schedule", "random:7", "--format", "json"], in: scratch.url)
    let count = try #require(trace.output.firstMatch(of: /"choices":([1-9][0-9]*)/)?.1)
    #expect(
      run.output
        == "✓ town.scenario: a town drive\n    schedule random 7: it had \(count) choices\n1 held\n")
  }

  @Test("a scenario that does not hold shows its line, the nearest event and the command that repeats it")
  func fails() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.town.replacingOccurrences(of: "3:15", with: "3:10"), to: "town.scenario")
    let tool = try BuiltTool(["run", "town.scenario"], in: scratch.url)
    let lines = tool.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.first == "✗ town.scenario: a town drive")
    #expect(lines.contains { $0.hasPrefix("  town.scenario:12:3: ") })
    #expect(lines.contains("   12 |   announce prepare step 1 290 m at 3:10"))
    #expect(lines.contains { $0.contains("nearest") && $0.contains("3:15 announce prepare step 1") })
    #expect(lines.contains("  repeat: pfsim run town.scenario --seed 1"))
    #expect(tool.status == 1)
  }

  @Test("three mistakes are shown at once, with status 2")
  func mistakes() throws {
    let scratch = try ScratchFolder()
    let broken = Self.town.replacingOccurrences(of: "east 3 km", with: "esat 3 km")
      .replacingOccurrences(of: "drive at 50 km/h", with: "drive at 50")
      .replacingOccurrences(of: "prepare step", with: "prepair step")
    try scratch.write(broken, to: "town.scenario")
    let tool = try BuiltTool(["run", "town.scenario"], in: scratch.url)
    for place in ["town.scenario:4:3: error", "town.scenario:9:10: error", "town.scenario:12:12: error"] {
      #expect(tool.complaints.contains(place), "\(place) in \(tool.complaints)")
    }
    #expect(tool.status == 2)
  }

  @Test(
    "bad input is one clear error and status 2",
    arguments: [
      (["run", "missing.scenario"], "there is no file or folder `missing.scenario`"),
      (["run", "empty"], "the folder `empty` holds no file that ends in `.scenario`"),
      (["run", "--sed", "3"], "`run` has no option `--sed`"),
      (["run", "--seed", "three"], "`--seed` takes a whole number"),
      (["run", "some"], "help: did you mean `some.scenario`?"),
      (["run", "sone.scenario"], "help: did you mean `some.scenario`?"),
      (["run"], "no scenario is named, and there is no folder `scenarios` here"),
      (["some.scenario"], "help: did you mean `pfsim run some.scenario`?"),
      (["words", "gsp"], "help: did you mean `gps`?"),
      (["rnu"], "there is no command `rnu`"),
      (["trace"], "`trace` takes one scenario, found 0"),
      (["run", "zeros.scenario"], "zeros.scenario:1:1: error"),
      (["run", "--schedule", "often"], "`--schedule` takes `fifo`, `random:N` or `pct:N`, found `often`"),
    ])
  func badInput(arguments: [String], complaint: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write("", to: "empty/readme.txt")
    try scratch.write(Self.town, to: "some.scenario")
    try scratch.write(String(repeating: "\0", count: 1000), to: "zeros.scenario")
    let tool = try BuiltTool(arguments, in: scratch.url)
    #expect(tool.complaints.contains(complaint), "found \(tool.complaints)")
    #expect(tool.complaints.split(separator: "\n").count { $0.contains("error") } == 1)
    #expect(tool.status == 2)
  }
}
