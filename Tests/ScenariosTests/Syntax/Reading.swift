import Testing

@testable import Scenarios

/// A text as the reader sees it: what it drew of its mistakes, or nothing.
func complaints(_ text: String, path: String = "a.scenario") -> String {
  let source = SourceText(path: path, text: text)
  return DiagnosticPrinter(sources: [source]).text(Scenario.parse(source).diagnostics)
}

/// The complaints of one line in a section, a row each: line, column and length, name, message and help.
func complaints(in section: String, _ line: String) -> String {
  complaintRows(in: "scenario \"x\"\n\(section)\n  \(line)\n").joined(separator: "\n")
}

/// The complaints of a whole text, each as such a row.
func complaintRows(in text: String) -> [String] {
  Scenario.parse(SourceText(path: "a.scenario", text: text)).diagnostics.items.map { diagnostic in
    let span = diagnostic.span
    return "\(span.line):\(span.column)+\(span.length) \(diagnostic.id): \(diagnostic.message)"
      + (diagnostic.help.map { " > " + $0 } ?? "")
  }
}

/// The canonical form of one line in a section; what is wrong with it where something is.
func canonical(in section: String, _ line: String) -> String {
  let text = "scenario \"x\"\n\n\(section)\n  \(line)\n"
  let (scenario, _) = Scenario.parse(SourceText(path: "a.scenario", text: text))
  guard let scenario else { return complaints(text) }
  return scenario.canonicalText.split(separator: "\n").dropFirst(2).map { String($0.trimmingPrefix("  ")) }
    .joined(separator: "\n")
}
