import Foundation

/// A block between fences of a document.
public struct DocumentBlock: Sendable {
  /// What stands behind the opening fence: `scenario, part`.
  public let kind: String
  /// Its text, with a line end behind each line.
  public let text: String
  /// The line of the opening fence, from 1.
  public let line: Int

  /// The blocks of a document of the package, in order.
  public static func all(of path: String) throws -> [Self] {
    let url = SharedFolder.packageRoot.appendingPathComponent(path)
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    var blocks: [Self] = []
    var open: (kind: String, line: Int, text: String)?
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("```"), let block = open {
        blocks.append(Self(kind: block.kind, text: block.text, line: block.line))
        open = nil
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), number + 1, "")
      } else {
        open?.text += line + "\n"
      }
    }
    return blocks
  }
}
