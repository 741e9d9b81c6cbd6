import GuidanceCore

/// The outcome of many runs in the Test Anything Protocol, version 14.
enum TAPReport {
  /// The document; ends with a line end.
  static func document(_ records: [RunRecord]) -> String {
    var lines = ["TAP version 14", "1..\(records.count)"]
    for (index, record) in records.enumerated() {
      let mark = record.outcome == .held ? "ok" : "not ok"
      lines.append("\(mark) \(index + 1) - \(escaped("\(record.path): \(record.name)"))")
      if record.outcome != .held { lines += block(record) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The facts of a failure as a YAML block; JSON's strings are YAML's too.
  private static func block(_ record: RunRecord) -> [String] {
    var lines = ["  ---", "  outcome: \(record.outcome.rawValue)", "  file: \(JSONText.string(record.path))"]
    if let line = record.failures.first(where: { $0.line > 0 })?.line { lines.append("  line: \(line)") }
    lines.append("  failures:")
    for failure in record.failures {
      lines.append("    - what: \(JSONText.string(failure.what))")
      lines.append("      message: \(JSONText.string(failure.message))")
      if failure.line > 0 { lines.append("      line: \(failure.line)") }
      if let moment = failure.moment { lines.append("      at: \(JSONText.string(moment))") }
    }
    return lines + ["  repeat: \(JSONText.string(record.command))", "  ..."]
  }

  /// A description in which nothing is taken for a directive or a new line.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\\\"
      case "#": "\\#"
      case _ where character.isNewline: " "
      default: String(character)
      }
    }.joined()
  }
}
