/// The gate at the edge: it sees each fix with the moment of its receipt and lets the usable ones through.
public struct FixGate: Sendable {
  private var screen: FixScreen

  /// Makes a gate that has seen nothing.
  public init(config: GuidanceConfig) { screen = FixScreen(limits: config.fix) }

  /// Takes a fix.
  ///
  /// - Parameters:
  ///   - fix: the fix; a mark that it brings along is not believed, marks are made here.
  ///   - receipt: the moment of receipt in seconds, on the scale of the fix's own stamp.
  /// - Returns: the fix as it goes on, marked where it was taken against its history, or the first reason that holds
  ///   against it.
  public mutating func admit(_ fix: GuidanceFix, receivedAt receipt: Double) -> FixVerdict {
    var clean = fix.withoutSentinels
    clean.isFirst = false
    switch screen.judge(clean, receivedAt: receipt) {
    case .refused(let refusal): return .refused(refusal)
    case .passed(let passage):
      clean.isFirst = passage != .ordinary
      return .accepted(clean)
    }
  }
}

/// What the gate says of a fix.
public enum FixVerdict: Sendable, Equatable {
  /// It goes on to the engine.
  case accepted(GuidanceFix)
  /// It changes nothing.
  case refused(FixRefusal)
}
