import GuidanceCore
import SimWorld

extension Law {
  /// A trip ends once; an arrival ends its own trip when its time has come.
  static let endOnce = Law(
    "end-once", of: "one trip, whoever guides",
    "a trip ends once; one that arrived ends when its time after the arrival is over, and no other does"
  ) { input throws(LawBreach) in
    for trip in input.trips {
      var arrival: Int?
      var end: (entry: Int, reason: TripEndReason)?
      for entry in trip.events {
        switch input.event(entry) {
        case .arrived: arrival = arrival ?? entry
        case .ended(let reason):
          if let end { throw input.breach(end.entry, entry, message: "ended again") }
          end = (entry, reason)
        default: break
        }
      }
      try checkEnd(end, afterArrival: arrival, input)
    }
    return .held()
  }

  private static func checkEnd(
    _ end: (entry: Int, reason: TripEndReason)?, afterArrival arrival: Int?, _ input: LawInput
  ) throws(LawBreach) {
    guard let arrival else {
      if let end, end.reason == .arrived {
        throw input.breach(end.entry, message: "ended by an arrival that never was")
      }
      return
    }
    let seen = end.map { input.time($0.entry) } ?? input.end
    let due = ArrivalDeadline(input, arrival: arrival, seenAt: seen)
    if let end {
      let isDue = due.moments.contains { abs($0.nanoseconds - seen.nanoseconds) <= 1000 }
      let isLate = due.moments.allSatisfy { $0.nanoseconds + 1000 < seen.nanoseconds }
      guard end.reason == .arrived ? !isDue : isLate else { return }
      throw input.breach(
        arrival, end.entry, message: "ended at \(seen.written), expected \(due.written) for the arrival")
    }
    if due.moments.allSatisfy({ $0 < seen }) {
      throw LawBreach(
        at: due.moments[0], entries: [arrival], "not ended, expected the end \(due.written) for the arrival")
    }
  }
}

/// When a trip that arrived must end, the hold at a door counted in.
private struct ArrivalDeadline {
  /// The moment; two where a level was read at the very instant of the end, so that either came first.
  private(set) var moments: [SimInstant]

  init(_ input: LawInput, arrival: Int, seenAt: SimInstant) {
    let config = input.tripConfig
    let arrived = input.time(arrival)
    let soon = arrived.advanced(by: .seconds(config.arrivalEnd))
    guard let door = input.plan.barometer?.doorLevel else {
      moments = [soon]
      return
    }
    let holdEnds = arrived.advanced(by: .seconds(config.arrivalHold))
    let held = holdEnds.advanced(by: .seconds(config.arrivalEnd))
    var due = soon
    moments = [due]
    for entry in input.levels {
      guard case .level(let level) = input.event(entry) else { continue }
      let time = input.time(entry)
      if time > seenAt || (entry > arrival && (time >= holdEnds || time > due)) { break }
      if level != door {
        due = held
      } else if entry < arrival {
        due = soon
      } else if due == held {
        due = time.advanced(by: .seconds(config.arrivalEnd))
      }
      moments = time == seenAt ? moments + [due] : [due]
    }
  }

  var written: String { "at " + moments.map(\.written).joined(separator: " or ") }
}
