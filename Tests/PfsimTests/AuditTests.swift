import Foundation
import TestSupport
import Testing

@Suite("pfsim audit")
struct AuditTests {
  private static let table = [
    "  step       at maneuver                   first      ahead     lead now   error",
    "     1    300 m Turn left                  prepare    300 m     30 s yes     0 m",
    "     2    500 m You arrive                 prepare    200 m     20 s   -     0 m",
  ]

  private static func folder() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try scratch.write(shortDrive(expect: "arrived once at 0:47"), to: "short.scenario")
    return scratch
  }

  @Test("a table a run")
  func table() throws {
    let scratch = try Self.folder()
    let tool = try BuiltTool(["audit", "short.scenario"], in: scratch.url)
    #expect(tool.output == (["short.scenario: a short drive"] + Self.table + ["", ""]).joined(separator: "\n"))
    #expect(tool.status == 0)
    let run = try BuiltTool(["run", "--audit", "short.scenario"], in: scratch.url)
    #expect(run.output == (["✓ short.scenario: a short drive"] + Self.table + ["1 held", ""]).joined(separator: "\n"))
  }

  @Test("over seeds the percentiles of the leads, the same with any number of jobs")
  func seeds() throws {
    let scratch = try ScratchFolder()
    let noisy = shortDrive(expect: "arrived once").replacing("expect\n", with: "gps\n  noise 8 m\n\nexpect\n")
    try scratch.write(noisy, to: "noisy.scenario")
    let call = ["audit", "noisy.scenario", "--seeds", "8", "--seed", "3"]
    let tool = try BuiltTool(call + ["--jobs", "2"], in: scratch.url)
    #expect(tool.output.hasPrefix("noisy.scenario: a short drive, 8 seeds from 3\n"))
    #expect(tool.output.contains(" 8/8 "))
    #expect(try BuiltTool(call + ["--jobs", "1"], in: scratch.url).output == tool.output)
    let json = try Self.json(try BuiltTool(call + ["--format", "json"], in: scratch.url).output)
    let runs = try #require(json["runs"] as? [[String: Any]])
    #expect(runs.map { $0["seed"] as? Int } == Array(3...10))
    let maneuver = try #require(((json["leads"] as? [[String: Any]])?.first?["maneuvers"] as? [[String: Any]])?.first)
    let leads = runs.compactMap { (($0["maneuvers"] as? [[String: Any]])?.first?["lead"] as? NSNumber)?.doubleValue }
    let share = try #require(maneuver["lead"] as? [String: NSNumber])
    #expect(share["p5"]?.doubleValue == leads.min())
    #expect(share["p50"]?.doubleValue == leads.sorted()[3])
    #expect(leads.max() != leads.min())
  }

  @Test("the form for machines has its version and every key of its description")
  func json() throws {
    let scratch = try Self.folder()
    let tool = try BuiltTool(
      ["audit", "short.scenario", "--format", "json", "--seeds", "1", "-o", "audit.json"], in: scratch.url)
    #expect(tool.output == "")
    #expect(tool.complaints == "wrote audit.json\n")
    let text = try String(contentsOf: scratch.url.appendingPathComponent("audit.json"), encoding: .utf8)
    #expect(text.hasPrefix("{\"pfsim\":\"0.1.0\",\"version\":1,\"runs\":[\n{\"scenario\":\"short.scenario\","))
    let docs = try String(
      contentsOf: SharedFolder.packageRoot.appendingPathComponent("docs/reports.md"), encoding: .utf8)
    let keys = Self.keys(try Self.json(text))
    #expect(keys.count > 25)
    #expect(keys.filter { !docs.contains("`\($0)`") } == [])
    let run = try BuiltTool(["run", "--audit", "--format", "json", "short.scenario"], in: scratch.url)
    let audit = (try Self.json(run.output)["runs"] as? [[String: Any]])?.first?["audit"] as? [[String: Any]]
    #expect(audit?.map { $0["words"] as? String } == ["Turn left", "You arrive"])
    #expect(audit?.map { $0["now"] as? Bool } == [true, nil])
    #expect(run.output.contains(#""words":"You arrive","along":500,"announced":true,"now":null,"#))
  }

  @Test("an engine that breaks fails the audit, a broken scenario is wrong input")
  func fails() throws {
    let scratch = try Self.folder()
    let broke = try BuiltTool(["audit", "short.scenario", "--engine", "exit 3"], in: scratch.url)
    #expect(broke.complaints.hasPrefix("short.scenario: something broke at 0:00: the engine ended with status 3"))
    #expect(broke.status == 1)
    try scratch.write("scenario \"x\"\n", to: "wrong.scenario")
    #expect(try BuiltTool(["audit", "wrong.scenario"], in: scratch.url).status == 2)
  }

  private static func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private static func keys(_ value: Any) -> Set<String> {
    if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(keys($1)) } }
    guard let object = value as? [String: Any] else { return [] }
    return object.values.reduce(into: Set(object.keys)) { $0.formUnion(keys($1)) }
  }
}
