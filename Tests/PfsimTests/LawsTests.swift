import TestSupport
import Testing

@Suite("pfsim laws")
struct LawsTests {
  @Test("each law is listed with the rule it comes from and its sentence")
  func table() throws {
    let tool = try BuiltTool(["laws"])
    #expect(tool.output.hasPrefix("time-moves-forward           virtual time\n    nothing is stamped earlier"))
    #expect(tool.output.hasSuffix("nothing escaped the virtual time and nothing was left behind\n"))
    #expect(tool.status == 0)
  }

  @Test("a suspended law and one that cannot be judged are named with --verbose")
  func notes() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      """
      scenario "a feed"
      laws off stage-once because "the feed repeats itself"

      route driving by google
        east 3 km
        arrive "You arrive"

      drive at 50 km/h

      feed google
        follows route

      expect
        arrived
      """ + "\n", to: "feed.scenario")
    let tool = try BuiltTool(["run", "--verbose", "feed.scenario"], in: scratch.url)
    #expect(
      tool.output.split(separator: "\n").filter { $0.contains("- law") } == [
        "    - law stage-once suspended: the feed repeats itself",
        "    - law nothing-behind skipped: it is not told where on the route announcements were made",
        "    - law distance-true skipped: it is not told where on the route announcements were made",
        "    - law progress-sane skipped: no progress along a route is told",
      ])
    #expect(tool.status == 0)
  }
}
