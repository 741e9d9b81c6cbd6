import GuidanceCore
import SimWorld

extension Law {
  /// One wild fix leaves no route.
  static let offRouteConfirmed = Law(
    "off-route-confirmed", of: "off route",
    "off route is said after enough fixes in a row, over enough time, against the route, or by who never joined it"
  ) { input throws(LawBreach) in
    var narrowest = NarrowestMargin()
    var counts = (all: 0, known: 0)
    for trip in input.trips where !trip.facts.isFed {
      let tells = trip.fixes.contains { $0.record.count != nil }
      var engineSince = trip.began
      for entry in trip.events {
        let kind = input.kind(entry)
        if kind == .rerouted { engineSince = entry }
        guard kind == .offRoute else { continue }
        counts.all += 1
        guard let last = trip.fixPlace(ofEntry: input.journal.entries[entry].cause) else { continue }
        let made = input.time(engineSince)
        let row = AgainstEvidence(trip, upTo: last, since: made)
        // A fix of the very instant at which the engine was made may have been its first, or the last of the one before.
        let later = AgainstEvidence(trip, upTo: last, since: SimInstant(nanoseconds: made.nanoseconds + 1))
        if row.isConfirmed(trip.config) {
          narrowest.take(row.seconds - trip.config.offRoute.confirm, .seconds)
        } else if !row.isLost(trip.config) && !later.isLost(trip.config) {
          if !tells { continue }
          throw LawBreach(at: input.time(entry), entries: row.entries + [entry], row.words(trip.config))
        }
        counts.known += 1
      }
    }
    if counts.all > 0 && counts.known == 0 { return .skipped("it is not told which fixes count against the route") }
    return .held(margin: narrowest.margin)
  }
}

/// The fixes before an off-route, and what they say.
private struct AgainstEvidence {
  /// The fixes in a row that count against the route, the last one last.
  private(set) var row: [FixMoment] = []
  private(set) var isJoined = false
  private var first: FixMoment?
  private var firstTime = 0.0
  private var last: FixMoment

  /// - Parameter since: the first moment whose fixes the engine may have seen.
  init(_ trip: TripRecord, upTo end: Int, since: SimInstant) {
    last = trip.fixes[end]
    var rowFor = 0
    var before: Double?
    for fix in trip.fixes[...end] where fix.isUsed && fix.time >= since {
      if first == nil { first = fix }
      let stamp = fix.record.delivered.fix.time
      // A clock that was set back takes the first fix with it.
      if before.map({ stamp <= $0 }) ?? true { firstTime = stamp }
      before = stamp
      switch fix.record.count {
      case .followed:
        rowFor += 1
        row = []
      case .against:
        rowFor = 0
        row.append(fix)
      case nil:
        rowFor = 0
        row = []
      }
      if Double(rowFor) >= trip.config.start.joinFixes { isJoined = true }
    }
  }

  var entries: [Int] { row.map(\.entry) }

  /// Seconds from the earliest stamp of the row to the last fix.
  var seconds: Double {
    let end = last.record.delivered.fix.time
    return row.map { end - $0.record.delivered.fix.time }.max() ?? 0
  }

  func isConfirmed(_ config: GuidanceConfig) -> Bool {
    Double(row.count) >= config.offRoute.fixes && row.last?.entry == last.entry
      && seconds >= config.offRoute.confirm - 1e-6
  }

  /// Whether somebody who never joined has gone elsewhere.
  func isLost(_ config: GuidanceConfig) -> Bool {
    guard !isJoined, let first else { return false }
    let (from, to) = (first.record.delivered.fix, last.record.delivered.fix)
    return Geodesy.distance(from.coordinate, to.coordinate) >= config.start.travel - 1e-3
      && to.time - firstTime >= config.start.time - 1e-6
  }

  func words(_ config: GuidanceConfig) -> String {
    isJoined
      ? "said after \(row.count) fixes against the route over \(EventWords.figure(seconds)) s, expected"
        + " \(EventWords.figure(config.offRoute.fixes)) over \(EventWords.figure(config.offRoute.confirm)) s"
      : "said of a traveller who has not joined the route and has not yet gone"
        + " \(EventWords.figure(config.start.travel)) m in \(EventWords.figure(config.start.time)) s"
  }
}
