import GuidanceCore

/// Finds the word of the language that was probably meant.
enum NearestWord {
  /// What the word stands for elsewhere, else the candidate with the fewest changes; nil where none is near enough.
  static func of(_ word: String, in candidates: [String]) -> String? {
    synonyms[word.lowercased()]?.first { candidates.contains($0) } ?? NearestName.of(word, in: candidates)
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
    "pause": ["wait"], "timeout": ["timed-out"], "until": ["to", "before"],
    "uturn": ["u-turn"], "nan": ["not-a-number"],
    "bearing": ["course"], "precision": ["accuracy"], "gap": ["silent"], "over": ["above"], "under": ["below"],
    "beneath": ["below"],
    "less": ["below"], "lower": ["below"], "more": ["above"], "greater": ["above"], "higher": ["above"],
    "equal": ["is"], "grows": ["rises"], "increases": ["rises"],
    "outlier": ["wild"], "distance": ["next distance", "progress"], "eta": ["time-left"],
    "title": ["scenario"], "name": ["scenario"], "tag": ["tags"], "parameter": ["param"], "let": ["param"],
    "config": ["set"], "given": ["map"], "then": ["expect"], "test": ["scenario"], "assert": ["expect"],
  ]
}
