import Foundation
import Scenarios

/// `pfsim fuzz`: looks for runs that break a law.
enum FuzzCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    guard var search = try self.search(arguments) else { return .wrongInput }
    search.seed = try arguments.number("--seed") ?? 1
    search.jobs = try arguments.jobs()
    search.mutant = try arguments.mutant()
    let engine = try arguments.engine()
    search.cast = engine?.cast ?? .own
    if let text = arguments.value("--shard") {
      guard let shard = Fuzz.Shard(text) else {
        throw UsageError("`--shard` takes I/N, found `\(text)`", help: "for instance `--shard 1/4`")
      }
      search.shard = shard
    }
    if let number = try arguments.number("--show") { return show(Int(clamping: number), of: search) }
    let isJSON = arguments.value("--format") == "json"
    let corpus = arguments.value("--corpus").map { CorpusFolder($0) }
    let end = try FuzzEnd(arguments)
    Output.complaint(head(search, end))
    let known = try corpus.map { try KnownFailures($0, search) }
    try engine?.mustExist()
    if let known, !isJSON { Output.result(known.lines.joined(separator: "\n")) }

    let begin = processSeconds()
    var report = FuzzReport()
    var firstAt: Double?
    Interrupt.listen()
    while report.next < end.runs, !end.isOver() {
      search.play(32 * search.jobs, into: &report, limit: end.runs, isOver: end.isOver)
      try engine?.mustExist()
      if firstAt == nil, !report.findings.isEmpty { firstAt = processSeconds() - begin }
      SearchProgress.show("\(report.runCount) runs, \(report.findings.count) kinds of failures")
      if arguments.has("--first"), firstAt != nil { break }
    }
    SearchProgress.clear()
    let summary = try FuzzSummary(report, search, corpus, seconds: processSeconds() - begin, firstAt: firstAt)
    Output.result((isJSON ? summary.jsonLines : summary.lines).joined(separator: "\n"))
    return report.findings.isEmpty && known?.stillFailing ?? 0 == 0 ? .held : .failed
  }

  /// What is searched; nil where a scenario cannot be run, after having said why.
  private static func search(_ arguments: ParsedArguments) throws -> Fuzz? {
    if arguments.has("--worlds") || arguments.operands.isEmpty { return Fuzz(.worlds) }
    var bases: [FuzzBase] = []
    for path in try RunArguments.files(arguments) {
      let file = try ScenarioFile(path: path)
      let resolution = file.resolve()
      if resolution.diagnostics.hasErrors {
        Complaints.show(resolution.diagnostics, of: [file])
        return nil
      }
      guard let scenario = file.scenario else { continue }
      for run in resolution.runs { bases.append(FuzzBase(scenario, run, files: file.surroundings)) }
    }
    return Fuzz(.variations(bases))
  }

  private static func show(_ number: Int, of search: Fuzz) -> Status {
    guard let drawn = search.source.draw(number, seed: search.seed) else {
      Output.complaint("run \(number) makes no scenario that can be run")
      return .undecided
    }
    Output.result(String(ScenarioPrinter.text(of: drawn.scenario).dropLast()))
    return .held
  }

  private static func head(_ search: Fuzz, _ end: FuzzEnd) -> String {
    let shard = search.shard.count > 1 ? ", shard \(search.shard.number)/\(search.shard.count)" : ""
    let mutant = search.mutant.map { ", mutant \($0.name)" } ?? ""
    return "fuzz: seed \(search.seed), \(end.words), \(search.jobs) jobs\(shard)\(mutant)"
  }
}

/// When a search is over: after so many runs, after so long, or when the person says so.
struct FuzzEnd {
  /// Numbers of runs are below this.
  let runs: Int
  private let deadline: Date?
  /// The bounds as the head names them.
  let words: String

  init(_ arguments: ParsedArguments) throws {
    let given = try arguments.number("--runs", atLeast: 1).map { Int(clamping: $0) }
    let time = try arguments.seconds("--for")
    runs = given ?? (time == nil ? 1000 : .max)
    deadline = time.map { Date(timeIntervalSinceNow: $0) }
    words = [given.map { "\($0) runs" }, time.map { "\($0) s" }].compactMap { $0 }.joined(separator: ", ")
  }

  /// Whether time is up, or the person stopped it.
  var isOver: @Sendable () -> Bool {
    let deadline = deadline
    return { Interrupt.hasCome || deadline.map { Date() >= $0 } ?? false }
  }
}

/// What lies in a corpus from earlier searches, run again.
struct KnownFailures {
  /// How many still fail.
  private(set) var stillFailing = 0
  /// A line each, and one of the counts.
  private(set) var lines: [String] = []

  init(_ corpus: CorpusFolder, _ search: Fuzz) throws {
    let files = try corpus.files()
    for file in files {
      let failures = file.resolve().runs.flatMap { $0.execute(under: search.mutant, with: search.cast).failureIDs }
      if failures.isEmpty { continue }
      stillFailing += 1
      lines.append("known: \(file.path): \(failures[0]) fails")
    }
    lines.append("corpus: \(stillFailing) of \(files.count) known failures fail")
  }
}
