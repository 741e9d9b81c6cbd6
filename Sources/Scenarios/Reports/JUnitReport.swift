/// The outcome of many runs as JUnit's XML, as GitHub, GitLab and Jenkins read it.
///
/// A file is a suite, a run a case: what did not hold is a `failure`, what could not be run or decided an `error`.
enum JUnitReport {
  /// The document; ends with a line end.
  static func document(_ records: [RunRecord]) -> String {
    var suites: [(path: String, records: [RunRecord])] = []
    for record in records {
      if suites.last?.path == record.path {
        suites[suites.count - 1].records.append(record)
      } else {
        suites.append((record.path, [record]))
      }
    }
    let lines =
      ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"pfsim\" \(counts(records))>"]
      + suites.flatMap { suite($0.path, $0.records) } + ["</testsuites>", ""]
    return lines.joined(separator: "\n")
  }

  private static func suite(_ path: String, _ records: [RunRecord]) -> [String] {
    ["  <testsuite name=\"\(Markup.attribute(path))\" \(counts(records))>"] + records.flatMap(testCase)
      + ["  </testsuite>"]
  }

  private static func counts(_ records: [RunRecord]) -> String {
    let failures = records.count { $0.outcome == .failed }
    let errors = records.count { $0.outcome == .undecided || $0.outcome == .wrong }
    let seconds = records.reduce(0) { $0 + ($1.wallSeconds ?? 0) }
    return "tests=\"\(records.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\" "
      + "time=\"\(time(seconds))\""
  }

  private static func testCase(_ record: RunRecord) -> [String] {
    var attributes = [
      "name=\"\(Markup.attribute(record.name))\"", "classname=\"\(Markup.attribute(className(record.path)))\"",
      "time=\"\(time(record.wallSeconds ?? 0))\"", "file=\"\(Markup.attribute(record.path))\"",
    ]
    if let line = record.failures.first(where: { $0.line > 0 })?.line { attributes.append("line=\"\(line)\"") }
    let head = "    <testcase " + attributes.joined(separator: " ")
    guard record.outcome != .held else { return [head + "/>"] }
    let element = record.outcome == .failed ? "failure" : "error"
    let message = record.failures.map { "\($0.what): \($0.message)" }.joined(separator: "; ")
    let type = record.failures.first?.kind ?? record.outcome.rawValue
    return [
      head + ">", "      <\(element) message=\"\(Markup.attribute(message))\" type=\"\(Markup.attribute(type))\">",
      Markup.text((record.words + repeats(record)).joined(separator: "\n")), "      </\(element)>", "    </testcase>",
    ]
  }

  /// The words of a run name its command already.
  private static func repeats(_ record: RunRecord) -> [String] {
    record.outcome == .wrong ? ["  repeat: \(record.command)"] : []
  }

  /// A path as a class: folders become packages, which readers show as a tree.
  static func className(_ path: String) -> String {
    var parts = path.split(separator: "/").map(String.init).filter { $0 != "." && $0 != ".." }
    if let last = parts.popLast() {
      parts.append(last.hasSuffix(ScenarioFinder.ending) ? String(last.dropLast(ScenarioFinder.ending.count)) : last)
    }
    return parts.map { $0.replacing(".", with: "_") }.joined(separator: ".")
  }

  private static func time(_ seconds: Double) -> String { WrittenNumber.rounded(max(0, seconds), decimals: 3) }
}
