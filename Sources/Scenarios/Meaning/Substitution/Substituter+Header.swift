extension Substituter {
  /// A scenario with its parameters replaced; declarations and the table of cases are gone.
  mutating func scenario(_ scenario: Scenario) -> Scenario {
    var result = scenario
    result.parameters = []
    result.cases = nil
    header(&result)
    result.map = scenario.map.map { map($0) }
    result.routes = scenario.routes.map { route($0) }
    result.drive = scenario.drive.map { drive($0) }
    result.gps = section(scenario.gps) { $0.gps($1) }
    result.compass = section(scenario.compass) { $0.compass($1) }
    result.barometer = section(scenario.barometer) { $0.barometer($1) }
    result.providers = scenario.providers.map { provider($0) }
    result.feeds = scenario.feeds.map { feed($0) }
    result.app = section(scenario.app) { $0.app($1) }
    result.expect = section(scenario.expect) { $0.expectation($1) }
    checkVaried(scenario.vary)
    return result
  }

  private mutating func header(_ scenario: inout Scenario) {
    scenario.title = line(scenario.title) { $0.value($1) }
    scenario.report = scenario.report.map { report in line(report) { $0.value($1) } }
    scenario.tags = scenario.tags.map { tags in line(tags) { $0.values($1) } }
    scenario.seed = scenario.seed.map { seed in line(seed) { $0.value($1) } }
    scenario.limit = scenario.limit.map { limit in line(limit) { $0.value($1) } }
    scenario.uses = lines(scenario.uses) { $0.value($1) }
    scenario.settings = lines(scenario.settings) {
      SettingSyntax(name: $0.value($1.name), value: $0.value($1.value))
    }
    scenario.lawsOff = lines(scenario.lawsOff) { LawOffSyntax(law: $0.value($1.law), reason: $0.value($1.reason)) }
  }

  private mutating func line<Content>(
    _ line: Line<Content>, _ replace: (inout Substituter, Content) -> Content
  ) -> Line<Content> {
    Line(replace(&self, line.content), span: line.span, comments: line.comments)
  }

  /// `vary` stays as it is written: it speaks of the parameters themselves.
  private mutating func checkVaried(_ vary: Section<VaryLine>?) {
    for line in vary?.lines ?? [] {
      guard case .parameter(let argument, _, _) = line.content else { continue }
      switch argument.content {
      case .literal(let name), .parameter(let name): _ = lookUp(name, at: argument.span)
      }
    }
  }
}
