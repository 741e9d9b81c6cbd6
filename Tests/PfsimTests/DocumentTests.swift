import Foundation
import TestSupport
import Testing

@Suite("what the pages show of the tool")
struct DocumentTests {
  @Test("a command of a page prints what stands below it", arguments: ["README.md", "docs/language.md"])
  func commands(page: String) throws {
    var scenario = ""
    var count = 0
    for block in try DocumentBlock.all(of: page) {
      if block.text.hasPrefix("scenario \"") { scenario = block.text }
      let lines = block.text.split(separator: "\n", maxSplits: 1).map(String.init)
      guard lines.count == 2, let command = lines.first, command.hasPrefix("$ pfsim ") else { continue }
      let words = command.split(separator: " ").dropFirst(2).map(String.init)
      guard let file = words.last, file.hasSuffix(".scenario") else { continue }
      let scratch = try ScratchFolder()
      try scratch.write(scenario, to: file)
      let tool = try BuiltTool(words, in: scratch.url)
      // A page may show the beginning alone.
      #expect(
        tool.output.hasPrefix(lines[1]), "\(page):\(block.line) shows\n\(lines[1])\nthe tool prints\n\(tool.output)")
      count += 1
    }
    #expect(count > 0)
  }
}
