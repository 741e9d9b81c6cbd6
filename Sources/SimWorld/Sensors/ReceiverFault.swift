import GuidanceCore

/// A fix between its taking and its delivery.
struct TakenFix: Sendable {
  /// What the receiver will say.
  var fix: GuidanceFix
  /// Where the traveller truly was.
  var truth: TruthState
  /// When it was taken, in nanoseconds.
  var time: Int64
  /// The faults so far.
  var faults: FaultKinds = []
  /// Nanoseconds by which it comes late.
  var late: Int64 = 0
  /// The moment before which it is not let go; nil = it is not held.
  var release: Int64?
  /// Whether it is delivered twice.
  var isDoubled = false
}

/// One line of a receiver's faults, followed through the run.
struct ReceiverFault: Sendable {
  /// For how long a tunnel's exit is poor, and how poor it begins.
  private static let exitNanoseconds: Int64 = 5_000_000_000
  private static let exitAccuracy = 40.0

  /// The fixes that it meets.
  var window: WindowTracker
  /// Whether it meets the fix that was looked at last.
  private(set) var isMet = false
  private let effect: GPSEffect
  private let period: Int64
  private let end: Int64
  /// The fix that the line goes back to for as long as it meets fix after fix.
  private var memory: TakenFix?

  /// Makes the state of a line.
  init(
    _ line: GPSLine, period: Int64, end: SimInstant, chance: Chance, names: inout StreamNames
  ) {
    // The count belongs to moments; a span meets all of its fixes.
    var run = 1
    if case .wild(_, _, let fixes, _) = line.effect { run = fixes }
    window = WindowTracker(line.window, run: run, period: period, end: end) {
      chance.stream(names.next("gps.times.\(line.effect.kind)"))
    }
    effect = line.effect
    self.period = period
    self.end = end.nanoseconds
  }

  /// Whether nothing is taken while it lasts.
  var isSilence: Bool { effect == .silent || effect == .tunnel(.silent) }

  /// Whether it is a tunnel of any kind.
  var isTunnel: Bool { if case .tunnel = effect { true } else { false } }

  /// Looks whether the line meets the fix taken at a moment; asked once a fix, in order.
  mutating func look(at time: Int64) {
    let meets = window.meets(time)
    if isMet && !meets { memory = nil }
    isMet = meets
  }

  /// The accuracy just behind the line's tunnel, falling from 40 m to the usual one; nil = no tunnel lies behind.
  func exitAccuracy(_ usual: Double, at time: Int64) -> Double? {
    guard isTunnel, !isMet, window.over != .min, usual < Self.exitAccuracy else { return nil }
    let since = time - window.over
    guard since >= 0, since < Self.exitNanoseconds else { return nil }
    return Self.exitAccuracy + (usual - Self.exitAccuracy) * Double(since) / Double(Self.exitNanoseconds)
  }

  /// Does what the line says to a fix that it meets.
  mutating func apply(to taken: inout TakenFix, previous: TakenFix?) {
    switch effect {
    case .wild, .cached, .placeReads: displace(&taken)
    case .frozen, .tunnel, .repeatPrevious: goBack(&taken, to: previous)
    case .accuracyReads(let value): taken.setField { $0.accuracy = value }
    case .speedReads(let value): taken.setField { $0.speed = value }
    case .courseReads(let value): taken.setField { $0.course = value }
    case .courseUnknown(let speed):
      if taken.truth.speed < speed { taken.setField { $0.course = nil } }
    case .courseOff(let degrees):
      taken.setField { $0.course = $0.course.map { Geodesy.normalizedDegrees($0 + degrees) } }
    case .duplicate:
      taken.isDoubled = true
      taken.faults.insert(.duplicate)
    case .late(let seconds):
      taken.late += SimInstant.seconds(max(0, seconds)).nanoseconds
      taken.faults.insert(.late)
    case .held:
      taken.release = max(release(at: taken.time), taken.release ?? .min)
      taken.faults.insert(.held)
    case .clockAhead(let seconds):
      taken.fix.time += seconds
      taken.faults.insert(.clock)
    case .accuracy, .noise, .drift, .bias, .delay, .preset, .courseNoise, .silent: break
    }
  }

  /// When what the line holds is let go: with the sampling of the span's end, which comes after it.
  ///
  /// A single fix waits for the next sampling; what is held for the whole run waits for its end.
  private func release(at time: Int64) -> Int64 {
    if window.isAlways { return end }
    return window.spanEnd.map { WindowTracker.roundedUp($0, to: period) } ?? time + period
  }

  private mutating func displace(_ taken: inout TakenFix) {
    switch effect {
    case .wild(let meters, let direction, _, let accuracy):
      // From where the receiver would have been, with its noise; speed and course stay as they are.
      taken.fix.coordinate = Geodesy.destination(
        from: taken.fix.coordinate, bearing: direction.bearing(travelling: taken.truth.course), meters: meters)
      if let accuracy { taken.fix.accuracy = accuracy }
      taken.faults.insert(.wild)
    case .cached(let meters, let direction, let age):
      // One old fix: through a span the same place with the same stamp. It was taken standing somewhere else, so that
      // neither a speed nor a course comes with it.
      if memory == nil {
        var old = taken
        old.fix.coordinate = Geodesy.destination(
          from: taken.truth.coordinate, bearing: direction.bearing(travelling: taken.truth.course), meters: meters)
        old.fix.speed = nil
        old.fix.course = nil
        old.fix.time -= age
        memory = old
      }
      if let memory { taken.fix = memory.fix }
      taken.faults.insert(.cached)
    case .placeReads(let place):
      taken.setField { $0.coordinate = place ?? Coordinate(latitude: .nan, longitude: .nan) }
    default: break
    }
  }

  /// Goes back to the fix before the line began; where there is none, to the line's first.
  private mutating func goBack(_ taken: inout TakenFix, to previous: TakenFix?) {
    let old = memory ?? previous ?? taken
    memory = old
    let stamp = taken.fix.time
    taken.fix = old.fix
    switch effect {
    case .repeatPrevious: taken.faults.insert(.repeated)
    case .tunnel(.coasting):
      let speed = old.fix.speed ?? old.truth.speed
      let course = old.fix.course ?? old.truth.course
      taken.fix.coordinate = Geodesy.destination(
        from: old.fix.coordinate, bearing: course, meters: speed * Double(taken.time - old.time) / 1e9)
      taken.fix.time = stamp
      taken.faults.insert(.tunnel)
    default:
      // A receiver that hangs repeats speed, course and accuracy too; only the stamp is new.
      taken.fix.time = stamp
      taken.faults.insert(effect == .frozen ? .frozen : [.tunnel, .frozen])
    }
  }
}

extension TakenFix {
  /// Changes a field.
  fileprivate mutating func setField(_ change: (inout GuidanceFix) -> Void) {
    change(&fix)
    faults.insert(.field)
  }
}
