import Foundation
import GuidanceCore
import Scenarios

/// `pfsim fuzz`: looks for runs that break a law.
enum FuzzCommand {
  /// So many runs a thread are played before the first look at what they found.
  private static let firstBatch = 32
  /// A batch that takes less is too small, for the threads wait for each other at its end, and one that takes more too
  /// large, for what it found is not kept before; in seconds.
  private static let batchSeconds = 0.25...1

  static func run(_ arguments: ParsedArguments) throws -> Status {
    guard var search = try self.search(arguments) else { return .wrongInput }
    search.seed = try arguments.number("--seed") ?? 1
    search.jobs = try arguments.jobs()
    search.mutant = try arguments.mutant()
    search.shard = try shard(arguments)
    let engine = try arguments.engine()
    search.cast = engine?.cast ?? .own
    if let number = try arguments.number("--show") { return show(Int(clamping: number), of: search) }
    let isJSON = arguments.value("--format") == "json"
    let corpus = arguments.value("--corpus").map { CorpusFolder($0) }
    let end = try FuzzEnd(arguments)
    Interrupt.listen()
    Output.complaint(head(search, end))
    try corpus?.prepare()
    try corpus?.removeDrafts()
    let known = try corpus.map { try KnownFailures($0, search) }
    try engine?.mustExist()
    if let known, !isJSON { Output.result(known.lines.joined(separator: "\n")) }

    let begin = processSeconds()
    let watch = Stopwatch()
    var report = FuzzReport()
    var firstAt: Double?
    var keeper = FuzzKeeper(corpus, search)
    var batch = firstBatch
    while report.next < end.runs, !end.isOver() {
      let before = watch.seconds
      search.play(batch * search.jobs, into: &report, limit: end.runs, isOver: end.isOver)
      let took = watch.seconds - before
      if took < batchSeconds.lowerBound, !arguments.has("--first") { batch *= 2 }
      if took > batchSeconds.upperBound { batch = max(1, batch / 2) }
      try engine?.mustExist()
      if firstAt == nil, !report.findings.isEmpty { firstAt = processSeconds() - begin }
      try keeper.keep(report)
      SearchProgress.show(progress(report, watch.seconds))
      if arguments.has("--first"), firstAt != nil { break }
    }
    SearchProgress.clear()
    let seconds = processSeconds() - begin
    let summary = try FuzzSummary(
      report, search, corpus, source: source(arguments), seconds: seconds, firstAt: firstAt)
    Output.result((isJSON ? summary.jsonLines : summary.lines).joined(separator: "\n"))
    return report.findings.isEmpty && known?.stillFailing ?? 0 == 0 ? .held : .failed
  }

  private static func shard(_ arguments: ParsedArguments) throws -> Fuzz.Shard {
    guard let text = arguments.value("--shard") else { return Fuzz.Shard() }
    if text == "auto" { return try Fuzz.Shard.auto(ProcessInfo.processInfo.environment) }
    guard let shard = Fuzz.Shard(text) else {
      throw UsageError("`--shard` takes I/N or `auto`, found `\(text)`", help: "for instance `--shard 1/4`")
    }
    return shard
  }

  /// What is searched, in words.
  private static func source(_ arguments: ParsedArguments) -> String {
    arguments.has("--worlds") || arguments.operands.isEmpty ? "worlds" : arguments.operands.joined(separator: " ")
  }

  /// How far it has come: runs, rate, failures, the smallest margins.
  private static func progress(_ report: FuzzReport, _ seconds: Double) -> String {
    let rate = seconds > 0 ? Int(Double(report.runCount) / seconds) : 0
    let close = report.closestWords.prefix(2).joined(separator: ", ")
    return "\(report.runCount) runs, \(rate) a second, \(report.findings.count) kinds of failures"
      + (close.isEmpty ? "" : "; closest \(close)")
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
    var report = FuzzReport()
    let isGuided = number >= search.pilotCount && search.learn(into: &report)
    guard let drawn = search.draw(number, isGuided ? report.guidance : nil) else {
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

/// Keeps failures as soon as they are found, as large as they are: whoever stops the tool loses none.
struct FuzzKeeper {
  private let corpus: CorpusFolder?
  private let search: Fuzz
  /// How many lines what was kept of each kind has.
  private var kept: [String: Int] = [:]

  init(_ corpus: CorpusFolder?, _ search: Fuzz) {
    self.corpus = corpus
    self.search = search
  }

  /// Keeps what is new, or smaller than before.
  mutating func keep(_ report: FuzzReport) throws {
    guard let corpus else { return }
    for finding in report.findings where finding.lineCount < kept[finding.family] ?? .max {
      kept[finding.family] = finding.lineCount
      _ = try corpus.save(
        SavedFailure(
          finding.drawn.scenario, finding.failure, mutant: search.mutant, cast: search.cast,
          files: finding.drawn.files, folder: corpus.path))
    }
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
    words = [given.map { "\($0) runs" }, time.map { "\(JSONText.number($0)) s" }].compactMap { $0 }.joined(
      separator: ", ")
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
      let resolution = file.resolve()
      if resolution.diagnostics.hasErrors {
        Complaints.show(resolution.diagnostics, of: [file])
        throw InputError("`\(file.path)` cannot be run", help: "mend it, or take it out of the corpus")
      }
      let failures = resolution.runs.flatMap { $0.execute(under: search.mutant, with: search.cast).failureIDs }
      if failures.isEmpty { continue }
      stillFailing += 1
      let kept = failures.first { file.path.contains("/" + $0.slug) } ?? failures[0]
      lines.append("known: \(file.path): \(kept) fails")
    }
    lines.append("corpus: \(stillFailing) of \(files.count) known failures fail")
  }
}
