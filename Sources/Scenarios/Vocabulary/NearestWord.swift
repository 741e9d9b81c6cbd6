/// Finds the word that was probably meant.
enum NearestWord {
  /// The candidate with the fewest changes; nil where none is close enough to offer.
  static func of(_ word: String, in candidates: [String]) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars)
    guard (1...40).contains(wanted.count) else { return nil }
    if let meant = synonyms[word.lowercased()]?.first(where: { candidates.contains($0) }) { return meant }
    let allowed = max(1, (wanted.count + 1) / 3)
    var best: (word: String, changes: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars)
      guard abs(letters.count - wanted.count) <= allowed else { continue }
      let changes = self.changes(wanted, letters)
      // A short word of which every letter would change is another word.
      guard changes <= allowed, changes < max(letters.count, wanted.count) else { continue }
      if best.map({ changes < $0.changes }) ?? true { best = (candidate, changes) }
    }
    return best?.word
  }

  /// How many letters to change.
  static func changes(_ a: String, _ b: String) -> Int { changes(Array(a.unicodeScalars), Array(b.unicodeScalars)) }

  /// Letters to insert, drop, replace or swap with their neighbour (optimal string alignment).
  static func changes(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
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

  /// Words that people write for ours.
  private static let synonyms: [String: [String]] = [
    "announced": ["announce"], "announces": ["announce"], "announcement": ["announce"],
    "arrival": ["arrived", "arrive"], "arrives": ["arrived", "arrive"], "arrive": ["arrived"],
    "begin": ["start"], "begins": ["start"], "bike": ["cycling"], "bicycle": ["cycling"], "bus": ["driving"],
    "car": ["driving", "drive"], "continue": ["straight", "keep"], "deviation": ["off-route"], "during": ["from"],
    "end": ["ended"], "ends": ["ended"], "equals": ["is"], "exactly": ["once"], "foot": ["walking"],
    "forward": ["ahead"], "forwards": ["ahead"], "backward": ["back"], "backwards": ["back"], "heading": ["map"],
    "jump": ["wild"], "jumps": ["wild"], "lost": ["silent"], "missing": ["silent"], "never": ["no"], "not": ["no"],
    "eventually": ["finally"], "position": ["place"], "location": ["place"], "reroute": ["rerouted", "asked"],
    "rerouting": ["rerouted"], "returned": ["back-on-route"], "since": ["after"], "sometimes": ["times"],
    "speaks": ["said"], "spoken": ["said"], "says": ["said"], "stop": ["wait"], "stops": ["wait"],
    "pause": ["wait"], "timeout": ["timed-out"], "until": ["before"], "uturn": ["u-turn"], "nan": ["not-a-number"],
    "bearing": ["course"], "precision": ["accuracy"], "gap": ["silent"], "over": ["above"], "under": ["below"],
    "beneath": ["below"],
    "less": ["below"], "lower": ["below"], "more": ["above"], "greater": ["above"], "higher": ["above"],
    "equal": ["is"], "grows": ["rises"], "increases": ["rises"],
    "outlier": ["wild"], "distance": ["next distance", "progress"], "eta": ["time-left"],
    "title": ["scenario"], "name": ["scenario"], "tag": ["tags"], "parameter": ["param"], "let": ["param"],
    "config": ["set"], "given": ["map"], "then": ["expect"], "test": ["scenario"], "assert": ["expect"],
  ]
}
