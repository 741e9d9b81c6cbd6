import SimWorld

/// Which scenario notices which mutant.
public struct KillTable: Sendable {
  /// A row a mutant.
  public let rows: [Row]
  /// How many runs each mutant was played in.
  public let runCount: Int
  /// The expectations of the one scenario that all runs are of, in its order; nil where there are several.
  package let expectations: [String]?

  /// What became of one mutant.
  public struct Row: Sendable {
    /// The mutant.
    public let mutant: Mutant
    /// The runs that did not hold with it, each with the first thing that failed.
    public let notices: [Notice]

    /// Whether nobody noticed.
    public var isHole: Bool { notices.isEmpty }
    /// How many runs a law noticed it in.
    public var lawCount: Int { notices.count(where: \.isLaw) }
  }

  /// A run that notices a mutant.
  public struct Notice: Sendable, Hashable {
    /// The scenario's path.
    public let path: String
    /// What failed, the laws first.
    public let failures: [FailureID]

    /// The law or the expectation that failed first.
    public var failure: FailureID { failures[0] }
    /// Whether a law failed, whatever else did.
    public var isLaw: Bool { failures.contains { if case .law = $0 { true } else { false } } }
  }

  /// Plays runs with each of some mutants.
  ///
  /// - Parameters:
  ///   - mutants: who is to be noticed.
  ///   - runs: the runs; all of them hold without a mutant.
  ///   - jobs: how many threads work at once; the table is the same with any number.
  public init(_ mutants: [Mutant] = Mutants.all, over runs: [ScenarioRun], jobs: Int = 1) {
    runCount = runs.count
    expectations = Self.expectations(of: runs)
    let pairs = mutants.indices.flatMap { mutant in runs.indices.map { (mutant: mutant, run: $0) } }
    let notices = Workers.map(pairs.map { [$0.mutant, $0.run] }, jobs: jobs) { pair -> Notice? in
      Self.notice(of: mutants[pair[0]], in: runs[pair[1]])
    }
    var found: [[Notice]] = Array(repeating: [], count: mutants.count)
    for (pair, notice) in zip(pairs, notices) {
      if let notice = notice ?? nil { found[pair.mutant].append(notice) }
    }
    rows = zip(mutants, found).map { Row(mutant: $0, notices: $1) }
  }

  /// The mutants that no run notices.
  public var holes: [Mutant] { rows.filter(\.isHole).map(\.mutant) }

  private static func notice(of mutant: Mutant, in run: ScenarioRun) -> Notice? {
    let failures = run.execute(under: mutant).failureIDs
    return failures.isEmpty ? nil : Notice(path: run.name.path, failures: failures)
  }

  private static func expectations(of runs: [ScenarioRun]) -> [String]? {
    guard Set(runs.map(\.name.path)).count == 1 else { return nil }
    var known: Set<String> = []
    return runs.flatMap { $0.execute().verdicts.map(\.text) }.filter { known.insert($0).inserted }
  }

  /// The mutants that make an expectation fail.
  package func breaking(_ expectation: String) -> [Mutant] {
    rows.filter { $0.notices.contains { $0.failures.contains(.expectation(expectation)) } }.map(\.mutant)
  }
}

extension KillTable {
  /// The table for a terminal: a line a mutant, then the holes of a suite; of one scenario the mutants that it notices,
  /// then its expectations.
  package var lines: [String] {
    let shown = expectations == nil ? rows : rows.filter { !$0.isHole }
    let width = (shown.map(\.mutant.name.count).max() ?? 0) + 2
    var lines = ["mutant".rightPadded(width) + "  runs  by law  first that notices"]
    for seat in Mutant.Seat.allCases {
      let here = shown.filter { $0.mutant.seat == seat }
      if here.isEmpty { continue }
      lines += ["", "\(seat.rawValue)"]
      for row in here { lines.append(Self.line(row, width)) }
    }
    let noticed = rows.count - holes.count
    lines += ["", "\(noticed) of \(rows.count) mutants are noticed by \(runCount) runs"]
    return lines + (expectations.map(expectationLines) ?? holeLines)
  }

  private var holeLines: [String] {
    if holes.isEmpty { return [] }
    return ["holes in the suite:"] + holes.map { "  \($0.name): \($0.sentence)" }
  }

  /// A line an expectation: by how many mutants it fails, and the first of them.
  private func expectationLines(_ expectations: [String]) -> [String] {
    ["", "mutants under which each expectation fails:"]
      + expectations.map { expectation in
        let found = breaking(expectation).map(\.name)
        let names = found.prefix(3).joined(separator: ", ") + (found.count > 3 ? ", ..." : "")
        return "\(found.count)".leftPadded(6) + "  \(expectation)" + (found.isEmpty ? "" : ": \(names)")
      }
  }

  private static func line(_ row: Row, _ width: Int) -> String {
    let counts = "\(row.notices.count)".leftPadded(6) + "\(row.lawCount)".leftPadded(8)
    let first = row.notices.first.map { "\($0.path): \($0.failure)" } ?? "nobody notices"
    return row.mutant.name.rightPadded(width) + counts + "  " + first
  }
}
