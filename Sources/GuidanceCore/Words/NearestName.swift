/// Finds the known name that a mistyped one was most likely meant to be.
public enum NearestName {
  /// The candidate with the fewest changes, capitals ignored; nil where none is near enough to offer.
  ///
  /// Near means at most a third of the letters, and one at least. Among equals the one that begins longest in the same
  /// way wins, then the earlier one.
  public static func of(_ name: String, in candidates: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard (1...longest).contains(wanted.count) else { return nil }
    let allowed = max(1, (wanted.count + 1) / 3)
    var best: (name: String, changes: Int, begun: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars)
      guard abs(letters.count - wanted.count) <= allowed else { continue }
      let changes = self.changes(wanted, letters)
      // A short word of which every letter would change is another word.
      guard changes <= allowed, changes < max(letters.count, wanted.count) else { continue }
      let begun = zip(wanted, letters).prefix { $0 == $1 }.count
      if best.map({ (changes, -begun) < ($0.changes, -$0.begun) }) ?? true { best = (candidate, changes, begun) }
    }
    return best?.name
  }

  /// How many letters to insert, drop, replace or swap with their neighbour (optimal string alignment).
  public static func changes(_ a: String, _ b: String) -> Int {
    changes(Array(a.unicodeScalars), Array(b.unicodeScalars))
  }

  /// Nobody means a name by a longer text.
  private static let longest = 40

  private static func changes(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var rows = [Array(0...b.count)]
    for i in 1...max(1, a.count) where i <= a.count {
      var row = [i]
      for j in 1...max(1, b.count) where j <= b.count {
        var least = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { least = min(least, rows[i - 2][j - 2] + 1) }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
