import Scenarios

/// `pfsim mutants`: which scenario notices which mutant.
enum MutantsCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    let mutants = try arguments.all("--mutant").map { try Mutants.named($0) }
    let chosen = mutants.isEmpty ? Mutants.all : mutants
    if arguments.has("--list") {
      Output.result(chosen.map { "\($0.name) (\($0.seat.rawValue)): \($0.sentence)" }.joined(separator: "\n"))
      return .held
    }
    guard let runs = try SoundRuns.all(arguments) else { return .wrongInput }
    let table = KillTable(chosen, over: runs, jobs: try arguments.jobs())
    Output.result((arguments.value("--format") == "json" ? table.jsonLines : table.lines).joined(separator: "\n"))
    return arguments.has("--require-all") && !table.holes.isEmpty ? .failed : .held
  }
}
