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

  @Test("each call prints what stands below it, each scenario holds", arguments: pages)
  func isTrue(page: String) throws {
    let scratch = try ScratchFolder()
    try FileManager.default.createSymbolicLink(
      at: scratch.url.appendingPathComponent("scenarios"),
      withDestinationURL: SharedFolder.packageRoot.appendingPathComponent("scenarios"))
    for block in try DocumentBlock.all(of: page) {
      switch block.kind {
      case .file(let name): try scratch.write(block.text, to: name)
      case .holding:
        let name = "line-\(block.line).scenario"
        try scratch.write(block.text, to: name)
        let run = try BuiltTool(["run", name], in: scratch.url)
        #expect(run.status == 0, "\(page):\(block.line): \(run.output)\(run.complaints)")
      case .calls:
        for call in block.calls {
          let output = try printed(by: call.command, in: scratch.url)
          #expect(call.matches(output), "\(page):\(block.line): `\(call.command)` printed\n\(output)")
        }
      case .other: break
      }
    }
  }

  @Test("the documents show calls and scenarios at all")
  func findsBlocks() throws {
    let blocks = try Self.pages.flatMap { try DocumentBlock.all(of: $0) }
    #expect(blocks.count { $0.kind == .calls } >= 10)
    #expect(blocks.count { $0.kind == .holding } >= 5)
  }

  /// What a shell shows of a command, without its last line end.
  private func printed(by command: String, in folder: URL) throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let shell = try #require(OutsideTool("sh"))
    let tools = BuiltTool.executable.deletingLastPathComponent().path
    let output = try shell.call(["-c", "cd '\(folder.path)'; PATH='\(tools):\(path)'; { \(command)\n} 2>&1"]).output
    return output.hasSuffix("\n") ? String(output.dropLast()) : output
  }
}

/// A fenced block of a document.
///
/// Behind the fence stands what it is: `scenario` alone must hold, `scenario NAME` is the file that calls below it use,
/// `part` is no whole scenario. A block that begins with `$ ` holds calls.
struct DocumentBlock {
  enum Kind: Equatable {
    case file(String)
    case holding
    case calls
    case other
  }

  let kind: Kind
  /// The line of the opening fence, from 1.
  let line: Int
  let text: String

  /// The blocks of a page, in its order.
  static func all(of page: String) throws -> [Self] {
    let url = SharedFolder.packageRoot.appendingPathComponent(page)
    var blocks: [Self] = []
    var open: (information: String, line: Int, lines: [String])?
    for (index, line) in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n").enumerated() {
      if let block = open, line == "```" {
        blocks.append(Self(information: block.information, line: block.line, lines: block.lines))
        open = nil
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), index + 1, [])
      }
    }
    return blocks
  }

  private init(information: String, line: Int, lines: [String]) {
    self.line = line
    text = lines.joined(separator: "\n") + "\n"
    let words = information.split(separator: " ")
    kind =
      switch (words.first, words.last) {
      case ("scenario", "scenario"): .holding
      case ("scenario", let name?) where name.hasSuffix(".scenario"): .file(String(name))
      default: lines.first?.hasPrefix("$ ") == true ? .calls : .other
      }
  }

  /// The calls of the block.
  var calls: [DocumentedCall] {
    ("\n" + text.dropLast()).components(separatedBy: "\n$ ").dropFirst().map { part in
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
