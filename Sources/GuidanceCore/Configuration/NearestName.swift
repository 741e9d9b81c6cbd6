/// Finds the real name that a misspelt one was meant to be.
public enum NearestName {
  /// The name with the fewest changed letters; of several the first; nil where more than half would have to change.
  public static func of(_ wrong: String, in names: [String]) -> String? {
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = editDistance(Array(wrong.utf8), Array(name.utf8))
      if distance < best?.distance ?? Int.max { best = (name, distance) }
    }
    guard let best, best.distance * 2 <= max(wrong.utf8.count, best.name.utf8.count) else { return nil }
    return best.name
  }

  /// How many letters are added, dropped or changed between two words (Levenshtein).
  static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let changed = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
