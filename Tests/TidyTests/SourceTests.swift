import Foundation
import TestSupport
import Testing

/// What no compiler checks: words that break determinism, rooms that grew too large.
@Suite("the sources are tidy")
struct SourceTests {
  private static let sources = swiftFiles(below: "Sources")

  private static func swiftFiles(below folder: String) -> [(path: String, lines: [String])] {
    let root = SharedFolder.packageRoot.appendingPathComponent(folder)
    let walker = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var files: [(String, [String])] = []
    for case let url as URL in walker ?? FileManager.DirectoryEnumerator() where url.pathExtension == "swift" {
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      files.append((String(url.path.dropFirst(SharedFolder.packageRoot.path.count + 1)), lines(of: text)))
    }
    return files.sorted { $0.0 < $1.0 }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The code of a line: without its comment.
  private static func code(_ line: String) -> String {
    line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
  }

  private static let forbidden = [
    "Date()", "Task.detached", "Task.immediate", "Task.sleep", "SystemRandomNumberGenerator", "UUID()", "try!",
    "fatalError(", "@MainActor", "@concurrent", "globalConcurrentExecutor", "DispatchQueue", "ContinuousClock",
    "SuspendingClock", ".random(in:", ".shuffled()", ".randomElement()", "hashValue", "import Testing",
  ]

  @Test("nothing in the libraries looks at a real clock, takes a chance of its own or leaves the executor")
  func isDeterministic() {
    var found: [String] = []
    for file in Self.sources where !file.path.hasPrefix("Sources/pfsim/") {
      for (number, line) in file.lines.enumerated() {
        for word in Self.forbidden where Self.code(line).contains(word) {
          found.append("\(file.path):\(number + 1): \(word)")
        }
      }
    }
    #expect(found == [])
  }

  @Test("only the executor's room promises more than the compiler can prove")
  func isChecked() {
    let found = Self.sources.filter { file in
      !file.path.hasPrefix("Sources/SimWorld/Time/")
        && file.lines.contains { Self.code($0).contains("@unchecked Sendable") || Self.code($0).contains("unsafe ") }
    }
    #expect(found.map(\.path) == [])
  }

  @Test("GuidanceCore holds values alone: no actor, no class, no async")
  func coreIsValues() {
    var found: [String] = []
    for file in Self.sources where file.path.hasPrefix("Sources/GuidanceCore/") {
      for (number, line) in file.lines.enumerated() {
        let words = Self.code(line).split { !$0.isLetter }.map(String.init)
        let isClass = words.contains("class") && (words.contains("final") || words.first == "class")
        if isClass || words.contains("actor") || words.contains("async") || words.contains("await") {
          found.append("\(file.path):\(number + 1): \(line.trimmingCharacters(in: .whitespaces))")
        }
      }
    }
    #expect(found == [])
  }

  @Test("a file is one room: hardly any over 350 lines")
  func roomsAreSmall() {
    let large = Self.sources.filter { $0.lines.count > 350 }.map { "\($0.path) \($0.lines.count)" }
    #expect(large == [])
  }
}
