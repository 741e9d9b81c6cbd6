import GuidanceCore

/// The vocabulary as a person reads it, for a terminal of 80 columns.
package enum WordList {
  /// The words of all groups, or of one.
  ///
  /// - Parameter group: the heading of a group, or `config` for the names that `set` takes; nil = all groups.
  /// - Throws: ``UsageError`` that offers the nearest heading.
  package static func text(of group: String?) throws(UsageError) -> String {
    guard let group else { return (VocabularyGroup.allCases.map(text) + [config]).joined(separator: "\n\n") }
    if group == "config" { return config }
    guard let known = VocabularyGroup(rawValue: group) else {
      throw UsageError(
        "there is no list of words `\(group)`", nearest: group,
        among: VocabularyGroup.allCases.map(\.rawValue) + ["config"])
    }
    return text(known)
  }

  private static func text(_ group: VocabularyGroup) -> String {
    ([group.rawValue.uppercased()] + Vocabulary.entries(of: group).map { row($0.form, $0.sentence) })
      .joined(separator: "\n")
  }

  private static var config: String {
    (["CONFIG (what `set` takes)"] + ConfigurationName.allCases.map { row($0.rawValue, $0.summary) })
      .joined(separator: "\n")
  }

  private static func row(_ form: String, _ sentence: String) -> String {
    form.count <= 26 ? "  " + form.rightPadded(28) + sentence : "  \(form)\n" + "".rightPadded(30) + sentence
  }
}
