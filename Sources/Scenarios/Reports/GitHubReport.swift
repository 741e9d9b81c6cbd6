/// The outcome of many runs as a GitHub workflow shows it.
public enum GitHubReport {
  /// An annotation for each thing that did not hold, on its line, and a last line with the counts; ends with a line
  /// end.
  static func annotations(_ records: [RunRecord]) -> String {
    var lines: [String] = []
    for record in records where record.outcome != .held {
      for failure in record.failures {
        let place = failure.line > 0 ? ",line=\(failure.line),col=\(failure.column)" : ""
        let message = [
          "\(failure.what): \(failure.message)", failure.moment.map { "at \($0)" }, "repeat: \(record.command)",
        ]
        lines.append(
          "::error file=\(property(record.path))\(place),title=\(property(record.name))::"
            + data(message.compactMap { $0 }.joined(separator: "\n")))
      }
    }
    return (lines + [RunCounts(records).line]).joined(separator: "\n") + "\n"
  }

  /// What the summary of a workflow's step shows: the counts, and a table of what did not hold (Markdown).
  public static func summary(_ records: [RunRecord]) -> String {
    let wrong = records.filter { $0.outcome != .held }
    var lines = ["### pfsim: \(RunCounts(records).line)", ""]
    guard !wrong.isEmpty else { return lines.joined(separator: "\n") }
    lines += ["| scenario | what did not hold | repeat |", "|---|---|---|"]
    for record in wrong {
      let failures = record.failures.map { failure in
        (failure.line > 0 ? "line \(failure.line): " : "") + "`\(cell(failure.what))`: \(cell(failure.message))"
      }
      lines.append("| \(cell(record.name)) | \(failures.joined(separator: "<br>")) | `\(cell(record.command))` |")
    }
    return (lines + [""]).joined(separator: "\n")
  }

  /// A text that cannot leave the cell of a table, nor bring markup into it.
  private static func cell(_ text: String) -> String {
    text.map { character in
      switch character {
      case "|": "\\|"
      case "<": "&lt;"
      case ">": "&gt;"
      case "`": "'"
      case _ where character.isNewline: " "
      default: String(character)
      }
    }.joined()
  }

  /// What the message of a workflow command must escape.
  static func data(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }

  /// What one of its properties must escape besides.
  static func property(_ text: String) -> String {
    data(text).map { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0) }.joined()
  }
}

/// How many runs came out how.
public struct RunCounts: Sendable, Hashable {
  /// Everything held.
  public var held = 0
  /// Something did not.
  public var failed = 0
  /// A limit was reached.
  public var undecided = 0
  /// It could not be run.
  public var wrong = 0

  /// Counts nothing yet.
  public init() {}

  /// Counts records.
  public init(_ records: [RunRecord]) {
    for record in records { count(record.outcome) }
  }

  /// Counts one more.
  public mutating func count(_ outcome: RunRecord.Outcome) {
    switch outcome {
    case .held: held += 1
    case .failed: failed += 1
    case .undecided: undecided += 1
    case .wrong: wrong += 1
    }
  }

  /// The summary in a line.
  public var line: String {
    var parts = ["\(held) held"]
    if failed > 0 { parts.append("\(failed) did not hold") }
    if undecided > 0 { parts.append("\(undecided) undecided") }
    if wrong > 0 { parts.append("\(wrong) cannot be run") }
    return parts.joined(separator: ", ")
  }
}
