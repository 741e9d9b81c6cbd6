/// The commands of the tool: what parses the arguments, and what help, completions and the manual are made from.
package enum CommandTable {
  /// All commands, in the order of the help.
  package static let commands: [Command] = [
    run, trace, check, formatting, new, importing, explain, fuzz, shrink, stress, mutants, words, laws, bench,
  ]

  /// The command of a name.
  package static func command(named name: String) -> Command? { commands.first { $0.name == name } }

  static let run = Command(
    name: "run", operands: "[PATH...]", summary: "runs scenarios and says what did not hold",
    details: "A PATH is a scenario or a folder of them; without one, `scenarios/` is run.",
    options: naming + [
      mutant,
      Option("--filter", value: "TEXT", "only scenarios whose path or title contains TEXT"),
      Option("--tag", value: "TAG", "only scenarios with this tag"),
      Option("--quiet", "only failures and the summary"),
      Option("--verbose", "every expectation of every scenario, with its margin"),
    ])

  static let trace = Command(
    name: "trace", operands: "FILE", summary: "prints what happened in a run, one event a line",
    details: "Without --case all rows of `cases` are printed, each with its head line.",
    options: naming + [
      mutant,
      Option("--format", value: "FORMAT", "text (the default) or json", choices: ["text", "json"]),
      Option("--fixes", "each fix, compass update and camera move too"),
    ])

  static let check = Command(
    name: "check", operands: "[PATH...]", summary: "reads scenarios and shows all mistakes, without running",
    details: "A PATH is a scenario or a folder of them; without one, `scenarios/` is checked.",
    options: [
      Option("--set", value: "NAME=VALUE", "replaces a parameter, or a value of the configuration", isRepeatable: true),
      Option(
        "--format", value: "FORMAT", "text (the default), or github for annotations", choices: ["text", "github"]),
    ])

  static let formatting = Command(
    name: "fmt", operands: "[PATH...]", summary: "writes scenarios in canonical form",
    details: "A PATH is a scenario or a folder of them; without one, `scenarios/` is formatted.",
    options: [Option("--check", "changes nothing; shows what would change and ends with status 1")])

  static let importing = Command(
    name: "import", operands: "FILE... -o FILE.scenario",
    summary: "makes a scenario of a recorded drive (GPX or NMEA)",
    details: """
      Writes the scenario and, beside it, the fixes as FILE.fixes.jsonl. Places are moved to a synthetic origin and names
      are dropped, so that the files do not tell where somebody was.
      """,
    options: [
      Option("--output", short: "-o", value: "FILE", "the scenario to write"),
      Option("--keep-places", "leaves the places where they are"),
      Option("--mode", value: "MODE", "driving (the default), walking or cycling", choices: modes),
      Option("--title", value: "TEXT", "the scenario's title"),
      Option("--simplify", value: "METERS", "how far the route may lie from the track (default 5)"),
    ])

  static let new = Command(
    name: "new", operands: "TITLE", summary: "writes a scenario to start from, which passes",
    details: "The file is named after the title unless --output says otherwise; one that is there is left alone.",
    options: [Option("--output", short: "-o", value: "FILE", "the scenario to write")])

  static let explain = Command(
    name: "explain", operands: "ID", summary: "tells more about a complaint",
    details: "The ID stands in brackets in each complaint, as in `error[unknown-word]`.", options: [])

  static let fuzz = Command(
    name: "fuzz", operands: "[PATH...]", summary: "looks for runs that break a law",
    details: """
      With PATHs, varies these scenarios as their `vary` sections say, or in every way it knows; with --worlds (and
      without a PATH) makes whole worlds up. The smallest scenario of each failure goes into the corpus.
      """,
    options: [
      Option("--worlds", "makes worlds up, whatever scenarios are given"),
      Option("--runs", value: "N", "how many runs (default 1000, unless --for is given)"),
      Option("--for", value: "TIME", "how long, for instance 60s or 5min"),
      Option("--seed", value: "N", "where luck begins (default 1)"),
      jobs,
      Option("--shard", value: "I/N", "only every N-th run, from the I-th on; all N shards together are the whole"),
      Option("--first", "ends with the first failure"),
      Option("--show", value: "N", "prints the scenario of run N, and plays nothing"),
      Option("--corpus", value: "DIR", "where failures are kept; those that lie there are run first"),
      mutant,
      format,
    ])

  static let shrink = Command(
    name: "shrink", operands: "FILE", summary: "makes the smallest scenario that still fails in the same way",
    details: "Prints the scenario, unless --output says where to write it.",
    options: naming + [
      mutant,
      Option("--output", short: "-o", value: "FILE", "the scenario to write"),
    ])

  static let stress = Command(
    name: "stress", operands: "[reroute|arrival|PATH...]",
    summary: "plays schedules, latencies and failures over a scenario",
    details: "Without a PATH, the built-in `reroute` and `arrival` are played.",
    options: [
      Option("--schedules", value: "N", "how many schedules of each kind (default 50)"),
      Option("--seed", value: "N", "where luck begins (default 1)"),
      jobs, mutant, format,
    ])

  static let mutants = Command(
    name: "mutants", operands: "[PATH...]", summary: "shows which scenario notices which wrong world",
    details: "A PATH is a scenario or a folder of them; without one, `scenarios/` is played.",
    options: [
      Option("--mutant", value: "NAME", "only this one", isRepeatable: true),
      Option("--list", "the names of the mutants, each with its sentence; nothing is played"),
      Option("--require-all", "ends with status 1 where nobody notices a mutant"),
      jobs, format,
    ])

  static let words = Command(
    name: "words", operands: "[LIST]", summary: "lists the words of the language, each with its sentence",
    details: "A LIST is a heading, for instance `gps` or `relation`; `config` lists the names that `set` takes.",
    options: [])

  static let laws = Command(
    name: "laws", operands: "", summary: "lists what must hold in every run",
    details: "Every run is judged by all laws; a scenario suspends one with `laws off NAME because \"...\"`.",
    options: [])

  static let bench = Command(
    name: "bench", operands: "[WORKLOAD...]",
    summary: "measures nanoseconds a fix, and the world against the bare engine",
    details: """
      All workloads are measured in turn, round after round; the figures are medians of one run. A WORKLOAD (bare, world,
      compass, faults) is only played, once a round, for a profiler to watch.
      """,
    options: [Option("--rounds", value: "N", "how many rounds (default 15)")])

  private static let modes = ["driving", "walking", "cycling"]

  private static let mutant = Option("--mutant", value: "NAME", "with this wrong world; `pfsim mutants --list` shows all")
  private static let jobs = Option("--jobs", value: "N", "how many threads (default: as many as the machine has)")
  private static let format = Option(
    "--format", value: "FORMAT", "text (the default) or json", choices: ["text", "json"])

  /// What names a run.
  private static let naming = [
    Option("--seed", value: "N", "where luck begins (default: the scenario's)"),
    Option("--schedule", value: "fifo|random:N|pct:N", "in which order the jobs of one instant run"),
    Option("--case", value: "N", "only this row of `cases`, from 1"),
    Option("--set", value: "NAME=VALUE", "replaces a parameter, or a value of the configuration", isRepeatable: true),
  ]
}

/// One command of the tool.
package struct Command: Sendable {
  /// Its name.
  package let name: String
  /// Its operands, as help shows them.
  package let operands: String
  /// What it does, in half a line.
  package let summary: String
  /// More, in a few lines.
  package let details: String
  /// Its options.
  package let options: [Option]
}

/// One option of a command.
package struct Option: Sendable {
  /// Its name, with the dashes.
  package let name: String
  /// A short form; nil = none.
  package let short: String?
  /// What its value is called; nil = it takes none.
  package let value: String?
  /// What it does, in half a line.
  package let summary: String
  /// The only values that it takes; empty = any.
  package let choices: [String]
  /// Whether it may stand several times.
  package let isRepeatable: Bool

  init(
    _ name: String, short: String? = nil, value: String? = nil, _ summary: String, choices: [String] = [],
    isRepeatable: Bool = false
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.summary = summary
    self.choices = choices
    self.isRepeatable = isRepeatable
  }
}
