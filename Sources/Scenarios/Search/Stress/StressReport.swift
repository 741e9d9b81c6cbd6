import SimWorld

/// What a stress came to.
package struct StressReport: Sendable {
  /// The run.
  package let name: RunName
  /// A row a weather.
  package private(set) var rows: [Row] = []
  /// The requests of the scenario as it is written, first in first out.
  package private(set) var staircase: [StressRun.Attempt] = []
  /// The pick that decides what the trip does; nil where none does.
  package internal(set) var turn: TurningPick?
  private var inFlight = 0
  private var arrivals = 0
  private var ends = 0
  private var spacing: Double?
  private var choices = 0

  /// What the runs of one weather were like.
  package struct Row: Sendable {
    /// The weather.
    package var weather: Stress.Weather
    /// How many runs there were.
    package var runs: Int
    /// How many different courses of guidance events they had.
    package var outcomes: Int
    /// The laws that broke, each with the schedule of the first run in which it did.
    package var broken: [(law: String, schedule: Schedule)]
  }

  init(name: RunName) { self.name = name }

  mutating func take(_ weather: Stress.Weather, _ runs: [StressRun]) {
    var outcomes: [[String]] = []
    var broken: [(law: String, schedule: Schedule)] = []
    for run in runs {
      if !outcomes.contains(run.guidance) { outcomes.append(run.guidance) }
      for law in run.brokenLaws where !broken.contains(where: { $0.law == law }) { broken.append((law, run.schedule)) }
      inFlight = max(inFlight, run.inFlight)
      arrivals = max(arrivals, run.arrivals)
      ends = max(ends, run.ends)
      choices = max(choices, run.choices)
      if let least = run.spacing { spacing = min(spacing ?? least, least) }
    }
    rows.append(Row(weather: weather, runs: runs.count, outcomes: outcomes.count, broken: broken))
    if weather == .asWritten { staircase = runs.first { $0.schedule.isFIFO }?.attempts ?? [] }
  }

  /// How many runs there were.
  package var runCount: Int { rows.reduce(0) { $0 + $1.runs } }

  /// Whether no law broke.
  package var holds: Bool { rows.allSatisfy(\.broken.isEmpty) }

  /// Whether guidance events depend on the schedule.
  package var dependsOnSchedule: Bool { turn != nil }

  /// The report for a terminal.
  package var lines: [String] {
    var lines = ["\(name.path.isEmpty ? "" : name.path + ": ")\(name.title)"]
    if !staircase.isEmpty {
      lines += ["  attempt  asked        delay    outcome"]
      for attempt in staircase { lines.append(Self.line(attempt)) }
    }
    lines.append(
      "  smallest spacing \(spacing.map { Self.seconds($0) } ?? "none"); in flight at most \(inFlight); arrivals at most"
        + " \(arrivals) and ends at most \(ends) a trip; choices at most \(choices) a run")
    lines.append("  latency     answers          runs  outcomes  laws broken")
    for row in rows {
      let latency = row.weather.latency.map { Self.seconds($0) } ?? "as written"
      let broken = row.broken.isEmpty ? "none" : row.broken.map(\.law).joined(separator: ", ")
      lines.append(
        "  \(latency.rightPadded(12))\(row.weather.failure.rawValue.rightPadded(15))\("\(row.runs)".leftPadded(6))"
          + "\("\(row.outcomes)".leftPadded(10))  \(broken)")
    }
    return lines + verdictLines
  }

  private var verdictLines: [String] {
    let own = rows.first { $0.weather == .asWritten }
    guard let turn else {
      return ["  guidance events do not depend on the schedule: \(own?.runs ?? 0) schedules, the same events"]
    }
    let lane = turn.pick.lane ?? "a task"
    return [
      "  guidance events depend on the schedule: \(own?.outcomes ?? 0) outcomes of \(own?.runs ?? 0) schedules",
      "  the first pick that decides is pick \(turn.number) of \(turn.schedule) at \(turn.pick.instant.written): \(lane),"
        + " ready as \(turn.pick.index + 1) of \(turn.pick.readyCount)",
      "    without it  \(turn.before.isEmpty ? "nothing more" : turn.before)",
      "    with it     \(turn.after.isEmpty ? "nothing more" : turn.after)",
    ]
  }

  private static func line(_ attempt: StressRun.Attempt) -> String {
    let outcome = attempt.outcome.map { "\($0) at \(attempt.over?.written ?? "")" } ?? "in flight at the end"
    return "  \("\(attempt.number)".rightPadded(9))\(attempt.asked.written.rightPadded(13))"
      + "\((attempt.delay.map { seconds($0) } ?? "-").rightPadded(9))\(outcome)"
      + (attempt.trip > 1 ? "  (trip \(attempt.trip))" : "")
  }

  private static func seconds(_ value: Double) -> String { "\(WrittenNumber.rounded(value, decimals: 3)) s" }
}
