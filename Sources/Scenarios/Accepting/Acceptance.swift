import SimWorld

/// What the runs of a scenario showed, written down as what must hold.
///
/// A line that holds stays as it is. One about events that does not is replaced by what happened instead; what nobody
/// had asked for comes below. Each new line tells its margin behind it. No comment is lost.
package struct Acceptance {
  /// The scenario with its new expectations, in canonical form.
  package let text: String
  /// The lines that still do not hold: they speak of readings, and this writes events.
  package let remaining: [Verdict]

  /// Holds the lines of a scenario against its runs, and writes what is missing.
  ///
  /// - Parameters:
  ///   - scenario: the scenario as its author wrote it.
  ///   - results: all its runs, played; at least one.
  ///   - tolerance: how far a moment may move, in seconds; nil = half the time between two fixes.
  package init(_ scenario: Scenario, _ results: [RunResult], tolerance: Double? = nil) {
    var draft = Draft(scenario, results, tolerance ?? Self.usualTolerance(results))
    draft.judge()
    draft.complete()
    remaining = draft.remaining
    text = ScenarioPrinter.text(of: draft.scenario)
  }

  /// Half a period notices an event that comes a fix earlier or later, and nothing finer.
  private static func usualTolerance(_ results: [RunResult]) -> Double {
    Double(results.first?.run.plan.gps.period ?? 1_000_000_000) / 2e9
  }

  /// How far a moment may move, from a text such as `500 ms`.
  ///
  /// - Throws: ``UsageError`` for a text that is no time of zero or more.
  package static func tolerance(_ text: String) throws(UsageError) -> Double {
    if case .success(.quantity(let quantity)) = ParameterText.value(text), quantity.unit.dimension == .time,
      quantity.baseValue >= 0
    {
      return quantity.baseValue
    }
    throw UsageError("`--tolerance` takes a time, found `\(text)`", help: "for instance `--tolerance 500ms`")
  }

  /// Why runs are not worth writing down; nil where they are.
  package static func objection(to result: RunResult) -> InputError? {
    for law in result.brokenLaws {
      guard case .broken(let moment, _, let message) = law.verdict else { continue }
      return InputError(
        "the law `\(law.law.name)` is broken at \(moment.written): \(message)",
        help: "mend what breaks it, or suspend it with `laws off \(law.law.name) because \"...\"`")
    }
    return result.findings.first.map { InputError($0, help: "a run that broke is not worth writing down") }
  }
}

extension Acceptance {
  /// The work on one scenario.
  private struct Draft {
    var scenario: Scenario
    var remaining: [Verdict] = []
    private let checkers: [Checker]
    private var observed: ObservedEvents
    private let old: [Line<Expectation>]
    private var new: [Line<Expectation>] = []
    /// Comments of lines that are gone; they go to the next line that stands.
    private var orphans: [String] = []
    private var written: Set<String> = []

    init(_ scenario: Scenario, _ results: [RunResult], _ tolerance: Double) {
      self.scenario = scenario
      checkers = results.map { Checker($0.run, $0.journal) }
      observed = ObservedEvents(results.first?.journal ?? Journal(), tolerance: tolerance)
      old = scenario.expect?.lines ?? []
    }

    /// Goes through the lines that are there.
    mutating func judge() {
      // What holds is known first: nothing that stands below is written a second time above.
      let verdicts = old.indices.map { index in
        checkers.map { checker in
          let lines = checker.run.expectations
          return checker.verdict(on: lines.indices.contains(index) ? lines[index] : old[index])
        }
      }
      for (index, line) in old.enumerated() where verdicts[index].allSatisfy(\.passes) {
        written.insert(line.content.written)
        if let checker = checkers.first, let resolved = checker.run.expectations.dropFirst(index).first {
          observed.settle(resolved.content, verdicts[index][0], checker)
        }
      }
      for (index, line) in old.enumerated() {
        if verdicts[index].allSatisfy(\.passes) {
          keep(refreshed(line, Self.least(verdicts[index])))
        } else if line.content.speaksOfReadings {
          keep(line)
          remaining += verdicts[index].filter { !$0.passes }.prefix(1)
        } else {
          // A wrong order is nobody's place: which of its events should stand there?
          replace(line, nearest: line.content.isOrder ? nil : verdicts[index].first?.nearest?.entry)
        }
      }
    }

    /// Writes what no line has asked for, and the comments that have no line.
    mutating func complete() {
      for entry in observed.unsettled { if let line = line(for: entry) { keep(line) } }
      for line in observed.counts + observed.absences where written.insert(line.written).inserted {
        if let margin = margin(of: line) { keep(Line(line, comments: Self.note(margin))) }
      }
      scenario.trailingComments = orphans + scenario.trailingComments
      guard !new.isEmpty else { return }
      scenario.expect = Section(
        new, span: scenario.expect?.span ?? .none, comments: scenario.expect?.comments ?? Comments())
    }

    private mutating func keep(_ line: Line<Expectation>) {
      var line = line
      line.comments.above = orphans + line.comments.above
      orphans = []
      new.append(line)
    }

    /// Writes what happened instead of a line, in its place and with its comments.
    private mutating func replace(_ old: Line<Expectation>, nearest: Int?) {
      let other = old.content.recounted(upTo: observed.count) { margin(of: $0) != nil }
      var line = other.flatMap { count -> Line<Expectation>? in
        written.insert(count.written).inserted ? Line(count, comments: Self.note(margin(of: count))) : nil
      }
      if other == nil, let nearest, observed.unsettled.contains(nearest) { line = self.line(for: nearest) }
      guard var line else {
        orphans += old.comments.above + [old.comments.behind].compactMap { $0 }.filter { !Self.isNote($0) }
        return
      }
      line.comments.above = old.comments.above
      if let behind = old.comments.behind, !Self.isNote(behind) { line.comments.behind = behind }
      keep(line)
    }

    /// The most exact line about an entry that holds in every run; nil where none does or it stands already.
    private mutating func line(for entry: Int) -> Line<Expectation>? {
      observed.settle(entry)
      for expectation in observed.lines(about: entry) {
        guard let margin = margin(of: expectation) else { continue }
        return written.insert(expectation.written).inserted
          ? Line(expectation, comments: Self.note(margin)) : nil
      }
      return nil
    }

    /// The least margin of a line in all runs; nil where it does not hold in one.
    private func margin(of expectation: Expectation) -> Margin? {
      let verdicts = checkers.map { $0.verdict(on: Line(expectation)) }
      return verdicts.allSatisfy(\.passes) ? Self.least(verdicts) : nil
    }

    private static func least(_ verdicts: [Verdict]) -> Margin? {
      verdicts.compactMap(\.margin).min { $0.value < $1.value }
    }

    private func refreshed(_ line: Line<Expectation>, _ margin: Margin?) -> Line<Expectation> {
      guard let behind = line.comments.behind, Self.isNote(behind), let margin else { return line }
      var line = line
      line.comments.behind = Self.note(margin).behind
      return line
    }

    private static func note(_ margin: Margin?) -> Comments { Comments(behind: margin.map { "margin \($0)" }) }
    private static func isNote(_ comment: String) -> Bool { comment.hasPrefix("margin ") }
  }
}

extension Expectation {
  /// Whether it speaks of readings rather than of events.
  fileprivate var speaksOfReadings: Bool {
    switch self {
    case .always, .at, .finally: true
    default: false
    }
  }

  /// Whether it speaks of an order.
  fileprivate var isOrder: Bool { if case .order = self { true } else { false } }

  /// A line that counts events, with the number that holds; nil for any other line and where none does.
  fileprivate func recounted(upTo most: Int, holds: (Expectation) -> Bool) -> Expectation? {
    guard case .count(let event, _, _, let span) = self else { return nil }
    return (0...most).lazy.map { .count(event, .exactly, Argument($0), span) }.first(where: holds)
  }
}
