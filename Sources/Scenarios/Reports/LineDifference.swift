/// What changes between two texts, line by line, as `diff -u` shows it.
package struct LineDifference {
  /// The difference with the file's name above it; lines that stay are shown where they touch one that changes.
  package let text: String

  /// Compares two texts; the new one is called by a word.
  package init(path: String, from old: String, to new: String, as word: String = "canonical") {
    // The line end behind the last line is no line; where one text lacks it, that is shown as one.
    let haveEnds = [old, new].allSatisfy { $0.hasSuffix("\n") || $0.hasSuffix("\r\n") }
    let (oldLines, newLines) = (Self.lines(old, haveEnds), Self.lines(new, haveEnds))
    let changes = newLines.difference(from: oldLines)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [(mark: String, line: String)] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < oldLines.count || newIndex < newLines.count {
      if removed.contains(oldIndex) {
        rows.append(("-", oldLines[oldIndex]))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        rows.append(("+", newLines[newIndex]))
        newIndex += 1
      } else {
        rows.append((" ", oldLines[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    let shown = rows.indices.filter { index in
      rows[max(0, index - 1)...min(rows.count - 1, index + 1)].contains { $0.mark != " " }
    }
    text = (["--- \(path)", "+++ \(path), \(word)"] + shown.map { rows[$0].mark + rows[$0].line })
      .joined(separator: "\n")
  }

  private static func lines(_ text: String, _ dropsEnd: Bool) -> [String] {
    // A carriage return and a line feed are one character; it is shown, for nothing else tells the lines apart.
    let shown = String(text.flatMap { $0 == "\r\n" ? Array("␍\n") : [$0] })
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return dropsEnd ? lines.dropLast() : lines
  }
}
