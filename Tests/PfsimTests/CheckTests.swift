import TestSupport
import Testing

@Suite("pfsim check")
struct CheckTests {
  private static let sound = "scenario \"t\"\n\nroute driving\n  east 1 km\n\nexpect\n  arrived once\n"

  @Test("the last line counts in words that fit the number")
  func counts() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.sound, to: "a.scenario")
    try scratch.write(Self.sound, to: "b.scenario")
    try scratch.write("scenario \"t\"\n", to: "c.scenario")
    let rows: [(files: [String], line: String)] = [
      (["a.scenario"], "1 scenario is sound"), (["a.scenario", "b.scenario"], "2 scenarios are sound"),
      (["c.scenario"], "1 of 1 scenario has mistakes"), (["."], "1 of 3 scenarios has mistakes"),
    ]
    for row in rows {
      #expect(try BuiltTool(["check"] + row.files, in: scratch.url).output == row.line + "\n")
    }
  }
}
