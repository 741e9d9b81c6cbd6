import Scenarios
import SimWorld

/// `pfsim audit`: how far ahead each maneuver was announced.
enum AuditCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    let mutant = try arguments.mutant()
    let engine = try arguments.engine()
    let jobs = try arguments.jobs()
    let seeds = try arguments.number("--seeds", atLeast: 1).map { Int(clamping: $0) }
    var audit = Audit(arguments)
    for path in try RunArguments.files(arguments) {
      let file = try ScenarioFile(path: path)
      let options = try arguments.runOptions()
      let resolution = file.resolve(options)
      Complaints.show(resolution.diagnostics, of: [file])
      if resolution.diagnostics.hasErrors {
        audit.status = .wrongInput
        continue
      }
      for run in resolution.runs {
        let played = Workers.map(Array(0..<UInt64(seeds ?? 1)), jobs: jobs) { number -> AuditedRun? in
          var named = options
          named.seed = run.name.seed &+ number
          named.caseNumber = run.name.caseNumber ?? options.caseNumber
          guard let run = file.resolve(named).runs.first else { return nil }
          return AuditedRun(run.journal(under: mutant, with: engine?.cast ?? .own), run.name)
        }
        try engine?.mustExist()
        audit.add(played.compactMap { $0 ?? nil }, of: run.name, seeds: seeds)
      }
    }
    try audit.finish()
    return audit.status
  }
}

/// One run that was audited.
private struct AuditedRun: Sendable {
  let name: RunName
  let audit: DriveAudit
  let outcome: RunOutcome
  /// What broke, each as a sentence.
  let findings: [String]

  init(_ journal: Journal, _ name: RunName) {
    self.name = name
    audit = DriveAudit(journal)
    outcome = journal.outcome
    findings = journal.findings
  }
}

/// What is shown and kept of the audits of one call.
private struct Audit {
  var status = Status.held

  private let isJSON: Bool
  private let output: String?
  private var report = AuditReport()
  private var lines: [String] = []

  init(_ arguments: ParsedArguments) {
    isJSON = arguments.value("--format") == "json"
    output = arguments.value("--output")
  }

  /// Takes the runs of one scenario, a seed each.
  mutating func add(_ runs: [AuditedRun], of name: RunName, seeds: Int?) {
    for run in runs {
      report.add(run.audit, of: run.name, run.outcome, findings: run.findings)
      for finding in run.findings { Output.complaint("\(name.path): \(finding)") }
      if case .limit(let limit) = run.outcome {
        Output.complaint("\(name.path): the limit of \(limit) was reached")
        status = Status.worse(status, .undecided)
      }
      if !run.findings.isEmpty { status = Status.worse(status, .failed) }
    }
    var table: [String] = []
    if let seeds {
      let summaries = LeadSummary.all(runs.map(\.audit))
      report.add(summaries, of: name, seeds: seeds)
      table = AuditTable.lines(summaries)
    } else {
      table = runs.flatMap { AuditTable.lines($0.audit) }
    }
    if isJSON { return }
    let head = "\(name.path): \(name.title)" + (seeds.map { ", \($0) seeds from \(name.seed)" } ?? "")
    let text = [head] + table + [""]
    lines += text
    if output == nil { Output.result(text.joined(separator: "\n")) }
  }

  /// Writes what was to be written at the end.
  func finish() throws {
    let document = isJSON ? report.document : lines.joined(separator: "\n") + "\n"
    if let output {
      try FileBytes.write(document.utf8, to: output)
      Output.complaint("wrote \(output)")
    } else if isJSON {
      Output.raw(document)
    }
  }
}

extension Status {
  /// The one that tells more: wrong input, then a limit, then a failure.
  fileprivate static func worse(_ a: Status, _ b: Status) -> Status {
    let order: [Status] = [.wrongInput, .undecided, .failed, .held]
    return order.first { $0 == a || $0 == b } ?? a
  }
}
