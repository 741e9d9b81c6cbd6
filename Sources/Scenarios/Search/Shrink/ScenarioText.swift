/// The canonical text of a scenario, taken apart into its header and its sections.
struct ScenarioText: Sendable, Equatable {
  /// The title and the lines below it.
  var header: [String]
  /// The sections in their order.
  var sections: [Part]

  /// One section.
  struct Part: Sendable, Equatable {
    /// Its first line.
    var head: String
    /// Its lines, without indentation.
    var lines: [String]

    /// Whether it holds expectations.
    var isExpect: Bool { head == "expect" }
    /// Whether it draws the road or the drive.
    var isRoad: Bool { ["map", "route", "drive", "walk", "ride"].contains { head.hasPrefix($0) } }
  }

  /// Takes a scenario apart; comments are left out.
  init(_ scenario: Scenario) {
    header = []
    sections = []
    for line in ScenarioPrinter.text(of: scenario).split(separator: "\n", omittingEmptySubsequences: false) {
      let body = line.drop { $0 == " " }
      if body.hasPrefix("#") { continue }
      if line.hasPrefix("  ") || (line.isEmpty && isInDrawing) {
        // The lines of a drawing keep what stands before them.
        if !sections.isEmpty { sections[sections.count - 1].lines.append(String(line.dropFirst(2))) }
      } else if !line.isEmpty, sections.isEmpty, Self.headerWords.contains(where: { line.hasPrefix($0 + " ") }) {
        header.append(String(line))
      } else if !line.isEmpty {
        sections.append(Part(head: String(line), lines: []))
      }
    }
    for index in sections.indices { while sections[index].lines.last == "" { sections[index].lines.removeLast() } }
  }

  private static let headerWords = [
    "scenario", "report", "tags", "seed", "schedule", "origin", "limit", "use", "param", "set", "laws",
  ]

  private var isInDrawing: Bool { sections.last?.head.hasPrefix("map") ?? false }

  /// The text.
  var whole: String {
    var lines = header
    for section in sections {
      lines += ["", section.head] + section.lines.map { $0.isEmpty ? "" : "  " + $0 }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// How much there is to read: characters and figures, lines above all.
  var weight: Int { whole.reduce(0) { $0 + ($1 == "\n" ? 1000 : $1.isNumber ? 3 : 1) } + figures }

  /// What makes small figures lighter than large ones of the same length.
  private var figures: Int {
    sections.filter { !$0.isExpect }.flatMap { [$0.head] + $0.lines }.reduce(0) { sum, line in
      sum + line.reduce(0) { $0 + ($1.wholeNumberValue ?? 0) }
    }
  }
}
