import GuidanceCore

extension StressReport {
  /// The report as JSON lines: one an attempt, one a weather, one of the verdict.
  package var jsonLines: [String] {
    var lines = staircase.map { attempt in
      var object = JSONObjectText()
      object.add("trip", attempt.trip)
      object.add("attempt", attempt.number)
      object.add("asked", attempt.asked.seconds)
      object.add("delay", attempt.delay)
      object.add("outcome", attempt.outcome)
      object.add("over", attempt.over?.seconds)
      return object.text
    }
    lines += rows.map { row in
      var object = JSONObjectText()
      object.add("latency", row.weather.latency)
      object.add("answers", row.weather.failure.rawValue)
      object.add("runs", row.runs)
      object.add("outcomes", row.outcomes)
      object.add(raw: "broken", JSONText.array(row.broken.map { JSONText.string($0.law) }))
      return object.text
    }
    var verdict = JSONObjectText()
    verdict.add("title", name.title)
    verdict.add("runs", runCount)
    verdict.add("depends_on_schedule", dependsOnSchedule)
    verdict.add("pick", turn?.number)
    verdict.add("schedule", turn?.schedule.description)
    return lines + [verdict.text]
  }
}
