import Foundation
import Scenarios
import TestSupport
import Testing

@Suite("the reference of the language")
struct DocumentTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SharedFolder.packageRoot.appendingPathComponent(path), encoding: .utf8)
  }

  /// The reference route, under which a part of a scenario stands.
  private static let head = """
    scenario "a part"

    route driving
      east 3 km
      turn left
      north 2 km
      arrive

    """

  @Test("every scenario of the page holds, in canonical form")
  func holds() throws {
    let page = "docs/language.md"
    var count = 0
    for block in try DocumentBlock.all(of: page) where block.kind.hasPrefix("scenario") {
      // Its mistakes are what the page shows of it.
      if block.kind == "scenario bad.scenario" { continue }
      let (scenario, diagnostics) = Scenario.parse(SourceText(path: page, text: Self.whole(block)))
      #expect(diagnostics.items.map(\.message) == [], "\(page):\(block.line)")
      guard let scenario else { continue }
      if block.kind != "scenario, part" { #expect(scenario.canonicalText == block.text, "\(page):\(block.line)") }
      #expect(scenario.play().problems.map(\.message) == [], "\(page):\(block.line)")
      count += 1
    }
    #expect(count >= 10)
  }

  /// The text of a block; a part stands behind the reference route.
  private static func whole(_ block: DocumentBlock) -> String {
    block.kind == "scenario, part" ? head + block.text : block.text
  }

  @Test("the grammar has every word of the language, and the examples every word that begins a line")
  func words() throws {
    let grammar = Self.words(try Self.text("docs/grammar.md"))
    let language = Self.words(try Self.text("docs/language.md"))
    for entry in Vocabulary.entries where entry.group != .preset {
      let fixed = entry.form.matches(of: /[a-z][a-z0-9]*(?:[-\/][a-z0-9]+)*/).map { String($0.output) }
      #expect(fixed.filter { !grammar.contains($0) } == [], "grammar.md lacks words of `\(entry.form)`")
      let first = entry.word.split(separator: " ").map(String.init).filter { $0.first?.isLowercase == true }
      #expect(first.filter { !language.contains($0) } == [], "language.md lacks `\(entry.form)`")
    }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.matches(of: /[a-z][a-z0-9]*(?:[-\/][a-z0-9]+)*/).map { String($0.output) })
  }

  @Test("the pages name only complaints, settings and files that are there")
  func names() throws {
    for page in ["docs/language.md", "docs/grammar.md"] {
      for found in try Self.text(page).matches(of: /(?:error|warning)\[([a-z0-9-]+)\]/) {
        #expect(DiagnosticID(rawValue: String(found.output.1)) != nil, "\(page): \(found.output.1)")
      }
    }
  }
}
