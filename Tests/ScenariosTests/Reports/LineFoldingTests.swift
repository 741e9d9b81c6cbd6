import Testing

@testable import Scenarios

@Suite("long lines on a terminal")
struct LineFoldingTests {
  private let folding = LineFolding(columns: 40)

  @Test("what goes on stands below the column it belongs to")
  func hangsBelowItsColumn() {
    let line = "     1:00  app       reported (on-route, Turn left in 2167 m)"
    #expect(
      folding.folded(line).split(separator: "\n") == [
        "     1:00  app       reported (on-route,",
        "                     Turn left in 2167",
        "                     m)",
      ])
  }

  @Test("a line without columns hangs two in, and colours take no room")
  func hangsTwoIn() {
    let line = "\u{1B}[32m✓\u{1B}[0m town.scenario: each stage of a town drive is said once"
    #expect(
      folding.folded(line) == """
        \u{1B}[32m✓\u{1B}[0m town.scenario: each stage of a town
          drive is said once
        """)
  }

  @Test(
    "short lines, source lines, carets and long words stay whole",
    arguments: [
      "     1:00  app       arrived", "", "  17 |   announce prepare step 1 290 m at 3:12 and more",
      "     |                                                 ^^^^^^", String(repeating: "x", count: 60),
    ])
  func staysWhole(line: String) {
    #expect(folding.folded(line) == line)
  }
}
