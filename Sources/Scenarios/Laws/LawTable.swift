/// The laws as a table for a terminal of 80 columns.
package enum LawTable {
  /// The rows: the name and the rule, and below them the sentence.
  package static var text: String {
    let width = (Laws.all.map(\.name.count).max() ?? 0) + 2
    return Laws.all.map { law in
      law.name.rightPadded(width) + law.rule + "\n" + HelpText.wrapped(law.sentence, indent: "    ")
    }.joined(separator: "\n")
  }
}
