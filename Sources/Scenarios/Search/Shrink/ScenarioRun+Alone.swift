import SimWorld

extension ScenarioRun {
  /// The run as a scenario that needs no table, no parameter and no option of the command line.
  package var standingAlone: Scenario {
    var alone = scenario
    alone.parameters = []
    alone.cases = nil
    alone.vary = nil
    if plan.seed != 1 { alone.seed = Line(Argument(plan.seed)) }
    if !plan.schedule.isFIFO { alone.schedule = Line(plan.schedule) }
    return alone
  }
}
