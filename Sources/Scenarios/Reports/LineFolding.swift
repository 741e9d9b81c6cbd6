/// Folds long lines for a terminal, so that what goes on stands below the column it belongs to.
package struct LineFolding: Sendable {
  /// How many characters fit into a line.
  private let columns: Int

  /// Folds at so many columns; fewer than 40 are taken as 40.
  package init(columns: Int) { self.columns = max(40, columns) }

  /// The text with each of its long lines folded at blanks.
  ///
  /// Source lines and the carets below them stay whole, as one would lose the other; so does a word that is longer
  /// than a line. Colours take no room.
  package func folded(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(fold).joined(separator: "\n")
  }

  private func fold(_ line: Substring) -> String {
    guard Self.width(line) > columns, !line.contains(" | ") else { return String(line) }
    let indent = String(repeating: " ", count: Self.hang(line))
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    var lines: [String] = []
    var current = String(words[0])
    for word in words.dropFirst() {
      let longer = current + " " + word
      if Self.width(longer) <= columns || current.allSatisfy({ $0 == " " }) {
        current = longer
      } else {
        lines.append(current)
        current = indent + word
      }
    }
    return (lines + [current]).joined(separator: "\n")
  }

  /// Where the last column of a line begins: behind its last wide gap near the start, else two in from its own start.
  private static func hang(_ line: Substring) -> Int {
    let start = line.prefix { $0 == " " }.count
    var hang = start + 2
    var blanks = 0
    for (column, character) in line.prefix(24).enumerated() {
      if character != " " && blanks >= 2 && column > start { hang = column }
      blanks = character == " " ? blanks + 1 : 0
    }
    return hang
  }

  /// How many characters a text shows; those of a colour are none.
  private static func width(_ text: some StringProtocol) -> Int {
    var width = 0
    var isColour = false
    for character in text {
      if character == "\u{1B}" { isColour = true }
      if !isColour { width += 1 }
      if character == "m" { isColour = false }
    }
    return width
  }
}
