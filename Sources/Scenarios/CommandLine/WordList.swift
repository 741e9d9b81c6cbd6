import GuidanceCore

/// The vocabulary as a person reads it, for a terminal of 80 columns.
package enum WordList {
  /// The words of all groups, of one, or what is known of one word.
  ///
  /// - Parameter group: the heading of a group, `config` for the names that `set` takes, or a word; nil = all groups.
  /// - Throws: ``UsageError`` that offers the nearest heading or word.
  package static func text(of group: String?) throws(UsageError) -> String {
    guard let group else { return (VocabularyGroup.allCases.map(text) + [config]).joined(separator: "\n\n") }
    if group == "config" { return config }
    if let known = VocabularyGroup(rawValue: group) { return text(known) }
    let found = VocabularyGroup.allCases.compactMap { rows(in: $0, naming: group) } + settings(naming: group)
    if !found.isEmpty { return found.joined(separator: "\n\n") }
    let words = VocabularyGroup.allCases.flatMap(Vocabulary.words)
    throw UsageError(
      "there is no list of words and no word `\(group)`", nearest: group,
      among: VocabularyGroup.allCases.map(\.rawValue) + ["config"] + words)
  }

  /// The rows of a group in whose form a word stands.
  private static func rows(in group: VocabularyGroup, naming word: String) -> String? {
    let found = Vocabulary.entries(of: group).filter { entry in
      let text = entry.form + " " + entry.sentence.filter { $0 != "`" }
      return entry.word == word || text.split { !$0.isWordPart }.contains { $0 == word }
    }
    if found.isEmpty { return nil }
    return ([group.rawValue.uppercased()] + found.map { row($0.form, $0.sentence) }).joined(separator: "\n")
  }

  private static func settings(naming word: String) -> [String] {
    ConfigurationName.allCases.filter { $0.rawValue == word }.map { "CONFIG\n" + setting($0) }
  }

  private static func text(_ group: VocabularyGroup) -> String {
    ([group.rawValue.uppercased()] + Vocabulary.entries(of: group).map { row($0.form, $0.sentence) })
      .joined(separator: "\n")
  }

  private static var config: String {
    (["CONFIG (what `set` takes, with the usual values)"] + ConfigurationName.allCases.map(setting))
      .joined(separator: "\n")
  }

  private static func setting(_ name: ConfigurationName) -> String {
    row(name.rawValue, name.summary + " (\(name.usualWords))")
  }

  private static func row(_ form: String, _ sentence: String) -> String {
    form.count <= 26 ? "  " + form.rightPadded(28) + sentence : "  \(form)\n" + "".rightPadded(30) + sentence
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "-" }
}
