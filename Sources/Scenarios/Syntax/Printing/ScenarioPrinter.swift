import SimWorld

/// Writes a scenario in canonical form, the only one: order, indentation, blank lines, numbers.
public struct ScenarioPrinter {
  private var lines: [String] = []

  /// The canonical text of a scenario, with a line end behind each line.
  public static func text(of scenario: Scenario) -> String {
    var printer = Self()
    printer.headers(scenario)
    printer.roads(scenario)
    printer.sensors(scenario)
    printer.checks(scenario)
    if !scenario.trailingComments.isEmpty { printer.comments(scenario.trailingComments, indented: false, gap: true) }
    return printer.lines.map { $0 + "\n" }.joined()
  }

  // MARK: Sections in their order

  private mutating func headers(_ scenario: Scenario) {
    header(scenario.title) { "scenario " + $0.quoted }
    header(scenario.report) { "report " + $0.quoted }
    header(scenario.tags) { "tags " + $0.map(\.name).joined(separator: ", ") }
    header(scenario.seed) { "seed " + $0.written }
    header(scenario.schedule) { "schedule " + $0.written }
    header(scenario.origin) { "origin " + $0.written }
    header(scenario.limit) { "limit " + $0.written }
    for use in scenario.uses { header(use) { "use " + $0.quoted } }
    for parameter in scenario.parameters { header(parameter) { "param \($0.name) = \($0.value.written)" } }
    for setting in scenario.settings { header(setting) { "set \($0.name.name) = \($0.value.written)" } }
    for law in scenario.lawsOff { header(law) { "laws off \($0.law.name) because \($0.reason.quoted)" } }
  }

  private mutating func roads(_ scenario: Scenario) {
    if let map = scenario.map {
      begin(map.written, map.comments)
      lines += map.drawing.map { "  " + $0 }
      // A blank line ends the drawing.
      if !map.facts.isEmpty, map.file == nil { lines.append("") }
      body(map.facts)
    }
    for route in scenario.routes {
      begin(route.written, route.comments)
      body(route.lines)
    }
    if let drive = scenario.drive {
      begin(drive.written, drive.comments)
      body(drive.lines)
    }
  }

  private mutating func sensors(_ scenario: Scenario) {
    section("gps", scenario.gps)
    section("compass", scenario.compass)
    section("barometer", scenario.barometer)
    for provider in scenario.providers {
      begin(provider.written, provider.comments)
      body(provider.lines)
    }
    for feed in scenario.feeds {
      begin(feed.written, feed.comments)
      body(feed.lines)
    }
  }

  private mutating func checks(_ scenario: Scenario) {
    section("app", scenario.app)
    section("expect", scenario.expect)
    section("vary", scenario.vary)
    guard let cases = scenario.cases else { return }
    begin("cases", cases.comments)
    let names = Line(cases.names.map(\.name), comments: cases.namesComments)
    let rows = cases.rows.map { Line($0.content.map(\.written), comments: $0.comments) }
    let table = [names] + rows
    let widths = (0..<cases.names.count).map { column in
      table.map { $0.content.indices.contains(column) ? DisplayWidth.of($0.content[column]) : 0 }.max() ?? 0
    }
    for row in table { line(Self.row(row.content, widths), row.comments, indented: true) }
  }

  // MARK: Parts

  private static func row(_ cells: [String], _ widths: [Int]) -> String {
    let padded = cells.enumerated().map { column, cell in
      let width = widths.indices.contains(column) ? widths[column] : 0
      return cell + String(repeating: " ", count: max(0, width - DisplayWidth.of(cell)))
    }
    return "| " + padded.joined(separator: " | ") + " |"
  }

  private mutating func header<Content>(_ line: Line<Content>?, _ text: (Content) -> String) {
    guard let line else { return }
    self.line(text(line.content), line.comments, indented: false)
  }

  private mutating func section<Content: CanonicallyWritten>(_ word: String, _ section: Section<Content>?) {
    guard let section else { return }
    begin(word, section.comments)
    body(section.lines)
  }

  private mutating func begin(_ header: String, _ comments: Comments) {
    lines.append("")
    line(header, comments, indented: false)
  }

  private mutating func body<Content: CanonicallyWritten>(_ body: [Line<Content>]) {
    for item in body { line(item.content.written, item.comments, indented: true) }
  }

  private mutating func line(_ text: String, _ comments: Comments, indented: Bool) {
    self.comments(comments.above, indented: indented, gap: false)
    let behind = comments.behind.map { "  " + Self.comment($0) } ?? ""
    lines.append((indented ? "  " : "") + text + behind)
  }

  private mutating func comments(_ comments: [String], indented: Bool, gap: Bool) {
    if gap { lines.append("") }
    lines += comments.map { (indented ? "  " : "") + Self.comment($0) }
  }

  private static func comment(_ text: String) -> String {
    let flat = String(text.map { $0.isNewline ? " " : $0 })
    return flat.isEmpty ? "#" : "# " + flat
  }
}

extension Scenario {
  /// The canonical text.
  public var canonicalText: String { ScenarioPrinter.text(of: self) }
}

extension Schedule {
  /// `random 7`.
  var written: String {
    switch self {
    case .fifo: "fifo"
    case .random(let seed): "random \(seed)"
    case .pct(let seed): "pct \(seed)"
    }
  }
}
