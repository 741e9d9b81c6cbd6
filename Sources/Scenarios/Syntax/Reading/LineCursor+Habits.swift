import GuidanceCore

/// Advice for words and signs that people bring along from elsewhere.
extension LineCursor {
  /// Words that stand where the language has another one.
  private static let joints: Set<String> = ["and", "from", "in", "of", "on", "since", "than", "till", "until"]

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  /// What to write instead of the present token; nil where it is no such habit.
  ///
  /// - Parameter wanted: what would fit; nil = the end of the line.
  func habit(_ wanted: String?) -> String? {
    switch kind {
    case .sign(.comma)? where wanted == nil || word(ahead: 1) != nil: "leave the comma out"
    case .sign(.colon)? where kind(ahead: 1) == nil: "leave the colon out"
    case .word(let word)?: habit(of: word, wanted)
    default: nil
    }
  }

  private func habit(of word: String, _ wanted: String?) -> String? {
    if let number = Self.ordinals.firstIndex(of: word.lowercased()) { return "write `\((number + 1).ordinal)`" }
    if word == "with" { return "leave `with` out" }
    if wanted == "an angle", case .compass(let bearing)? = DirectionWord(rawValue: word)?.direction {
      return "write `\(NumberText.text(bearing)) deg`"
    }
    if wanted == nil, index > 0, case .time(let instant) = line.tokens[index - 1].kind, word == "after" {
      return "a length of time has a unit: write `\(NumberText.text(instant.seconds)) s after`"
    }
    guard let wanted, wanted.isOneWord else { return nil }
    if word == "for", wanted == "`to`" { return "a span names its end: write `to` and a time or a place" }
    return Self.joints.contains(word) ? "write \(wanted)" : nil
  }

  /// Where a line that begins with the present word belongs; nil where no section has one, or several have.
  var otherSection: String? {
    guard let word else { return nil }
    let homes = SectionWord.allCases.filter { other in
      guard let group = other.group, other == other.slot else { return false }
      return Vocabulary.words(of: group).contains(word) || group == .expect && isEvent(ahead: 0)
    }
    return homes.count == 1 ? "`\(word.shortened)` begins a line of `\(homes[0].rawValue)`" : nil
  }
}

extension String {
  /// Whether it stands for one word: `` `to` ``.
  fileprivate var isOneWord: Bool {
    count > 2 && hasPrefix("`") && hasSuffix("`") && dropFirst().dropLast().allSatisfy { $0.isLetter }
  }
}
