import Foundation
import TestSupport
import Testing

/// What a reader of the documents can copy does what stands below it.
@Suite("the documents are true")
struct DocumentedCallsTests {
  /// The documents, as paths from the package's root.
  static let pages: [String] = {
    let folder = SharedFolder.packageRoot.appendingPathComponent("docs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return ["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
  }()

  @Test("each call prints what stands below it", arguments: pages)
  func isTrue(page: String) throws {
    let scratch = try ScratchFolder()
    try FileManager.default.createSymbolicLink(
      at: scratch.url.appendingPathComponent("scenarios"),
      withDestinationURL: SharedFolder.packageRoot.appendingPathComponent("scenarios"))
    for block in try DocumentBlock.all(of: page) {
      if let name = block.fileName { try scratch.write(block.text, to: name) }
      for call in block.calls {
        let output = try printed(by: call.command, in: scratch.url)
        #expect(call.matches(output), "\(page):\(block.line): `\(call.command)` printed\n\(output)")
      }
    }
  }

  @Test("the documents show calls at all")
  func findsCalls() throws {
    #expect(try Self.pages.flatMap { try DocumentBlock.all(of: $0) }.count { !$0.calls.isEmpty } >= 10)
  }

  /// What a shell shows of a command, without the line ends behind it.
  private func printed(by command: String, in folder: URL) throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let shell = try #require(OutsideTool("sh"))
    let tools = BuiltTool.executable.deletingLastPathComponent().path
    let output = try shell.call(["-c", "cd '\(folder.path)'; PATH='\(tools):\(path)'; { \(command)\n} 2>&1"]).output
    return String(output.reversed().drop { $0 == "\n" }.reversed())
  }
}

extension DocumentBlock {
  /// The file that calls below the block use: `scenario NAME.scenario` stands behind its fence.
  fileprivate var fileName: String? {
    let words = kind.split(separator: " ")
    return words.count == 2 && words[1].hasSuffix(".scenario") ? String(words[1]) : nil
  }

  /// The calls of a block that begins with `$ `.
  fileprivate var calls: [DocumentedCall] {
    guard text.hasPrefix("$ ") else { return [] }
    return ("\n" + text.dropLast()).components(separatedBy: "\n$ ").dropFirst().map { part in
      let lines = part.components(separatedBy: "\n")
      return DocumentedCall(command: lines[0], output: lines.dropFirst().joined(separator: "\n"))
    }
  }
}

/// A command with what a document says that it prints; `...` as the last line leaves out the rest.
struct DocumentedCall {
  let command: String
  let output: String

  /// Whether the command printed what the document says.
  func matches(_ printed: String) -> Bool {
    output.hasSuffix("\n...") ? printed.hasPrefix(output.dropLast(3)) : printed == output
  }
}
