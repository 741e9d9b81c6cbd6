import Foundation
import Scenarios
import SimWorld
import TestSupport
import Testing

/// A file that is wrong, and what is said of it: `scenarios/broken/NAME.broken` and `NAME.txt`.
struct BrokenFile: CustomTestStringConvertible {
  let name: String

  static let folder = SharedFolder.packageRoot.appendingPathComponent("scenarios/broken").path + "/"

  static let all: [BrokenFile] = names(ending: ".broken").map(BrokenFile.init)

  static func names(ending: String) -> [String] {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return found.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  var testDescription: String { name }

  /// What is written down.
  var expected: String? { try? String(contentsOfFile: Self.folder + name + ".txt", encoding: .utf8) }

  /// What is said now, with paths as seen from the folder.
  func complaints() throws -> String {
    let file = try ScenarioFile(path: Self.folder + name + ".broken")
    let found = file.resolve(options(of: file.source)).diagnostics
    return DiagnosticPrinter(sources: [file.source]).text(found).replacingOccurrences(of: Self.folder, with: "")
  }

  /// The options of a line `# pfsim run --case 3` or `# pfsim check --set NAME=VALUE`.
  private func options(of source: SourceText) -> RunOptions {
    var options = RunOptions()
    for line in source.lines where line.hasPrefix("# pfsim ") {
      let words = line.split(separator: " ").map(String.init)
      for (word, value) in zip(words, words.dropFirst()) {
        if word == "--case" { options.caseNumber = Int(value) }
        let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
        if word == "--set", parts.count == 2 { options.sets[parts[0]] = parts[1] }
      }
    }
    return options
  }
}

@Suite("broken scenarios")
struct BrokenTests {
  @Test("what is said of a broken file is what is written down beside it", arguments: BrokenFile.all)
  func complaints(file: BrokenFile) throws {
    let found = try file.complaints()
    #expect(found != "")
    #expect(found == file.expected)
  }

  @Test("each text belongs to a file")
  func pairs() { #expect(BrokenFile.names(ending: ".txt") == BrokenFile.all.map(\.name)) }

  @Test(
    "every diagnostic stands in some text", arguments: DiagnosticID.allCases.filter { !Self.elsewhere.contains($0) })
  func shown(id: DiagnosticID) {
    let texts = BrokenFile.all.compactMap(\.expected)
    #expect(texts.contains { $0.contains("[\(id.rawValue)]: ") }, "write \(id.rawValue).broken and its text")
  }

  /// What no file of a repository shows: ten megabytes, and what only Swift can write.
  private static let elsewhere: Set<DiagnosticID> = [.fileTooLarge, .wrongField]

  @Test("a file of more than ten megabytes is refused before it is read")
  func tooLarge() {
    let bytes = [UInt8](repeating: 0x0A, count: 10_000_001)
    #expect(throws: Diagnostics.self) { try SourceText(path: "large.scenario", bytes: bytes) }
    do {
      _ = try SourceText(path: "large.scenario", bytes: bytes)
    } catch {
      #expect(
        DiagnosticPrinter(sources: []).text(error) == """
          large.scenario:1:1: error[file-too-large]: the file has 10000001 bytes, at most 10000000 are read
            help: a scenario is a page of text; keep recorded data in a file that `fixes from` names

          """)
    }
  }

  @Test("an event with a field that it cannot have is refused, though no text can say it")
  func wrongField() throws {
    var scenario = try Scenario(parsing: "scenario \"t\"\n\nroute driving\n  east 1 km\n\nexpect\n  arrived once\n")
    var event = EventSyntax(.arrived)
    event.words = Argument("You arrive")
    scenario.expect?.lines[0].content = .once(EventReference(ordinal: nil, pattern: event, span: .none), nil)
    let found = ScenarioResolver().resolve(scenario).diagnostics.items
    #expect(found.map(\.id) == ["wrong-field"])
    #expect(found.first?.message == "`arrived` has no room for words")
  }
}
