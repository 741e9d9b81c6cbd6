import GuidanceCore
import SimWorld

extension Checker {
  /// An event that a `no` line names must be one that could happen: its step and words exist in this run.
  func checkExistence(_ event: EventSyntax) throws(Vacuity) {
    let routes = knownRoutes
    if let step = event.step?.literal {
      let most = max(routes.map { $0.steps.count - 1 }.max() ?? 0, feedManeuvers.count)
      guard step >= 0, step <= most else { throw Vacuity(reason: "no route of this run has a step \(step)") }
    }
    let instructions = routes.flatMap { $0.steps.map(\.instruction) } + feedManeuvers
    for words in [event.kind == .announce ? event.words?.literal : nil, event.then?.literal].compactMap({ $0 })
    where !instructions.contains(words) {
      throw Vacuity(reason: "no maneuver of this run has the words \"\(words)\"")
    }
    if event.kind == .said, let words = event.words?.literal, !canBeSaid(words, instructions) {
      throw Vacuity(reason: "nothing in this run can be said as \"\(words)\"")
    }
  }

  /// The routes that were guided, that the scenario plans, or that its providers answer as they stand.
  private var knownRoutes: [NavRoute] {
    let answered = run.plan.providers.flatMap { $0.script.map(\.action) + [$0.otherwise] }.compactMap { action in
      switch action {
      case .answersRoute(let route): route
      case .answersSketch(let sketch):
        try? sketch.laid(
          from: Coordinate(latitude: 0.5, longitude: 0.5), course: 0, mode: .driving, provider: "sim")
      default: nil
      }
    }
    return journal.routes + run.plan.routes.map(\.route) + answered
  }

  /// The words of the maneuvers that feeds bring themselves.
  private var feedManeuvers: [String] {
    run.plan.feeds.flatMap(\.lines).compactMap { line in
      switch line {
      case .swaps(_, _, let words, _), .says(_, _, let words, _): words ?? ""
      default: nil
      }
    }
  }

  /// Whether the voice could say a line: one of the two fixed lines that trips say, or one with a maneuver's words in it.
  ///
  /// The phrase books know more lines (`New route`); no trip says them.
  private func canBeSaid(_ line: String, _ instructions: [String]) -> Bool {
    let book = (SpokenLanguage(rawValue: run.plan.language) ?? .english).phraseBook
    let fixed: [Utterance] = [.arrived, .noWayFound]
    if fixed.contains(where: { book.line(for: $0) == line }) { return true }
    let isSaid = events.all(.said).contains { index in
      if case .said(let speech) = journal.entries[index].event { speech.words == line } else { false }
    }
    if isSaid { return true }
    // The distance before and the follower behind differ from run to run.
    let lower = line.lowercased()
    return instructions.contains { !$0.isEmpty && lower.contains($0.lowercased()) }
      || (events.all(.cameraAlert).isEmpty == false && lower.contains("camera"))
  }
}
