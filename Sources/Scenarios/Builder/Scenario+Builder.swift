extension Scenario {
  /// Makes a scenario in Swift: the same value as its text gives.
  ///
  /// ```swift
  /// Scenario("the prepare call comes 300 m ahead") {
  ///   Tags("guidance")
  ///   Route(.driving)
  ///     .east(3.km)
  ///     .turn(.left, "Turn left onto Mill Road")
  ///     .north(2.km)
  ///     .arrive("You arrive")
  ///   Drive(at: 50.kmh)
  ///   Expect()
  ///     .event(.announce(.prepare, step: 1), .at("3:15"))
  /// }
  /// ```
  /// Of a section that a scenario has once, the last one counts.
  public init(_ title: String, @ScenarioBuilder _ parts: () -> [ScenarioPart]) {
    self.init(title: title)
    for part in parts() { part.add(&self) }
  }
}

/// One section or header line that is built into a scenario.
public struct ScenarioPart: Sendable {
  let add: @Sendable (inout Scenario) -> Void

  init(_ add: @escaping @Sendable (inout Scenario) -> Void) { self.add = add }
}

/// Collects the parts of a scenario; `if`, `switch` and `for` may choose among them.
@resultBuilder
public enum ScenarioBuilder {
  /// A header line.
  public static func buildExpression(_ part: ScenarioPart) -> [ScenarioPart] { [part] }
  /// The map.
  public static func buildExpression(_ map: MapSection) -> [ScenarioPart] { [ScenarioPart { $0.map = map }] }
  /// A route, behind those that are there.
  public static func buildExpression(_ route: RouteSection) -> [ScenarioPart] {
    [ScenarioPart { $0.routes.append(route) }]
  }
  /// The truth.
  public static func buildExpression(_ drive: DriveSection) -> [ScenarioPart] { [ScenarioPart { $0.drive = drive }] }
  /// The receiver.
  public static func buildExpression(_ gps: Section<GPSLineSyntax>) -> [ScenarioPart] {
    [ScenarioPart { $0.gps = gps }]
  }
  /// The compass.
  public static func buildExpression(_ compass: Section<CompassLineSyntax>) -> [ScenarioPart] {
    [ScenarioPart { $0.compass = compass }]
  }
  /// The barometer.
  public static func buildExpression(_ barometer: Section<BarometerLineSyntax>) -> [ScenarioPart] {
    [ScenarioPart { $0.barometer = barometer }]
  }
  /// A provider, behind those that are there.
  public static func buildExpression(_ provider: ProviderSection) -> [ScenarioPart] {
    [ScenarioPart { $0.providers.append(provider) }]
  }
  /// A feed, behind those that are there.
  public static func buildExpression(_ feed: FeedSection) -> [ScenarioPart] { [ScenarioPart { $0.feeds.append(feed) }] }
  /// What the person does.
  public static func buildExpression(_ app: Section<AppLineSyntax>) -> [ScenarioPart] {
    [ScenarioPart { $0.app = app }]
  }
  /// What must hold.
  public static func buildExpression(_ expect: Section<Expectation>) -> [ScenarioPart] {
    [ScenarioPart { $0.expect = expect }]
  }
  /// What fuzzing may change.
  public static func buildExpression(_ vary: Section<VaryLine>) -> [ScenarioPart] { [ScenarioPart { $0.vary = vary }] }
  /// The table of runs.
  public static func buildExpression(_ cases: CasesSection) -> [ScenarioPart] { [ScenarioPart { $0.cases = cases }] }

  /// Several parts.
  public static func buildBlock(_ parts: [ScenarioPart]...) -> [ScenarioPart] { parts.flatMap { $0 } }
  /// `if` without `else`.
  public static func buildOptional(_ parts: [ScenarioPart]?) -> [ScenarioPart] { parts ?? [] }
  /// The first branch of a choice.
  public static func buildEither(first parts: [ScenarioPart]) -> [ScenarioPart] { parts }
  /// The other branch of a choice.
  public static func buildEither(second parts: [ScenarioPart]) -> [ScenarioPart] { parts }
  /// `for`.
  public static func buildArray(_ parts: [[ScenarioPart]]) -> [ScenarioPart] { parts.flatMap { $0 } }
}
