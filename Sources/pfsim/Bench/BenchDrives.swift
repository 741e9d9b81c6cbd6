import Scenarios

/// Counts what the rules get wrong on generated drives.
enum BenchDrives {
  static func run(_ count: Int, _ arguments: ParsedArguments) throws -> Status {
    let watch = Stopwatch()
    let tally = try DriveTally(
      drives: count, seed: try arguments.number("--seed") ?? 1, jobs: try arguments.jobs())
    Output.result((tally.lines + [""]).joined(separator: "\n"))
    Output.complaint("in \(Int(watch.seconds.rounded())) s")
    return tally.findings.isEmpty ? .held : .failed
  }
}
