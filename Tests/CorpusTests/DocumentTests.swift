import Foundation
import Scenarios
import TestSupport
import Testing

@Suite("the reference of the language")
struct DocumentTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SharedFolder.packageRoot.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(
    "every scenario of the page is in canonical form", arguments: ["docs/language.md", "README.md"])
  func isCanonical(page: String) throws {
    for block in try FencedBlock.all(of: page) where block.kind.hasPrefix("scenario") {
      // One shows mistakes.
      guard let scenario = Scenario.parse(SourceText(path: page, text: block.text)).scenario else { continue }
      #expect(scenario.canonicalText == block.text, "\(page):\(block.line)")
    }
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
