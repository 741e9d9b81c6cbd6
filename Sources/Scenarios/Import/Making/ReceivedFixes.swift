import GuidanceCore

/// Fixes with the moments of their receipt, from 0.
struct ReceivedFixes {
  /// One fix and when it came.
  struct Item: Equatable {
    var fix: GuidanceFix
    var received: Double
  }

  /// In the order of their receipt.
  private(set) var items: [Item]

  /// Sets the clock to 0 with the first fix; where no receipt is told it is the largest stamp so far.
  init(_ drive: RecordedDrive) {
    let start = drive.fixes.first.map { $0.received ?? $0.fix.time } ?? 0
    var latest = 0.0
    let items = drive.fixes.map { recorded in
      var fix = recorded.fix
      fix.time -= start
      fix.isFirst = false
      if fix.time.isFinite { latest = max(latest, fix.time) }
      return Item(fix: fix, received: recorded.received.map { max(0, $0 - start) } ?? latest)
    }
    self.items = items.enumerated().sorted { ($0.element.received, $0.offset) < ($1.element.received, $1.offset) }
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
  }

  private static func moved(_ item: Item, by turn: SphereTurn) -> Item {
    var fix = item.fix
    let place = item.fix.coordinate
    fix.coordinate = isNoPlace(place) ? place : turn.place(place)
    fix.coordinate.latitude = rounded(fix.coordinate.latitude, 1e9)
    fix.coordinate.longitude = rounded(fix.coordinate.longitude, 1e9)
    fix.course = fix.course.map { Geodesy.normalizedDegrees(rounded(turn.course($0, at: place), 1e3)) }
    fix.accuracy = fix.accuracy.map { rounded($0, 1e3) }
    fix.speed = fix.speed.map { rounded($0, 1e4) }
    fix.time = rounded(fix.time, 1e6)
    return Item(fix: fix, received: rounded(item.received, 1e6))
  }

  /// Whether a place is no place: what receivers write when they know nothing, or what cannot be computed with.
  ///
  /// Moved, the null point would tell how far the drive is from it.
  private static func isNoPlace(_ place: Coordinate) -> Bool {
    !place.isValid || (abs(place.latitude) < 1e-4 && abs(place.longitude) < 1e-4)
  }

  private static func rounded(_ value: Double, _ steps: Double) -> Double {
    let scaled = (value * steps).rounded() / steps
    return scaled.isFinite ? scaled : value
  }
}
