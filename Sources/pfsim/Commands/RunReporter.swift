import Foundation
import Scenarios

/// Writes what became of runs: lines as they come, and the asked documents at the end.
struct RunReporter {
  private let format: RunFormat
  private let output: String?
  private let pagePath: String?
  private let isQuiet: Bool
  private let isVerbose: Bool
  private let isAudited: Bool
  private let isColored: Bool
  private var text = ""
  private var records: [RunRecord] = []
  private var page = RunPage()
  private var counts = RunCounts()

  init(_ arguments: ParsedArguments) throws(UsageError) {
    format = arguments.value("--format").flatMap(RunFormat.init) ?? .text
    output = arguments.value("--output")
    pagePath = arguments.value("--report")
    isQuiet = arguments.has("--quiet")
    isVerbose = arguments.has("--verbose")
    isAudited = arguments.has("--audit")
    isColored = Terminal.isColored(STDOUT_FILENO)
  }

  /// Whether nothing was run.
  var isEmpty: Bool { counts == RunCounts() }

  /// What the tool ends with: the worst of all.
  var status: Status {
    if counts.wrong > 0 { return .wrongInput }
    if counts.undecided > 0 { return .undecided }
    return counts.failed > 0 ? .failed : .held
  }

  /// Takes a run that is over.
  mutating func add(_ result: RunResult, of file: ScenarioFile, wallSeconds: Double) {
    var record = RunRecord(result, source: file.source, wallSeconds: wallSeconds)
    if isAudited { record.audit = DriveAudit(result.journal) }
    counts.count(record.outcome)
    if pagePath != nil { page.add(result, source: file.source) }
    show(result, record)
    keep(record)
  }

  /// Takes a scenario that cannot be run.
  mutating func add(wrong file: ScenarioFile, _ diagnostics: Diagnostics) {
    let title = file.scenario?.title.content.literal ?? file.path
    let record = RunRecord(wrong: file.path, title: title, diagnostics: diagnostics, source: file.source)
    counts.count(.wrong)
    if pagePath != nil { page.add(broken: file.path, complaints: record.words.joined(separator: "\n")) }
    line("✗ \(file.path): cannot be run", isGood: false)
    keep(record)
  }

  /// Writes the summary and the documents.
  func finish() throws {
    let document = format == .text ? text + counts.line + "\n" : format.document(records)
    if showsText { Output.result(counts.line) }
    if let output {
      try FileBytes.write(document.utf8, to: output)
      Output.complaint("wrote \(output)")
    } else if format != .text {
      Output.raw(document)
    }
    if let pagePath {
      try FileBytes.write(page.html.utf8, to: pagePath)
      Output.complaint("wrote \(pagePath)")
    }
    if format == .github { try addStepSummary() }
  }

  /// A GitHub workflow shows what is appended to this file below its step.
  private func addStepSummary() throws {
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let before = FileManager.default.fileExists(atPath: path) ? try FileBytes.read(path) : []
    try FileBytes.write(before + Array(GitHubReport.summary(records).utf8), to: path)
  }

  /// Whether people read along: a document on standard output stands there alone, but for GitHub's log.
  private var showsText: Bool { format == .text || output != nil }

  private mutating func keep(_ record: RunRecord) {
    if format != .text { records.append(record) }
  }

  private mutating func show(_ result: RunResult, _ record: RunRecord) {
    let isHeld = record.outcome == .held
    if isHeld && isQuiet { return }
    line("\(isHeld ? "✓" : "✗") \(record.path): \(record.title)", isGood: isHeld)
    let schedule = result.run.plan.schedule
    if !schedule.isFIFO { line("    schedule \(schedule): it had \(result.journal.choices) choices") }
    if isVerbose {
      for verdict in result.verdicts {
        let margin = verdict.margin.map { " (margin \($0))" } ?? ""
        line("    \(verdict.passes ? "✓" : "✗") \(verdict.text)\(margin)", isGood: verdict.passes)
      }
      for law in result.laws { if let note = Self.note(law) { line("    - law \(note)") } }
    }
    for verdict in result.verdicts where verdict.isOnTheEdge && verdict.passes {
      line("    on the edge, line \(verdict.span.line): \(verdict.text)")
    }
    if let audit = record.audit { line(AuditTable.lines(audit).joined(separator: "\n")) }
    if !isHeld { line(record.words.joined(separator: "\n") + "\n") }
  }

  /// What is worth a word of a law that did not simply hold.
  private static func note(_ result: LawResult) -> String? {
    if let reason = result.suspension { return "\(result.law.name) suspended: \(reason)" }
    if case .skipped(let reason) = result.verdict { return "\(result.law.name) skipped: \(reason)" }
    return nil
  }

  /// A line for people: shown where they read along, and kept for the file.
  private mutating func line(_ words: String, isGood: Bool? = nil) {
    text += words + "\n"
    guard showsText || format == .github else { return }
    guard let isGood, isColored, let mark = words.firstIndex(where: { $0 == "✓" || $0 == "✗" }) else {
      return Output.result(words)
    }
    let painted = Terminal.painted(String(words[mark]), isGood ? .green : .red)
    Output.result(words[..<mark] + painted + words[words.index(after: mark)...])
  }
}
