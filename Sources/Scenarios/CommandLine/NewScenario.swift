/// A scenario to start from: short, and it passes.
package enum NewScenario {
  /// The text of a scenario with a title.
  package static func text(title: String) -> String {
    """
    scenario \(QuotedText.written(title))

    route driving
      east 1 km
      turn left "Turn left"
      north 500 m
      arrive "You arrive"

    drive at 50 km/h

    expect
      announce prepare step 1 once
      no off-route
      arrived once

    """
  }

  /// The file for a title: its letters and digits, words joined by hyphens.
  package static func fileName(_ title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    let name = words.joined(separator: "-").prefix(60)
    return (name.isEmpty ? "scenario" : String(name)) + ScenarioFinder.ending
  }
}
