import GuidanceCore
import SimWorld

/// What one run of a stress was like.
package struct StressRun: Sendable {
  /// The schedule.
  package let schedule: Schedule
  /// The guidance events, as texts.
  package let guidance: [String]
  /// The laws that broke; last of all `something broke`, where an engine or a provider did.
  package let brokenLaws: [String]
  /// How often the schedule had a choice.
  package let choices: Int
  /// The most requests that were in flight at once.
  package private(set) var inFlight = 0
  /// The most arrivals of one trip.
  package private(set) var arrivals = 0
  /// The most ends of one trip.
  package private(set) var ends = 0
  /// The least seconds from a failure to the next request.
  package private(set) var spacing: Double?
  /// The requests in order.
  package private(set) var attempts: [Attempt] = []

  /// One request.
  package struct Attempt: Sendable, Equatable {
    /// The trip.
    package var trip: Int
    /// Its number in the trip.
    package var number: Int
    /// When it was asked.
    package var asked: SimInstant
    /// Seconds since the request before it in the stretch was over; nil for the first.
    package var delay: Double?
    /// What became of it; nil where it was still in flight at the end.
    package var outcome: String?
    /// When it was over.
    package var over: SimInstant?
  }

  /// Judges what a world of the run came to by the run's own plan.
  init(_ journal: Journal, _ schedule: Schedule, _ run: ScenarioRun) {
    self.schedule = schedule
    choices = journal.choices
    guidance = Self.guidance(of: journal)
    let laws = Laws.judge(journal, of: run.plan, suspended: run.lawsOff).filter(\.fails).map(\.law.name)
    // Under another latency a drawn answer may not fit where it is asked for: that says nothing of the app.
    let isBroken = !journal.findings.isEmpty && !journal.hasMisfit
    brokenLaws = laws + (isBroken ? [FailureID.broke.description] : [])
    count(journal)
  }

  /// The guidance events of a journal: when, whose, what; those of an instant in the order of their trip's telling.
  static func guidance(of journal: Journal) -> [String] {
    journal.entries.compactMap { entry in
      switch entry.event {
      case .started, .announce, .offRoute, .backOnRoute, .asked, .failed, .rerouted, .arrived, .ended:
        "\(TimeText.text(entry.time)) trip \(entry.trip) \(EventWords.words(of: entry.event))"
      default: nil
      }
    }
  }

  private mutating func count(_ journal: Journal) {
    var open = 0
    var arrivalsOf: [Int: Int] = [:]
    var endsOf: [Int: Int] = [:]
    var last: [Int: SimInstant] = [:]
    for entry in journal.entries {
      let trip = entry.trip
      switch entry.event {
      case .asked(let request):
        open += 1
        inFlight = max(inFlight, open)
        let delay = last[trip].map { $0.seconds(to: entry.time) }
        if let delay { spacing = min(spacing ?? delay, delay) }
        attempts.append(Attempt(trip: trip, number: request.number, asked: entry.time, delay: delay))
      case .failed(let number, let error):
        open -= 1
        last[trip] = entry.time
        settle(trip, number, "failed \(error.rawValue)", entry.time)
      case .cancelled(let number):
        open -= 1
        settle(trip, number, "cancelled", entry.time)
      case .rerouted(let number, _):
        if let number {
          open -= 1
          settle(trip, number, "rerouted", entry.time)
        }
        last[trip] = nil
      case .backOnRoute: last[trip] = nil
      case .arrived:
        arrivalsOf[trip, default: 0] += 1
        arrivals = max(arrivals, arrivalsOf[trip] ?? 0)
      case .ended:
        endsOf[trip, default: 0] += 1
        ends = max(ends, endsOf[trip] ?? 0)
      default: break
      }
    }
  }

  private mutating func settle(_ trip: Int, _ number: Int, _ outcome: String, _ time: SimInstant) {
    guard let index = attempts.lastIndex(where: { $0.trip == trip && $0.number == number }) else { return }
    attempts[index].outcome = outcome
    attempts[index].over = time
  }
}
