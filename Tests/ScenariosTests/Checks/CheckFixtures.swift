import GuidanceCore
import SimWorld

@testable import Scenarios

/// Writes a journal by hand.
struct JournalPad {
  var journal = Journal()

  init(endedAt seconds: Double = 420) {
    journal.endedAt = .seconds(seconds)
    journal.routes = [townRoute]
  }

  /// Adds an event.
  @discardableResult
  mutating func event(_ seconds: Double, _ event: JournalEvent) -> Int {
    journal.entries.append(
      JournalEntry(time: .seconds(seconds), actor: .trip, trip: 1, cause: nil, event: event))
    return journal.entries.count - 1
  }

  /// Adds an announcement.
  mutating func announce(
    _ seconds: Double, _ stage: AnnouncementStage, step: Int, _ words: String, _ distance: Int?, then: String? = nil
  ) {
    event(
      seconds,
      .announce(Announcement(step: step, stage: stage, spokenDistance: distance, instruction: words, then: then)))
  }

  /// Adds a fix that was taken and delivered, and matched where a progress is given.
  mutating func fix(_ taken: Double, delivered: Double? = nil, progress: Double? = nil, refusal: FixRefusal? = nil) {
    let place = Coordinate(latitude: 0.5, longitude: 0.5)
    let delivered = DeliveredFix(
      number: 0, takenAt: .seconds(taken), deliveredAt: .seconds(delivered ?? taken),
      fix: GuidanceFix(coordinate: place, accuracy: 5, time: taken), truth: nil)
    var record = FixRecord(delivered)
    record.progress = progress
    record.matched = progress.map { _ in place }
    record.refusal = refusal
    event(delivered.deliveredAt.seconds, .fix(record))
  }

  /// Adds a reading of the first trip that is changed by `change`.
  mutating func read(_ seconds: Double, trip: Int = 1, _ change: (inout Reading) -> Void) {
    var reading = Reading(time: .seconds(seconds), entries: journal.entries.count, trip: trip)
    reading.route = 0
    reading.phase = .onRoute
    reading.mode = .driving
    change(&reading)
    journal.readings.append(reading)
  }

  /// Adds readings of one figure, a second apart from 0:00.
  mutating func read(_ path: WritableKeyPath<Reading, Double?>, _ values: Double?...) {
    for (second, value) in values.enumerated() { read(Double(second)) { $0[keyPath: path] = value } }
  }
}

/// East 3 km, a turn to the left, north 2 km, arrival.
let townRoute: NavRoute = {
  let places = [(0.5, 0.5), (0.5, 0.527), (0.518, 0.527)].map { Coordinate(latitude: $0.0, longitude: $0.1) }
  guard let line = try? Polyline(places) else { preconditionFailure("the fixture has a line") }
  return NavRoute(
    provider: "sim", mode: .driving, polyline: line,
    steps: [
      NavStep(instruction: "", kind: .depart, distance: 0, maneuverAlong: 0),
      NavStep(instruction: "Turn left", kind: .left, distance: 3000, maneuverAlong: 3000),
      NavStep(instruction: "You arrive", kind: .arrive, distance: 2000, maneuverAlong: 5000),
    ])
}()

/// The verdict on one line of `expect`.
func verdict(
  on line: String, _ pad: JournalPad, places: [Place: PlaceTable.Visit] = [:],
  change: (inout WorldPlan) -> Void = { _ in }
) throws -> Verdict {
  let scenario = try Scenario(parsing: "scenario \"t\"\n\nexpect\n  \(line)\n")
  var plan = WorldPlan(
    routes: [PlannedRoute(route: townRoute)], truth: .recorded([]), limit: pad.journal.endedAt)
  change(&plan)
  let run = ScenarioRun(
    name: RunName(path: "", title: "t"), scenario: scenario, plan: plan, places: PlaceTable(places),
    expectations: scenario.expect?.lines ?? [])
  let verdicts = Checker(run, pad.journal).verdicts
  return verdicts.first ?? Verdict(text: "", outcome: .vacuous("no such line"))
}

extension Verdict {
  /// The whole verdict on one line: outcome, margin, expected, observed, near miss, moment.
  var shown: String {
    let word =
      switch outcome {
      case .held: isOnTheEdge ? "edge" : "held"
      case .failed: "failed"
      case .vacuous: "vacuous"
      }
    let parts: [String?] = [
      word, margin?.description ?? "-", expected, observed,
      nearest.map { "entry \($0.entry): \($0.missedBy)" }, at.map { "@ \($0.written)" },
    ]
    return parts.compactMap { $0 }.joined(separator: " | ")
  }
}

/// A town drive with a detour: what each form of an expectation is tried on.
let detour: JournalPad = {
  var pad = JournalPad()
  pad.event(0, .began(TripFacts(name: nil, mode: .driving, provider: "sim", isFed: false, route: 0)))  // 0
  pad.fix(0)  // 1
  pad.event(0, .started)  // 2
  pad.announce(195, .prepare, step: 1, "Turn left", 290)  // 3
  pad.announce(210, .near, step: 1, "Turn left", 80, then: "You arrive")  // 4
  pad.announce(214, .now, step: 1, "Turn left", nil)  // 5
  pad.event(300, .offRoute(lateral: 40))  // 6
  pad.event(300, .asked(RequestRecord(number: 1, mode: .driving, provider: "sim", origin: origin, course: nil)))  // 7
  pad.event(301, .failed(request: 1, error: .unavailable))  // 8
  pad.event(301, .said(SpeechRecord("No way found")))  // 9
  pad.event(316, .asked(RequestRecord(number: 2, mode: .driving, provider: "sim", origin: origin, course: nil)))  // 10
  pad.event(317, .failed(request: 2, error: .noRoute))  // 11
  pad.event(332, .asked(RequestRecord(number: 3, mode: .driving, provider: "sim", origin: origin, course: nil)))  // 12
  pad.event(334.5, .rerouted(request: 3, route: 1))  // 13
  pad.event(358, .arrived)  // 14
  pad.event(366, .ended(.arrived))  // 15
  return pad
}()

private let origin = Coordinate(latitude: 0.5, longitude: 0.5)
