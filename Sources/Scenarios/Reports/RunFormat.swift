import GuidanceCore

/// The forms in which the outcome of many runs can be written; the raw value is the word of the command line.
public enum RunFormat: String, Sendable, CaseIterable {
  /// For people.
  case text
  /// For programs: one object, see docs/reports.md.
  case json
  /// For continuous integration: JUnit's XML.
  case junit
  /// For test harnesses: Test Anything Protocol 14.
  case tap
  /// For GitHub: annotations on the lines of the files.
  case github

  /// The document of some records; empty for ``text``, which is written run by run.
  public func document(_ records: [RunRecord]) -> String {
    switch self {
    case .text: ""
    case .json: JSONReport.document(records)
    case .junit: JUnitReport.document(records)
    case .tap: TAPReport.document(records)
    case .github: GitHubReport.annotations(records)
    }
  }
}
