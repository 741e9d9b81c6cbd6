/// One maneuver of a route and the place where it happens.
public struct NavStep: Sendable, Equatable {
  /// What is said; an empty instruction is never spoken.
  public var instruction: String
  /// What is done.
  public var kind: ManeuverKind
  /// The provider's length of the step in metres; for show only, it never decides when to speak.
  public var distance: Double
  /// Metres along the whole route at which the maneuver happens.
  public var maneuverAlong: Double
  /// A note of the provider (a toll, a ferry); nil where there is none.
  public var notice: String?

  /// Makes a step.
  public init(
    instruction: String, kind: ManeuverKind, distance: Double, maneuverAlong: Double, notice: String? = nil
  ) {
    self.instruction = instruction
    self.kind = kind
    self.distance = distance
    self.maneuverAlong = maneuverAlong
    self.notice = notice
  }

  /// Whether the step has words to say.
  public var isSpoken: Bool { !instruction.isEmpty }
}
