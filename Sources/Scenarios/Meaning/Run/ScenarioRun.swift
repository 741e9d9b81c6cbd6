import SimWorld

/// One run of a scenario, ready to go: what the world needs, and what must hold afterwards.
public struct ScenarioRun: Sendable {
  /// Its name.
  public var name: RunName
  /// The scenario without parameters.
  public var scenario: Scenario
  /// What the world needs.
  public var plan: WorldPlan
  /// When the traveller is where the expectations speak of.
  public var places: PlaceTable
  /// What must hold, in file order.
  public var expectations: [Line<Expectation>]
  /// The laws that the scenario suspends, each with its reason.
  public var lawsOff: [LawSuspension]

  /// Makes a run.
  public init(
    name: RunName, scenario: Scenario, plan: WorldPlan, places: PlaceTable = PlaceTable(),
    expectations: [Line<Expectation>] = [], lawsOff: [LawSuspension] = []
  ) {
    self.name = name
    self.scenario = scenario
    self.plan = plan
    self.places = places
    self.expectations = expectations
    self.lawsOff = lawsOff
  }
}

/// A law that a scenario suspends.
public struct LawSuspension: Sendable, Hashable {
  /// The law's name.
  public var law: String
  /// Why.
  public var reason: String
  /// Where it stands.
  public var span: SourceSpan

  /// Makes a suspension.
  public init(law: String, reason: String, span: SourceSpan = .none) {
    self.law = law
    self.reason = reason
    self.span = span
  }
}
