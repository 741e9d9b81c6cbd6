import Testing

@testable import Scenarios

@Suite("the catalogue of diagnostics")
struct CatalogTests {
  @Test("every diagnostic is explained once", arguments: DiagnosticID.allCases)
  func complete(id: DiagnosticID) throws {
    #expect(DiagnosticCatalog.entries.count { $0.id == id } == 1)
    let text = try #require(DiagnosticCatalog.explanation(id.rawValue))
    #expect(text.hasPrefix(id.rawValue + "\n\n  "))
    #expect(text.hasSuffix("\n"))
  }

  @Test("an explanation shows the line that is wrong and the line mended")
  func explanation() {
    #expect(
      DiagnosticCatalog.explanation("missing-unit") == """
        missing-unit

          A number stands where a quantity is needed, and has no unit.
          Give it its unit; only counts and factors have none.

          wrong: noise 4
          right: noise 4 m

        """)
  }

  @Test("a misspelt name finds its neighbour and nothing else")
  func nearest() {
    #expect(DiagnosticCatalog.explanation("mising-unit") == nil)
    #expect(DiagnosticCatalog.nearest(to: "mising-unit") == "missing-unit")
    #expect(DiagnosticCatalog.nearest(to: "qqqqqq") == nil)
  }
}
