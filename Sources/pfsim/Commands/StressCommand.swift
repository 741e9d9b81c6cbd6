import Scenarios

/// `pfsim stress`: plays schedules, latencies and failures over a scenario.
enum StressCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status { .undecided }
}
