import GuidanceCore
import SimWorld

/// Makes one run of a scenario without parameters; notes all that is wrong on the way.
///
/// A stage that finds its input missing says nothing: whoever broke it has complained.
struct RunResolver {
  let scenario: Scenario
  let files: ScenarioFiles
  /// The sections that lack a line because of a mistake.
  let incomplete: Set<SectionWord>
  /// What was found wrong so far.
  var diagnostics: [Diagnostic] = []

  // What the stages find.
  var map: ResolvedMap?
  var mapIsBroken = false
  var roads: RoadNetwork?
  var routes: [PlannedRoute?] = []
  var truth: WorldTruth?
  var path: Polyline?
  var limit: SimInstant?
  var places = PlaceTable()
  /// The requests of the recording that is played, with their answers.
  var recordedRequests = RecordedRequests()

  init(scenario: Scenario, files: ScenarioFiles, incomplete: Set<SectionWord> = []) {
    self.scenario = scenario
    self.files = files
    self.incomplete = incomplete
  }

  /// Where the world begins.
  var origin: Coordinate { scenario.origin?.content ?? Coordinate(latitude: 0.5, longitude: 0.5) }

  /// The first route, where it could be made.
  var firstRoute: NavRoute? { routes.first.flatMap { $0 }?.route }

  /// The mode of the first route, as far as it is written.
  var firstMode: TravelMode { firstRoute?.mode ?? scenario.routes.first?.mode.literal ?? .driving }

  /// The drive, where there is one.
  var drive: Drive? { truth?.drive }

  /// Whether the truth was recorded, so that nothing is known of it beforehand.
  var isRecorded: Bool {
    if case .recorded = truth { true } else { false }
  }

  /// All that the world needs, and when the traveller is where the expectations speak of.
  mutating func resolve() -> WorldPlan? {
    resolveMap()
    resolveRoads()
    resolveRoutes()
    resolveTruth()
    resolveLimit()
    let gps = resolveGPS()
    let compass = resolveCompass()
    let barometer = resolveBarometer()
    let (providers, feeds) = resolveProviders()
    let (acts, language) = resolveApp()
    let settings = resolveSettings()
    checkLaws()
    resolveExpectations()
    warnOfNothingExpected()
    warnOfScale()
    warnOfAnswerBehind(providers, feeds)
    let planned = routes.compactMap { $0 }
    guard let truth, let limit, planned.count == routes.count, !planned.isEmpty else { return nil }
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    var plan = WorldPlan(routes: planned, truth: truth, limit: limit)
    plan.gps = gps
    plan.compass = compass
    plan.barometer = barometer
    plan.providers = providers
    plan.feeds = feeds
    plan.acts = acts
    plan.language = language
    plan.settings = settings
    plan.roads = roads
    return plan
  }
}
