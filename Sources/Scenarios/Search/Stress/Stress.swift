import GuidanceCore
import SimWorld

/// Plays one run under many schedules, latencies and failures, and looks whether what the trip does depends on them.
package struct Stress: Sendable {
  /// The run.
  package var run: ScenarioRun
  /// What is wrong with the world; nil = nothing.
  package var mutant: Mutant?
  /// Who plays.
  package var cast = Cast.own
  /// How many schedules of each kind.
  package var schedules = 50
  /// Where the schedules' luck begins.
  package var seed: UInt64 = 1
  /// How many threads.
  package var jobs = 1

  /// Makes a stress of one run.
  package init(_ run: ScenarioRun) { self.run = run }

  /// What the provider does in a cell of the table.
  package struct Weather: Sendable, Hashable {
    /// Seconds from request to answer; nil = as the scenario says.
    package var latency: Double?
    /// How it answers.
    package var failure: Failure

    /// How a provider answers.
    package enum Failure: String, Sendable, CaseIterable {
      /// As the scenario says.
      case asWritten = "as written"
      /// The first request fails.
      case firstFails = "first fails"
      /// Every request fails.
      case allFail = "all fail"
      /// Nothing is answered.
      case silence = "never answers"
      /// The allowance is used up.
      case quota
    }

    /// As the scenario says.
    package static let asWritten = Weather(latency: nil, failure: .asWritten)

    /// All cells, the scenario's own first.
    static let all: [Weather] = Failure.allCases.flatMap { failure in
      [nil, 0, 3, 29, 31].map { Weather(latency: $0, failure: failure) }
    }
  }

  /// Plays everything.
  package func play() -> StressReport {
    let drawn = (0..<UInt64(schedules)).flatMap { number -> [Schedule] in
      [.random(seed: seed &+ number), .pct(seed: seed &+ number)]
    }
    // The scenario's own weather is looked at closely; in the others a fifth of the schedules has to do.
    let few = [Schedule.fifo] + drawn.prefix(max(2, drawn.count / 5))
    var report = StressReport(name: run.name)
    for weather in Weather.all {
      let schedules = weather == .asWritten ? [.fifo] + drawn : Array(few)
      let runs = Workers.map(schedules, jobs: jobs) { schedule in
        StressRun(play(weather, schedule).journal, schedule, run)
      }
      report.take(weather, runs.compactMap { $0 })
    }
    report.turn = turningPick(among: drawn)
    return report
  }

  /// Plays the world of a weather and a schedule, or one that forces its picks.
  private func play(
    _ weather: Weather, _ schedule: Schedule, forcing picks: [Int]? = nil
  ) -> (journal: Journal, picks: [SchedulePick]) {
    var plan = run.plan
    plan.schedule = schedule
    if schedule.isFIFO { plan.explores = true }
    for index in plan.providers.indices { plan.providers[index].apply(weather) }
    return cast.play { parts in
      var world = World(mutant?.plan(plan) ?? plan, parts: mutant?.parts(parts) ?? parts)
      world.forcedPicks = picks
      return world.runKeepingPicks()
    }
  }

  // MARK: The pick that decides

  /// The first pick of a schedule whose change alone changes what the trip does; nil where no schedule does.
  private func turningPick(among schedules: [Schedule]) -> TurningPick? {
    let plain = outcome(forcing: [])
    for schedule in schedules {
      let (journal, picks) = play(.asWritten, schedule)
      if StressRun.guidance(of: journal) == plain { continue }
      let indices = picks.map(\.index)
      // As many picks as this change nothing, as many as that change something; the gap is halved until it is one pick.
      var low = 0
      var high = indices.count
      if outcome(forcing: indices) == plain { continue }
      while high - low > 1 {
        let middle = (low + high) / 2
        if outcome(forcing: Array(indices[..<middle])) == plain { low = middle } else { high = middle }
      }
      let changed = outcome(forcing: Array(indices[..<high]))
      let first = zip(plain + [""], changed + [""]).first { $0 != $1 }
      return TurningPick(
        schedule: schedule, number: high, pick: picks[high - 1], before: first?.0 ?? "", after: first?.1 ?? "")
    }
    return nil
  }

  private func outcome(forcing picks: [Int]) -> [String] {
    StressRun.guidance(of: play(.asWritten, .random(seed: seed), forcing: picks).journal)
  }
}

/// The pick that decides what a trip does.
package struct TurningPick: Sendable {
  /// The schedule that it was found in.
  package var schedule: Schedule
  /// Its number, from 1.
  package var number: Int
  /// The pick.
  package var pick: SchedulePick
  /// The first event that changes, as it is without the pick.
  package var before: String
  /// And with it.
  package var after: String
}

extension ProviderPlan {
  /// Takes on a weather.
  fileprivate mutating func apply(_ weather: Stress.Weather) {
    if let latency = weather.latency {
      self.latency = latency...latency
      for index in script.indices { script[index].after = nil }
    }
    switch weather.failure {
    case .asWritten: break
    case .firstFails: script = [ScriptedAnswer(request: 1, action: .fails(.unavailable))]
    case .allFail: (script, otherwise) = ([], .fails(.unavailable))
    case .silence: (script, otherwise) = ([], .neverAnswers)
    case .quota: (script, otherwise) = ([], .fails(.quota))
    }
  }
}
