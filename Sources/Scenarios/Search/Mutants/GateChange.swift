import GuidanceCore

/// A gate with something wrong wrapped round it.
///
/// The wrong thing is a closure: it gets the fix, the verdict of the gate inside and the stamp of the last fix that went
/// on.
struct GateChange: FixGating {
  private var gate: any FixGating
  private var last: Double?
  private let change: @Sendable (GuidanceFix, FixVerdict, _ last: Double?) -> FixVerdict

  init(_ gate: any FixGating, _ change: @escaping @Sendable (GuidanceFix, FixVerdict, Double?) -> FixVerdict) {
    self.gate = gate
    self.change = change
  }

  mutating func admit(_ fix: GuidanceFix, receivedAt receipt: Double) -> FixVerdict {
    let verdict = change(fix, gate.admit(fix, receivedAt: receipt), last)
    if case .accepted(let fix) = verdict { last = fix.time }
    return verdict
  }
}

/// Forgets that the gate inside has believed a jump, and refuses it.
struct RefusesJumpsForEver: FixGating {
  private var gate: any FixGating
  private var last: Double?

  init(_ gate: any FixGating) { self.gate = gate }

  mutating func admit(_ fix: GuidanceFix, receivedAt receipt: Double) -> FixVerdict {
    let before = gate
    let verdict = gate.admit(fix, receivedAt: receipt)
    guard case .accepted(let fix) = verdict else { return verdict }
    if fix.isFirst, let last, fix.time > last {
      gate = before
      return .refused(.implausible)
    }
    last = fix.time
    return verdict
  }
}
