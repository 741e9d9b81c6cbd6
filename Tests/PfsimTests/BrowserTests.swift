import Foundation
import TestSupport
import Testing

@Suite(
  "the page in a real browser", .serialized,
  .enabled(if: OutsideTool.browser != nil, "no chromium here: the page is not tried in a browser"))
struct BrowserTests {
  /// Writes a scenario and makes its page.
  private static func page(_ text: String, in scratch: ScratchFolder) throws -> String {
    try scratch.write(text, to: "drive.scenario")
    let tool = try BuiltTool(["view", "drive.scenario", "-o", "drive.html"], in: scratch.url)
    #expect(tool.status == 0, "\(tool.complaints)")
    return scratch.url.appendingPathComponent("drive.html").path
  }

  /// Where the traveller is drawn, in pixels.
  private static func car(_ dom: String) -> (x: Double, y: Double)? {
    guard let tag = dom.firstMatch(of: /<path class="car"[^>]*translate\(([-0-9.]+) ([-0-9.]+)\)/),
      let x = Double(tag.1), let y = Double(tag.2)
    else { return nil }
    return (x, y)
  }

  @Test("it loads without an error and draws the map, the strip and the events")
  func loads() throws {
    let scratch = try ScratchFolder()
    let dom = try OutsideTool.page(Self.page(shortDrive(expect: "arrived once"), in: scratch))
    #expect(dom.contains("data-ready=\"true\""))
    #expect(!dom.contains("data-error"))
    for part in ["class=\"route active\"", "class=\"truth\"", "class=\"playhead\"", "0:47", "class=\"phase on-route\""]
    {
      #expect(dom.contains(part), "no \(part)")
    }
  }

  @Test("the slider moves the traveller: ten seconds on he is farther east, after the corner farther north")
  func moves() throws {
    let scratch = try ScratchFolder()
    let path = try Self.page(shortDrive(expect: "arrived once"), in: scratch)
    let early = try #require(Self.car(OutsideTool.page(path, hash: "#t=10")))
    let later = try #require(Self.car(OutsideTool.page(path, hash: "#t=20")))
    let north = try #require(Self.car(OutsideTool.page(path, hash: "#t=40")))
    #expect(later.x > early.x + 20)
    #expect(abs(later.y - early.y) < 1)
    #expect(north.y < later.y - 20)
  }

  @Test("an expectation that failed is shown with what came and by how much it missed, and its event is chosen")
  func showsFailure() throws {
    let scratch = try ScratchFolder()
    let dom = try OutsideTool.page(Self.page(shortDrive(expect: "arrived within 5 s after 0:30"), in: scratch))
    #expect(dom.contains("<button type=\"button\" class=\"failed\">"))
    #expect(dom.contains("<b>missed by </b>12 s late"))
    #expect(dom.contains("because of 0:47  fix 48"))
  }

  @Test("a title that is markup stays text")
  func staysText() throws {
    let scratch = try ScratchFolder()
    let attack =
      "</script><script>document.documentElement.dataset.hacked=1</script>"
      + "<img src=x onerror=document.documentElement.dataset.hacked=2>"
    let text = shortDrive(title: attack, expect: "arrived once").replacing("Turn left\"", with: "\(attack)\"")
    let dom = try OutsideTool.page(Self.page(text, in: scratch))
    #expect(dom.contains("data-ready=\"true\""))
    #expect(!dom.contains("data-hacked=\""))
    #expect(dom.contains("&lt;img src=x"))
    #expect(!dom.contains("<img"))
  }

  @Test("a report of several runs opens the one that did not hold")
  func report() throws {
    let scratch = try ScratchFolder()
    try scratch.write(shortDrive(title: "good", expect: "arrived once"), to: "a.scenario")
    try scratch.write(shortDrive(title: "bad", expect: "no arrived"), to: "b.scenario")
    let tool = try BuiltTool(["run", "a.scenario", "b.scenario", "--report", "runs.html"], in: scratch.url)
    #expect(tool.status == 1)
    let dom = try OutsideTool.page(scratch.url.appendingPathComponent("runs.html").path)
    #expect(!dom.contains("data-error"))
    #expect(dom.contains("<h1>1 held, 1 did not</h1>"))
    #expect(dom.components(separatedBy: "class=\"playhead\"").count == 2)
    #expect(dom.contains("it should not be there"))
  }
}
