import Foundation
import TestSupport
import Testing

/// The page of the rules leads to the code.
@Suite("docs/rules.md names where each rule lives")
struct RulesPageTests {
  private static let core = SharedFolder.packageRoot.appendingPathComponent("Sources/GuidanceCore")

  /// The names in backticks in the second column of the table.
  private static func named() throws -> [String] {
    let page = SharedFolder.packageRoot.appendingPathComponent("docs/rules.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "## Where each rule lives").last)
    let table = try #require(section.components(separatedBy: "\n## ").first)
    return table.split(separator: "\n").filter { $0.hasPrefix("|") }.flatMap { row in
      let cells = row.split(separator: "|")
      let parts = (cells.last ?? "").split(separator: "`", omittingEmptySubsequences: false)
      return parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
    }
  }

  private static func files(_ folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: core.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(".swift") }.map { $0.components(separatedBy: "/").last ?? $0 }.sorted()
  }

  @Test("every file and folder that it names exists")
  func exists() throws {
    let all = try Self.files("")
    let named = try Self.named()
    #expect(named.count > 30)
    let missing = named.filter { name in
      if name.hasSuffix("/") { return (try? Self.files(name))?.isEmpty ?? true }
      let file = name.components(separatedBy: "/").last ?? name
      let stem = file.replacing("*.swift", with: "")
      return stem == file ? !all.contains(file) : !all.contains { $0.hasPrefix(stem) }
    }
    #expect(missing == [])
  }

  @Test("every file of the engine is named")
  func isComplete() throws {
    let named = Set(try Self.named().map { $0.components(separatedBy: "/").last ?? $0 })
    #expect(try Self.files("Guidance").filter { !named.contains($0) } == [])
  }
}
