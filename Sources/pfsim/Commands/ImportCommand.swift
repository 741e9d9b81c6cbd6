import Scenarios

/// `pfsim import`: a recorded drive becomes a scenario.
enum ImportCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    throw UsageError("`import` is not there yet")
  }
}
