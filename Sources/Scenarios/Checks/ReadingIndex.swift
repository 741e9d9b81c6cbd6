import SimWorld

/// The readings of a journal's trips, in order; what is taken without a trip on screen reads nothing.
///
/// A reading holds until the next one, and no longer than its trip.
struct ReadingIndex: Sendable {
  /// Each reading that was taken.
  let taken: [Reading]
  /// The last reading of each instant: what is read when all causes of the instant have been handled.
  let all: [Reading]
  /// For each of ``all`` when the trip left the screen before another reading was taken; nil where it did not.
  private let ends: [SimInstant?]

  init(_ journal: Journal) {
    taken = journal.readings.filter { $0.trip > 0 }
    var settled: [Reading] = []
    var ends: [SimInstant?] = []
    for reading in journal.readings {
      if reading.trip == 0 {
        if let last = ends.indices.last, ends[last] == nil { ends[last] = reading.time }
        continue
      }
      if settled.last?.time == reading.time {
        settled.removeLast()
        ends.removeLast()
      }
      settled.append(reading)
      ends.append(nil)
    }
    all = settled
    self.ends = ends
  }

  /// The reading that holds at a moment, with all causes of that instant handled; nil before the first.
  ///
  /// At the instant at which a trip ends its last reading still holds.
  /// - Throws: that the trip had ended then.
  func holding(at instant: SimInstant) throws(Vacuity) -> Reading? {
    let count = countUpTo(instant)
    guard count > 0 else { return nil }
    if let end = ends[count - 1], end < instant { throw Vacuity(reason: "the trip ended at \(end.written)") }
    return all[count - 1]
  }

  /// When the trip of the reading that a window opens with had ended already; nil where it had not.
  func end(before window: CheckWindow) -> SimInstant? {
    let count = countUpTo(window.opens.time)
    guard count > 0, let end = ends[count - 1], end <= window.opens.time else { return nil }
    return end
  }

  /// The readings of a window: those taken in it, and the one that holds when it opens.
  ///
  /// - Parameter all: those to choose from; nil = the last of each instant.
  func inside(_ window: CheckWindow, of all: [Reading]? = nil) -> [Reading] {
    let all = all ?? self.all
    if window.isRun { return all }
    let taken = all.filter { window.contains($0) }
    let hasEnded = end(before: window) != nil
    guard let entry = window.opens.entry else {
      // Of the opening instant only what holds when all its causes have been handled.
      let later = taken.filter { $0.time > window.opens.time }
      return (hasEnded ? [] : opening(window).map { [$0] } ?? []) + later
    }
    // A reading of the event's own instant has replaced the one before.
    if let first = taken.first, first.time == window.opens.time { return taken }
    return (hasEnded ? [] : all.last { $0.entries <= entry }.map { [$0] } ?? []) + taken
  }

  private func opening(_ window: CheckWindow) -> Reading? {
    let count = countUpTo(window.opens.time)
    return count > 0 ? all[count - 1] : nil
  }

  private func countUpTo(_ instant: SimInstant) -> Int {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].time <= instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// What one reading says of one name.
enum ReadValue: Equatable {
  case number(Double)
  case word(String)
  case unknown
}

extension Reading {
  /// What the reading says of a name.
  func value(of name: ReadingName) -> ReadValue {
    switch name {
    case .phase: phase.map { .word($0.rawValue) } ?? .unknown
    case .progress: .of(progress)
    case .remaining: .of(remaining)
    case .timeLeft: .of(timeLeft)
    case .lateral: .of(lateral)
    case .speed: .of(speed)
    case .map: .of(mapHeading)
    case .puck: .of(puck)
    case .cameraDistance: .of(cameraDistance)
    case .pitch: .of(pitch)
    case .nextStep: .of(nextStep.map(Double.init))
    case .nextDistance: .of(nextDistance)
    case .rerouting: .word(isRerouting ? "on" : "off")
    case .mode: mode.map { .word($0.rawValue) } ?? .unknown
    case .providerVoice: .word(providerVoice ? "on" : "off")
    }
  }
}

extension ReadValue {
  /// A number that may be missing; one that is not finite is not known.
  static func of(_ number: Double?) -> Self { number.flatMap { $0.isFinite ? .number($0) : nil } ?? .unknown }

  /// The value in words: numbers to the millimetre, with their unit.
  func written(_ name: ReadingName) -> String {
    switch self {
    case .number(let number): Margin(number, name.marginUnit).description
    case .word(let word): word
    case .unknown: "unknown"
    }
  }
}

extension ReadingName {
  /// What margins of this reading are measured in.
  var marginUnit: Margin.Unit {
    switch dimension {
    case .length: .meters
    case .time: .seconds
    case .speed: .metersPerSecond
    case .angle: .degrees
    default: .number
    }
  }
}
