import Foundation
import Testing

@testable import Scenarios

@Suite("the page of a run")
struct RunPageTests {
  private static func page(_ text: String) throws -> String {
    let played = try PlayedFile(text)
    var page = RunPage()
    for result in played.results { page.add(result, source: played.file.source) }
    return page.html
  }

  /// The data that a page holds, as a dictionary.
  private static func data(_ html: String) throws -> [String: Any] {
    let parts = html.components(separatedBy: "<script type=\"application/json\" id=\"run-0\">")
    let json = try #require(parts.last?.components(separatedBy: "</script>").first)
    return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test("a hostile title stays text: nothing of it can end the script element that holds it")
  func hostile() throws {
    let html = try Self.page(PlayedFile.town(title: hostileTitle, expect: "no arrived"))
    #expect(!html.contains("<script>alert"))
    #expect(!html.contains("<b>"))
    #expect(html.components(separatedBy: "</script>").count == 3)
    #expect(try Self.data(html)["title"] as? String == hostileTitle)
  }

  @Test("the page asks for nothing from outside")
  func isSelfContained() throws {
    let html = try Self.page(PlayedFile.town(expect: "arrived"))
    #expect(html.contains("default-src 'none'"))
    for word in [" src=", "<link", "@import", "url(http", "fetch(", "XMLHttpRequest", "innerHTML", "eval("] {
      #expect(!html.contains(word), "found \(word)")
    }
  }

  @Test("an expectation that failed tells its line, its span, what came and by how much it missed")
  func expectations() throws {
    let data = try Self.data(try Self.page(PlayedFile.town(expect: "arrived within 5 s after 0:30")))
    let expectation = try #require((data["expectations"] as? [[String: Any]])?.first)
    #expect(expectation["line"] as? Int == 12)
    #expect(expectation["outcome"] as? String == "failed")
    #expect(expectation["from"] as? Int == 30_000)
    #expect(expectation["to"] as? Int == 35_000)
    #expect(expectation["at"] as? Int == 47_000)
    #expect(expectation["missed"] as? String == "12 s late")
    #expect(expectation["margin"] as? String == "-12 s")
  }

  @Test("every cause is an event or a fix that came before")
  func causes() throws {
    let data = try Self.data(try Self.page(PlayedFile.town(expect: "arrived")))
    let events = try #require(data["events"] as? [[Any]])
    let fixes = try #require(((data["fixes"] as? [String: Any])?["t"] as? [Int])?.count)
    for (index, event) in events.enumerated() {
      guard let cause = event[4] as? Int else { continue }
      #expect(cause < 0 ? -cause <= fixes : cause < index)
    }
    let arrived = try #require(events.first { $0[2] as? String == "arrived" })
    #expect(arrived[0] as? Int == 47_000)
    // The fix of 0:47 is the 48th.
    #expect(arrived[4] as? Int == -48)
  }

  @Test("the same run gives the same bytes")
  func repeats() throws {
    let text = PlayedFile.town(expect: "arrived")
    #expect(try Self.page(text) == Self.page(text))
  }

  @Test("of many runs that held each is a line, and the one that did not is shown whole")
  func manyRuns() throws {
    let good = try PlayedFile(PlayedFile.town(expect: "arrived"))
    let bad = try PlayedFile(PlayedFile.town(title: "too late", expect: "no arrived"))
    var page = RunPage()
    for _ in 0...RunPage.heldInFull { page.add(good.results[0], source: good.file.source) }
    page.add(bad.results[0], source: bad.file.source)
    let html = page.html
    #expect(html.contains("<h1>\(RunPage.heldInFull + 1) held, 1 did not</h1>"))
    #expect(html.components(separatedBy: "<div data-run=").count == 2)
    #expect(html.components(separatedBy: "<p class=\"path held\">").count == RunPage.heldInFull + 2)
  }

  @Test("the picture alone is one SVG in which a hostile title stays text")
  func picture() throws {
    let played = try PlayedFile(PlayedFile.town(title: hostileTitle, expect: "arrived"))
    let svg = MapPicture(played.results[0]).svg
    #expect(!svg.contains("<script") && !svg.contains("<b>"))
    #expect(svg.contains("class=\"route\"") && svg.contains("class=\"fix\"") && svg.contains("0:47 arrived"))
    let reader = XMLParserCheck(svg)
    #expect(reader.isWellFormed)
  }
}
