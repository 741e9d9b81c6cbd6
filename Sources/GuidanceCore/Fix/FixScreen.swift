/// The tests that a fix passes before it is used; the gate at the edge and the engine share them.
///
/// Each remembers the fixes that it accepted itself.
struct FixScreen: Sendable {
  /// How a fix came through.
  enum Passage: Sendable, Equatable {
    /// In the order of time and place.
    case ordinary
    /// As a first one: what was known of the fixes before it is void.
    case first
    /// Against its history, because it lasts or because the edge says so.
    case believed
  }

  /// What became of a fix.
  enum Outcome: Sendable, Equatable {
    case passed(Passage)
    case refused(FixRefusal)
  }

  private let limits: FixLimits
  private var frozen = FrozenRow()
  private var disbelieved = DisbelievedRow()
  private var clock = ClockRow()
  /// The last accepted fix.
  private(set) var last: UsedFix?
  /// Metres from the one accepted before it; nil where there was none.
  private(set) var distance: Double?
  /// Seconds since the one accepted before it; nil where there was none.
  private(set) var elapsed: Double?

  /// Makes a screen that has seen nothing.
  init(limits: FixLimits) { self.limits = limits }

  /// Takes a fix without sentinels.
  ///
  /// - Parameter receipt: the moment of receipt; nil where it is not known, which leaves out the tests that need it.
  mutating func judge(_ fix: GuidanceFix, receivedAt receipt: Double?) -> Outcome {
    if let refusal = refusalByItself(fix, receivedAt: receipt) {
      clock.end()
      return .refused(refusal)
    }
    let cosine = Geodesy.cosine(ofLatitude: fix.coordinate.latitude)
    let used = UsedFix(
      coordinate: fix.coordinate, cosine: cosine, accuracy: fix.accuracy ?? .infinity, time: fix.time)
    guard let before = last else { return acceptFirst(fix, used) }
    if fix.time <= before.time {
      if clock.believes(fix.time) || fix.isFirst { return acceptFirst(fix, used) }
      return .refused(.notNewer)
    }
    clock.end()
    if frozen.refuses(fix) { return .refused(.frozen) }
    let way = before.distance(to: used)
    var passage = Passage.ordinary
    if fix.isFirst {
      passage = .believed
    } else if !JumpLimit.allows(before, used, distance: way, topSpeed: limits.topSpeed) {
      guard disbelieved.believes(used, topSpeed: limits.topSpeed) else { return .refused(.implausible) }
      passage = .believed
    }
    disbelieved = DisbelievedRow()
    last = used
    distance = way
    elapsed = used.time - before.time
    return .passed(passage)
  }

  private func refusalByItself(_ fix: GuidanceFix, receivedAt receipt: Double?) -> FixRefusal? {
    guard fix.isUsable else { return .invalid }
    guard let accuracy = fix.accuracy else { return .noAccuracy }
    if accuracy > limits.coarse { return .coarse }
    if let receipt {
      if Moments.exceeds(fix.time - receipt, limits.future) { return .future }
      if Moments.exceeds(receipt - fix.time, limits.stale) { return .stale }
    }
    return nil
  }

  private mutating func acceptFirst(_ fix: GuidanceFix, _ used: UsedFix) -> Outcome {
    let isVeryFirst = last == nil
    frozen = FrozenRow()
    _ = frozen.refuses(fix)
    disbelieved = DisbelievedRow()
    clock.end()
    last = used
    distance = nil
    elapsed = nil
    return .passed(isVeryFirst ? .ordinary : .first)
  }
}
