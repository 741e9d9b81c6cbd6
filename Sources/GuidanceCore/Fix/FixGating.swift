/// Whoever lets fixes through at the edge: ours is ``FixGate``; a wrong one on purpose goes in its place.
public protocol FixGating: Sendable {
  /// Takes a fix with the moment of its receipt; see ``FixGate/admit(_:receivedAt:)``.
  mutating func admit(_ fix: GuidanceFix, receivedAt receipt: Double) -> FixVerdict
}

extension FixGate: FixGating {}
