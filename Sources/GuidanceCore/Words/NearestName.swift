/// Finds the known name that a mistyped one was most likely meant to be.
public enum NearestName {
  /// The candidate with the fewest single-letter edits from `name`; nil where none is near.
  ///
  /// Near means at most a third of the longer name's letters, and at least two edits are always allowed. Among equals
  /// the earlier candidate wins.
  public static func of(_ name: String, in candidates: [String]) -> String? {
    var best: (name: String, edits: Int)?
    for candidate in candidates {
      let edits = edits(from: Array(name), to: Array(candidate))
      guard edits <= max(2, max(name.count, candidate.count) / 3) else { continue }
      if best.map({ edits < $0.edits }) ?? true { best = (candidate, edits) }
    }
    return best?.name
  }

  /// How many letters must be put in, left out or replaced (Levenshtein).
  private static func edits(from a: [Character], to b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
