import GuidanceCore

/// A gate that lets every fix through as it came, so that the engine behind it judges for itself.
public struct OpenGate: FixGating {
  /// Makes a gate.
  public init() {}

  /// Lets a fix through.
  public mutating func admit(_ fix: GuidanceFix, receivedAt receipt: Double) -> FixVerdict { .accepted(fix) }
}
