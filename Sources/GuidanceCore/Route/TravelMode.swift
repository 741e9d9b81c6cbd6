/// How a trip travels; the raw value is the word of scenarios, of the pipe and of traces.
public enum TravelMode: String, Sendable, CaseIterable, Codable {
  /// By car.
  case driving
  /// On foot.
  case walking
  /// By bicycle.
  case cycling
}
