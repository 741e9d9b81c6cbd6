/// What a sensor senses: where the traveller truly is at any moment of the run.
public protocol TruthSource: Sendable {
  /// The truth at a moment; the same moment gives the same state.
  func state(at instant: SimInstant) -> TruthState
}

extension Drive: TruthSource {}
