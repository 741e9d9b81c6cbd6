import GuidanceCore

/// One fix and when it came.
package struct ReceivedFix: Sendable, Equatable {
  /// The fix.
  package var fix: GuidanceFix
  /// Seconds from the first receipt.
  package var received: Double
}

/// Fixes with the moments of their receipt, from 0, and the requests that went out meanwhile.
struct ReceivedFixes {
  /// In the order of their receipt.
  private(set) var items: [ReceivedFix]
  /// The requests for another way, and what was answered.
  private(set) var requests: RecordedRequests

  /// Sets the clock to 0 with the first fix; where no receipt is told it is the largest stamp so far.
  init(_ drive: RecordedDrive) {
    let start = drive.fixes.first?.moment ?? 0
    var latest = 0.0
    items = drive.fixes.map { recorded in
      var fix = recorded.fix
      fix.time -= start
      fix.isFirst = false
      if fix.time.isFinite { latest = max(latest, fix.time) }
      return ReceivedFix(fix: fix, received: recorded.received.map { max(0, $0 - start) } ?? latest)
    }
    requests = drive.requests
    requests.shift(by: -start)
    if zip(items, items.dropFirst()).allSatisfy({ $0.received <= $1.received }) { return }
    items = items.enumerated().sorted { ($0.element.received, $0.offset) < ($1.element.received, $1.offset) }
      .map(\.element)
  }

  /// Seconds from the first receipt to the last.
  var duration: Double { items.last?.received ?? 0 }

  /// The fixes that guidance would use, and how many it would refuse for each reason.
  func screened(mode: TravelMode) -> (used: [GuidanceFix], refused: [(reason: FixRefusal, count: Int)]) {
    var gate = FixGate(config: GuidanceConfig(mode: mode))
    var used: [GuidanceFix] = []
    var counts: [FixRefusal: Int] = [:]
    for item in items {
      switch gate.admit(item.fix, receivedAt: item.received) {
      case .accepted(let fix): used.append(fix)
      case .refused(let reason): counts[reason, default: 0] += 1
      }
    }
    let refused = FixRefusal.allCases.compactMap { reason in counts[reason].map { (reason, $0) } }
    return (used, refused)
  }

  /// Moves the places; the numbers are cut to what a receiver can know: a tenth of a millimetre, a microsecond.
  mutating func move(by turn: SphereTurn) {
    for index in items.indices { items[index] = Self.moved(items[index], by: turn) }
    requests.move(by: turn)
  }

  /// Stamps the answers for a provider.
  mutating func serve(provider: String) { requests.serve(provider: provider) }

  private static func moved(_ item: ReceivedFix, by turn: SphereTurn) -> ReceivedFix {
    var fix = item.fix
    let place = item.fix.coordinate
    fix.coordinate = place.isNoPlace ? place : turn.place(place)
    fix.coordinate = fix.coordinate.rounded(1e9)
    fix.course = fix.course.map { Geodesy.normalizedDegrees($0.rounded(1e3, by: turn, at: place)) }
    fix.accuracy = fix.accuracy.map { $0.rounded(1e3) }
    fix.speed = fix.speed.map { $0.rounded(1e4) }
    fix.time = fix.time.rounded(1e6)
    return ReceivedFix(fix: fix, received: item.received.rounded(1e6))
  }
}

extension Coordinate {
  /// Whether a place is no place: what receivers write when they know nothing, or what cannot be computed with.
  ///
  /// Moved, the null point would tell how far the drive is from it.
  fileprivate var isNoPlace: Bool { !isValid || (abs(latitude) < 1e-4 && abs(longitude) < 1e-4) }

  /// With so many steps a degree.
  func rounded(_ steps: Double) -> Coordinate {
    Coordinate(latitude: latitude.rounded(steps), longitude: longitude.rounded(steps))
  }
}

extension Double {
  /// With so many steps a unit.
  func rounded(_ steps: Double) -> Double {
    let scaled = (self * steps).rounded() / steps
    return scaled.isFinite ? scaled : self
  }

  /// A direction at a place, turned with it.
  fileprivate func rounded(_ steps: Double, by turn: SphereTurn, at place: Coordinate) -> Double {
    turn.course(self, at: place).rounded(steps)
  }
}
