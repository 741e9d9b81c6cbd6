import Foundation
import TestSupport
import Testing

@Suite("pfsim import")
struct ImportTests {
  /// A straight drive east of so many seconds at 11 m/s.
  private static func table(_ seconds: Int) -> String {
    "t,lat,lon\n" + (0...seconds).map { "\($0),0,\(20 + Double($0) * 0.0001)\n" }.joined()
  }

  @Test("a drive becomes two files, and the scenario holds at once")
  func drive() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.table(120), to: "drive.csv")
    let tool = try BuiltTool(["import", "drive.csv", "-o", "test.scenario"], in: scratch.url)
    #expect(
      tool.output == """
        read 121 fixes of `drive.csv` (CSV)
        wrote test.scenario: an imported drive of 1.3 km in 2 min
        wrote test.fixes.jsonl: 121 fixes

        """)
    #expect(tool.complaints == "")
    #expect(tool.status == 0)
    let run = try BuiltTool(["run", "test.scenario"], in: scratch.url)
    #expect(run.output == "✓ test.scenario: an imported drive of 1.3 km in 2 min\n1 held\n")
    #expect(try BuiltTool(["fmt", "--check", "test.scenario"], in: scratch.url).status == 0)
  }

  @Test("one of the drives of a table")
  func oneOfATable() throws {
    let scratch = try ScratchFolder()
    let rows = ["a", "b"].flatMap { name in
      (0...60).map { "\($0),0,\(20 + Double($0) * 0.0001),\(name)\n" }
    }
    try scratch.write("t,lat,lon,trip_id\n" + rows.joined(), to: "buses.csv")
    let both = try BuiltTool(["import", "buses.csv", "-o", "a.scenario"], in: scratch.url)
    #expect(both.status == 2)
    #expect(both.complaints.hasSuffix("help: choose one, as with `--only trip_id=a`\n"))
    let one = try BuiltTool(["import", "buses.csv", "--only", "trip_id=b", "-o", "a.scenario"], in: scratch.url)
    #expect(one.output.hasPrefix("read 61 fixes of `buses.csv` (CSV)\n"))
    #expect(one.status == 0)
    #expect(try BuiltTool(["run", "a.scenario"], in: scratch.url).status == 0)
  }

  @Test("a part of a drive along a provider's answer")
  func partAlongAnswer() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.table(120), to: "drive.csv")
    try scratch.write(
      #"""
      {"code":"Ok","routes":[{"distance":1112,"duration":100,"geometry":{"type":"LineString",
      "coordinates":[[20.002,0],[20.012,0]]},"legs":[{"distance":1112,"duration":100,"steps":[
      {"distance":1112,"duration":100,"geometry":{"type":"LineString","coordinates":[[20.002,0],[20.012,0]]},
      "maneuver":{"type":"depart","location":[20.002,0],"bearing_before":0,"bearing_after":90},"name":"Elm Street"},
      {"distance":0,"duration":0,"geometry":{"type":"LineString","coordinates":[[20.012,0],[20.012,0]]},
      "maneuver":{"type":"arrive","location":[20.012,0],"bearing_before":90,"bearing_after":0},"name":"Elm Street"}]}]}]}
      """#, to: "answer.json")
    let tool = try BuiltTool(
      [
        "import", "drive.csv", "--from", "0:20", "--to", "2:00", "--route", "answer.json", "as", "osrm", "-o",
        "a.scenario",
      ],
      in: scratch.url)
    #expect(tool.complaints == "")
    #expect(
      tool.output == """
        read a route of `answer.json` (osrm)
        read 100 of 121 fixes of `drive.csv` (CSV)
        wrote a.scenario: an imported drive of 1.1 km in 99 s
        wrote a.fixes.jsonl: 100 fixes

        """)
    #expect(try BuiltTool(["run", "a.scenario"], in: scratch.url).status == 0)
  }

  @Test("a recorded drive that fails is made small: a few fixes in a file beside the scenario")
  func shrink() throws {
    let scratch = try ScratchFolder()
    let rows = (0...300).map { second -> String in
      let aside = (150..<165).contains(second) ? 0.003 : 0
      return "\(second),\(aside),\(20 + Double(second) * 0.0001)\n"
    }
    try scratch.write(
      "t,lat,lon\n" + (0...300).map { "\($0),0,\(20 + Double($0) * 0.0001)\n" }.joined(), to: "plan.csv")
    try scratch.write("t,lat,lon\n" + rows.joined(), to: "drive.csv")
    #expect(
      try BuiltTool(["import", "drive.csv", "--route", "plan.csv", "-o", "a.scenario"], in: scratch.url).status == 0)
    let tool = try BuiltTool(["shrink", "a.scenario"], in: scratch.url)
    #expect(tool.status == 1)
    #expect(tool.output.hasPrefix("wrote a-small.scenario and a-small.fixes.jsonl: "), "found \(tool.output)")
    let fixes = try String(contentsOf: scratch.url.appendingPathComponent("a-small.fixes.jsonl"), encoding: .utf8)
    #expect(fixes.split(separator: "\n").count < 10, "found \(fixes)")
    let run = try BuiltTool(["run", "a-small.scenario"], in: scratch.url)
    #expect(run.status == 1)
    #expect(run.output.contains("off-route"))
    #expect(try BuiltTool(["fmt", "--check", "a-small.scenario"], in: scratch.url).status == 0)
  }

  @Test("a small recording is never written over the one that it is made of")
  func keepsTheRecording() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.table(60), to: "drive.csv")
    #expect(try BuiltTool(["import", "drive.csv", "-o", "a.scenario"], in: scratch.url).status == 0)
    let whole = try String(contentsOf: scratch.url.appendingPathComponent("a.scenario"), encoding: .utf8)
    try scratch.write(whole.replacing("no off-route", with: "rerouted once"), to: "b.scenario")
    for (output, lost) in [("a.scenario", "a.fixes.jsonl"), ("b.scenario", "b.scenario")] {
      let tool = try BuiltTool(["shrink", "b.scenario", "-o", output], in: scratch.url)
      #expect(tool.complaints.contains("`\(lost)` would be written over") && tool.status == 2, "\(tool.complaints)")
    }
    #expect(try BuiltTool(["run", "a.scenario"], in: scratch.url).status == 0)
    let again = ["import", "drive.csv", "-o", "b.scenario", "--force"]
    #expect(try BuiltTool(again, in: scratch.url).status == 0)
    #expect(try BuiltTool(["run", "b.scenario"], in: scratch.url).status == 0)
  }

  @Test("a title with a dollar names no parameter")
  func dollar() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.table(60), to: "drive.csv")
    let tool = try BuiltTool(["import", "drive.csv", "--title", "Ca$h, $5", "-o", "a.scenario"], in: scratch.url)
    #expect(tool.output.contains("wrote a.scenario: Ca$ h, $5\n"), "\(tool.output)")
    #expect(try BuiltTool(["run", "a.scenario"], in: scratch.url).status == 0)
  }

  @Test("a scenario in another folder names its fixes beside it")
  func otherFolder() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.table(60), to: "drive.csv")
    try scratch.write("", to: "sub/readme.txt")
    let tool = try BuiltTool(["import", "drive.csv", "-o", "sub/test.scenario"], in: scratch.url)
    #expect(tool.status == 0)
    #expect(try BuiltTool(["run", "sub/test.scenario"], in: scratch.url).status == 0)
  }

  @Test(
    "a wrong call or a wrong file is one error, status 2, and nothing is written",
    arguments: [
      (["drive.csv"], "`import` needs the scenario to write"),
      (["-o", "a.scenario"], "`import` takes a recorded drive, found none"),
      (["drive.csv", "-o", "a.txt"], "`-o` takes a name that ends in `.scenario`, found `a.txt`"),
      (["a.fixes.jsonl", "-o", "a.scenario"], "`a.fixes.jsonl` would be written over"),
      (
        ["drive.csv", "-o", "a.scenario", "--simplify", "far"], "`--simplify` takes metres from 0.5 to 100, found `far`"
      ),
      (["drive.csv", "-o", "a.scenario", "--mode", "flying"], "`--mode` takes `driving`, `walking`, `cycling`"),
      (["drive.csv", "-o", "a.scenario", "--from", "noon"], "expected a moment, found `noon`"),
      (["drive.csv", "-o", "a.scenario", "--from", "9:00"], "`drive.csv` has no fix in the part that is asked for"),
      (["drive.csv", "-o", "a.scenario", "--route", "drive.csv", "as", "osmr"], "found `osmr`"),
      (["drive.csv", "-o", "a.scenario", "--route", "drive.csv", "as", "osrm"], "is no answer of osrm: "),
      (["missing.gpx", "-o", "a.scenario"], "there is no file `missing.gpx`"),
      (["folder", "-o", "a.scenario"], "`folder` is a folder, expected a file"),
      (["zeros.gpx", "-o", "a.scenario"], "`zeros.gpx` is all zeros"),
      (["cut.gpx", "-o", "a.scenario"], "`cut.gpx` line 2: expected XML"),
      (["drive.csv", "-o", "missing/a.scenario"], "`missing/a.fixes.jsonl` cannot be written: there is no folder"),
      (["drive.csv", "-o", "mine.scenario"], "`mine.scenario` is there already"),
      (["/dev/null", "-o", "a.scenario"], "`/dev/null` is no file that can be read twice"),
    ])
  func badInput(arguments: [String], complaint: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.table(60), to: "drive.csv")
    try scratch.write("{}", to: "a.fixes.jsonl")
    try scratch.write("mine", to: "mine.scenario")
    try scratch.write("", to: "folder/readme.txt")
    try scratch.write(String(repeating: "\0", count: 4000), to: "zeros.gpx")
    try scratch.write("<gpx><trk><trkseg>\n<trkpt lat=\"1\" lon=\"2\">", to: "cut.gpx")
    let tool = try BuiltTool(["import"] + arguments, in: scratch.url)
    #expect(tool.complaints.contains(complaint), "found \(tool.complaints)")
    #expect(tool.output == "")
    #expect(tool.status == 2)
    #expect(!FileManager.default.fileExists(atPath: scratch.url.appendingPathComponent("a.scenario").path))
  }
}
