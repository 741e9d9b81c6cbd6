/// The decisions of the engine, each a value that another may take the place of.
///
/// The standard ones are the rules; tests and mutants put a wrong one in its place and see who notices.
public struct EngineParts: Sendable {
  /// When a reading is replaced by the displacements.
  public var displacement = DisplacementTests()
  /// What a match costs.
  public var cost = MatchCost()
  /// The stretch of the line in which a fix may match.
  public var window: @Sendable (WindowQuestion) -> ClosedRange<Double> = { $0.standardWindow }
  /// The along that a standing fix may move progress to.
  public var hold: @Sendable (HoldQuestion) -> Double = { $0.standardAlong }
  /// Metres beside the line beyond which a fix counts against the route, by its accuracy.
  public var limit: @Sendable (_ accuracy: Double, OffRouteLimits) -> Double = { $1.standardLimit(accuracy: $0) }
  /// Whether a fix counts for or against the route.
  public var count: @Sendable (CountQuestion) -> RouteCount = { $0.standardCount }
  /// Whether a row of fixes against the route confirms off-route.
  public var confirms: @Sendable (AgainstRow, OffRouteLimits) -> Bool = { $0.standardConfirmation($1) }
  /// Whether a fix speaks for being back on the route.
  public var returns: @Sendable (CountQuestion) -> Bool = { $0.standardReturn }
  /// The stages that are due at a distance.
  public var due: @Sendable (StageQuestion) -> StageSet = { $0.standardStages }
  /// The due stages that are said, by those that count as said.
  public var choose: @Sendable (_ due: StageSet, _ said: StageSet) -> StageSet = StageQuestion.standardChoice
  /// The distance to say, in metres, by the real one.
  public var spokenDistance: @Sendable (Double) -> Int = StageQuestion.standardSpokenDistance
  /// Whether an announcement carries the step that follows.
  public var chains: @Sendable (ChainQuestion) -> Bool = { $0.standardChain }
  /// Whether a fix that counts for the route arrives.
  public var arrives: @Sendable (ArrivalQuestion) -> Bool = { $0.remaining <= $0.radius }

  /// Makes the standard parts.
  public init() {}
}

/// A fix near the end of the route.
public struct ArrivalQuestion: Sendable {
  /// Metres left along the route.
  public var remaining: Double
  /// The arrival radius, in metres.
  public var radius: Double
  /// Where the fix lies.
  public var place: Coordinate
  /// Where the route ends.
  public var destination: Coordinate
}
