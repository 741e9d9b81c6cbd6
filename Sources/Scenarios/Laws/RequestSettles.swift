import GuidanceCore
import SimWorld

extension Law {
  /// Nobody waits for ever.
  static let requestSettles = Law(
    "request-settles", of: "rerouting",
    "every request ends in its time, and while off route one is in flight, about to go out, or given up for good"
  ) { input throws(LawBreach) in
    var narrowest = NarrowestMargin()
    for trip in input.trips where !trip.facts.isFed {
      var state = AskingState(input.tripConfig)
      for entry in trip.events {
        try state.check(before: entry, at: input.time(entry))
        if let left = state.take(input.event(entry), entry, at: input.time(entry)) { narrowest.take(left, .seconds) }
      }
      try state.check(before: nil, at: input.end)
    }
    return .held(margin: narrowest.margin)
  }
}

/// What a trip that is off its route owes, and until when.
private struct AskingState {
  private let config: TripConfig
  private var isOffRoute = false
  private var isOver = false
  private var hasGivenUp = false
  private var adopted: SimInstant?
  private var open: (entry: Int, number: Int, deadline: SimInstant)?
  private var owed: (entry: Int, deadline: SimInstant)?

  init(_ config: TripConfig) { self.config = config }

  /// Complains of a deadline that passed before an entry, or before the run's end.
  func check(before entry: Int?, at now: SimInstant) throws(LawBreach) {
    let after = entry.map { [$0] } ?? []
    if let open, now.nanoseconds > open.deadline.nanoseconds + 1000 {
      throw LawBreach(
        at: open.deadline, entries: [open.entry] + after,
        "request \(open.number) is not settled after \(EventWords.figure(config.rerouteTimeout)) s")
    }
    if let owed, now.nanoseconds > owed.deadline.nanoseconds + 1000 {
      throw LawBreach(
        at: owed.deadline, entries: [owed.entry] + after, "off route, and nothing asked by \(owed.deadline.written)")
    }
  }

  /// Takes an entry; gives how many seconds a settled request had left.
  mutating func take(_ event: JournalEvent, _ entry: Int, at now: SimInstant) -> Double? {
    switch event {
    case .offRoute:
      isOffRoute = true
      let settled = adopted?.advanced(by: .seconds(config.rerouteSettle)) ?? now
      owe(entry, by: max(now, settled))
    case .asked(let request):
      owed = nil
      open = (entry, request.number, now.advanced(by: .seconds(config.rerouteTimeout)))
    case .failed(let number, let error):
      hasGivenUp = hasGivenUp || error.isFinal
      let left = settle(number, at: now)
      owe(entry, by: now.advanced(by: .seconds(config.rerouteRetry)))
      return left
    case .cancelled(let number): return settle(number, at: now)
    case .rerouted(let number, _):
      adopted = now
      isOffRoute = false
      owed = nil
      return number.flatMap { settle($0, at: now) }
    case .backOnRoute:
      isOffRoute = false
      owed = nil
    case .ended, .broke:
      isOver = true
      owed = nil
      open = nil
    default: break
    }
    return nil
  }

  private mutating func owe(_ entry: Int, by deadline: SimInstant) {
    owed = isOffRoute && !isOver && !hasGivenUp ? (entry, deadline) : nil
  }

  private mutating func settle(_ number: Int, at now: SimInstant) -> Double? {
    guard let open, open.number == number else { return nil }
    self.open = nil
    return open.deadline.seconds - now.seconds
  }
}
