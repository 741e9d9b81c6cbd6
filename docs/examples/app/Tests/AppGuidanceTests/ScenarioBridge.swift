import Scenarios
import Testing

/// Tells Swift Testing what came of a scenario: an issue for each thing that did not hold, at its line of the scenario,
/// and what happened as an attachment.
func report(_ played: PlayedScenario) {
  for problem in played.problems {
    let place = SourceLocation(
      fileID: "scenarios/\(problem.path)", filePath: problem.path, line: problem.line, column: problem.column)
    Issue.record("\(problem.message)", sourceLocation: place)
  }
  if !played.problems.isEmpty { Attachment.record(played.trace, named: "trace.txt") }
}
