import GuidanceCore

/// The leads of one maneuver over several runs of a scenario.
public struct LeadSummary: Sendable, Equatable {
  /// The maneuver as the first run has it; what was said of it is that run's.
  public var maneuver: ManeuverAudit
  /// In how many runs there was such a maneuver.
  public var runs = 0
  /// In how many of them it was announced, or carried along.
  public var announced = 0
  /// In how many the stage now came; nil where the maneuver has none.
  public var now: Int?
  /// Metres from the first announcement to the maneuver, rising.
  public var ahead: [Double] = []
  /// Seconds from it, rising.
  public var lead: [Double] = []
  /// The largest error of a spoken distance in any run, in metres with its sign.
  public var worstError: Double?

  /// The summaries of some audits, in the order of trips, routes and steps.
  ///
  /// A maneuver is known again by trip, route and step, and by its words, as another run may find another way.
  public static func all(_ audits: [DriveAudit]) -> [LeadSummary] {
    var found: [LeadSummary] = []
    for maneuver in audits.flatMap(\.maneuvers) {
      let place = found.firstIndex { $0.isSame(maneuver) } ?? found.count
      if place == found.count { found.append(LeadSummary(maneuver: maneuver)) }
      found[place].take(maneuver)
    }
    for place in found.indices {
      found[place].ahead.sort()
      found[place].lead.sort()
    }
    return found.enumerated().sorted { a, b in
      let (x, y) = (a.element.maneuver, b.element.maneuver)
      return (x.trip, x.leg, x.step, a.offset) < (y.trip, y.leg, y.step, b.offset)
    }.map(\.element)
  }

  /// The value that a share of the values does not exceed (nearest rank); nil without values.
  public static func percentile(_ share: Double, of sorted: [Double]) -> Double? {
    if sorted.isEmpty { return nil }
    let rank = Int((share * Double(sorted.count)).rounded(.up))
    return sorted[max(0, min(sorted.count - 1, rank - 1))]
  }

  private init(maneuver: ManeuverAudit) { self.maneuver = maneuver }

  private func isSame(_ other: ManeuverAudit) -> Bool {
    maneuver.trip == other.trip && maneuver.leg == other.leg && maneuver.step == other.step
      && maneuver.words == other.words && maneuver.kind == other.kind
  }

  private mutating func take(_ maneuver: ManeuverAudit) {
    runs += 1
    if maneuver.isAnnounced { announced += 1 }
    if let came = maneuver.hasNow { now = (now ?? 0) + (came ? 1 : 0) }
    if let first = maneuver.first {
      if let ahead = first.ahead { self.ahead.append(ahead) }
      if let lead = first.lead { self.lead.append(lead) }
    }
    if let error = maneuver.worstError, abs(error) >= abs(worstError ?? 0) { worstError = error }
  }
}
