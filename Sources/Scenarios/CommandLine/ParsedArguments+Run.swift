import SimWorld

extension ParsedArguments {
  /// What ``CommandTable/naming`` asks of a scenario: seed, schedule, case and replaced values.
  package func runOptions() throws(UsageError) -> RunOptions {
    var options = RunOptions()
    options.seed = try number("--seed")
    options.caseNumber = try number("--case", atLeast: 1).map { Int(clamping: $0) }
    if let text = value("--schedule") {
      guard let schedule = Schedule(text) else {
        throw UsageError("`--schedule` takes `fifo`, `random:N` or `pct:N`, found `\(text)`")
      }
      options.schedule = schedule
    }
    for text in all("--set") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("`--set` takes NAME=VALUE, found `\(text)`", help: "for instance `--set speed=55km/h`")
      }
      options.sets[parts[0]] = parts[1]
    }
    return options
  }

  /// Those arguments again, for another process.
  package var namingWords: [String] {
    CommandTable.naming.flatMap { option in all(option.name).map { "\(option.name)=\($0)" } }
  }
}
