/// The commands of the tool: what parses the arguments, and what help, completions and the manual are made from.
package enum CommandTable {
  /// All commands, in the order of the help.
  package static let commands: [Command] = [
    run, trace, view, diff, audit, check, formatting, new, accept, importing, explain, fuzz, merge, shrink, stress,
    mutants, certify, engine, words, laws, bench, completions, manual,
  ]

  /// The command of a name.
  package static func command(named name: String) -> Command? { commands.first { $0.name == name } }

  static let run = Command(
    name: "run", operands: "[PATH...]", summary: "runs scenarios and says what did not hold",
    details: """
      A PATH is a scenario or a folder of them; without one, `scenarios/` is run. With --format the report is written in
      that form: to standard output, or to the --output file while standard output keeps the words for people.
      """,
    options: naming + [mutant] + foreignEngine + [
      Option(
        "--format", value: "FORMAT", "text (the default), json, junit, tap, or github for annotations",
        choices: RunFormat.allCases.map(\.rawValue)),
      Option("--output", short: "-o", value: "FILE", "the file for the report"),
      Option("--report", value: "FILE.html", "a page for a browser, with a map of each run that did not hold"),
      Option("--audit", "how far ahead each maneuver was announced, below each run (see `pfsim audit`)"),
      Option("--watch", "runs again whenever a file changes"),
      Option("--filter", value: "TEXT", "only scenarios whose path or title contains TEXT"),
      Option("--tag", value: "TAG", "only scenarios with this tag"),
      Option("--quiet", short: "-q", "only failures and the summary"),
      Option("--verbose", short: "-v", "every expectation of every scenario, with its margin"),
    ])

  static let trace = Command(
    name: "trace", operands: "FILE", summary: "prints what happened in a run, one event a line",
    details: "Without --case all rows of `cases` are printed, each with its head line.",
    options: naming + [mutant] + foreignEngine + [
      Option("--format", value: "FORMAT", "text (the default) or json", choices: ["text", "json"]),
      Option("--fixes", "each fix, compass update and camera move too"),
      Option("--around", value: "MOMENT", "only what happened within 30 s of a moment, for instance 3:15"),
      Option("--map", "a picture of the map in front of the events, for a terminal"),
    ])

  static let view = Command(
    name: "view", operands: "FILE", summary: "makes a page on which a run can be looked at",
    details: """
      The page is one file and needs no network: the map with the truth, the fixes, the routes and the events, a strip of
      time with what must hold, and a slider. `FILE.html#t=195` opens it at 3:15. Without --output it is written to
      standard output. Several rows of `cases` become parts of one page.
      """,
    options: naming + foreignEngine + [
      Option("--output", short: "-o", value: "FILE", "the file to write"),
      Option("--svg", "the picture of the map alone"),
    ])

  static let diff = Command(
    name: "diff", operands: "A B", summary: "shows where two runs part ways",
    details: """
      A and B are scenarios, or traces that `trace --format json` wrote. Shows the first line that differs, the fields in
      which it does, and what stands round it; ends with status 1 where there is one. With --engine the second one is
      played by that engine; a single scenario is then compared with itself.
      """,
    options: naming + foreignEngine + [Option("--fixes", "scenarios: each fix, compass update and camera move too")])

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
    summary: "makes a scenario of a recorded drive",
    details: """
      Reads GPX, NMEA, GeoJSON, our own drive log, CSV with named columns, session recordings of other kits and route
      answers of providers; several drives are joined in order. Writes the scenario and, beside it, the fixes as
      FILE.fixes.jsonl. The route is the planned one where a file tells it, else the track itself. Places are moved to a
      synthetic origin and names are dropped, so that the files do not tell where somebody was.
      """,
    options: [
      Option("--output", short: "-o", value: "FILE", "the scenario to write"),
      Option("--force", "writes over a scenario that is there already"),
      Option("--keep-places", "leaves the places where they are, and the words of a route"),
      Option("--mode", value: "MODE", "driving, walking or cycling (default: guessed)", choices: modes),
      Option("--title", value: "TEXT", "the scenario's title"),
      Option("--simplify", value: "METERS", "how far the legs may lie from the track (default 5)"),
      Option(
        "--route", value: "FILE", "the planned route: a provider's answer, or a line of places; `as FORMAT` may follow"),
      Option("--from", value: "MOMENT", "leaves out what was received before"),
      Option("--to", value: "MOMENT", "leaves out what was received from then on"),
      Option("--only", value: "COLUMN=VALUE", "the rows of a CSV table that are read, as `--only trip_id=12`"),
    ])

  static let new = Command(
    name: "new", operands: "TITLE", summary: "writes a scenario to start from, which passes",
    details: "The file is named after the title unless --output says otherwise; one that is there is left alone.",
    options: [Option("--output", short: "-o", value: "FILE", "the scenario to write")])

  static let accept = Command(
    name: "accept", operands: "FILE", summary: "writes what happened as what must hold, after a yes",
    details: """
      Plays the scenario and shows how its expectations would change: lines that hold stay, a line about events that does
      not becomes what happened instead, what no line speaks of is added, each with its margin as a comment. Nothing is
      written without a yes. With `cases`, a line is written only where it holds in every row.
      """,
    options: [
      Option("--yes", short: "-y", "writes without asking"),
      Option(
        "--tolerance", value: "TIME", "how far a moment may move (default: half the time between two fixes; 0s: exact)"),
    ])

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
      Option(
        "--shard", value: "I/N|auto",
        "only every N-th run, from the I-th on; `auto` asks Slurm, Kubernetes, AWS Batch or GNU parallel"),
      Option("--first", "ends with the first failure"),
      Option("--show", value: "N", "prints the scenario of run N, and plays nothing"),
      Option("--corpus", value: "DIR", "where failures are kept; those that lie there are run first"),
      mutant,
    ] + foreignEngine + [format])

  static let merge = Command(
    name: "merge", operands: "DIR...", summary: "joins what the shards of a search found",
    details: """
      A DIR is the --corpus of a shard, or a folder of such folders. Adds up the summaries that lie there, and says
      which shards are missing; with --output the smallest scenario of each failure goes into one corpus.
      """,
    options: [Option("--output", short: "-o", value: "DIR", "the corpus to write"), format])

  static let shrink = Command(
    name: "shrink", operands: "FILE", summary: "makes the smallest scenario that still fails in the same way",
    details: """
      Prints the scenario, unless --output says where to write it. Of a recorded drive the fewest fixes are looked for
      that still fail so; they are written beside the scenario, by default FILE-small.scenario. Ctrl-C ends the search
      and writes what was found so far.
      """,
    options: naming + [mutant] + foreignEngine + [
      Option("--output", short: "-o", value: "FILE", "the scenario to write")
    ])

  static let stress = Command(
    name: "stress", operands: "[reroute|arrival|PATH...]",
    summary: "plays schedules, latencies and failures over a scenario",
    details: "Without a PATH, the built-in `reroute` and `arrival` are played.",
    options: [
      Option("--schedules", value: "N", "how many schedules of each kind (default 50)"),
      Option("--seed", value: "N", "where luck begins (default 1)"),
      jobs, mutant,
    ] + foreignEngine + [format])

  static let mutants = Command(
    name: "mutants", operands: "[PATH...]", summary: "shows which scenario notices which wrong world",
    details: "A PATH is a scenario or a folder of them; without one, `scenarios/` is played.",
    options: [
      Option("--mutant", value: "NAME", "only this one", isRepeatable: true),
      Option("--list", "the names of the mutants, each with its sentence; nothing is played"),
      Option("--require-all", "ends with status 1 where nobody notices a mutant"),
      jobs, format,
    ])

  static let certify = Command(
    name: "certify", operands: "[PATH...]", summary: "shows that every run is the same every time",
    details: """
      Repeats every run in new processes: with other seeds of their hash tables, without the processor's fused
      multiply-add, on several threads, with a lane for each actor. The first event that differs is named. A PATH is a
      scenario or a folder of them; without one, `scenarios/` is played.
      """,
    options: naming + [
      Option("--jobs", value: "N", "how many threads the process has that has several"),
      Option(
        "--witness", value: "CMD", "a program with your own engine, which prints what `Witness.lines(for:)` gives"),
      Option("--as-witness", "plays once and prints all that happened: what a certificate calls"),
      Option("--lanes", "with --as-witness: each actor has a lane of its own"),
      format,
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
      compass, faults, heavy; with a map map-bare, map-world, map-lost) is only played, once a round, for a profiler to
      watch. Not among all of them are `reading`, which measures how fast recordings are imported, `tracks FILE...`, which
      tables what becomes of real ones, and `mutated`, which imports N broken ones of each kind on --jobs threads and
      plays an eighth of them. With --drives nothing is timed: gate and engine follow that many generated drives, and what
      they get wrong is counted; each drive has the seed after the one before it.
      """,
    options: [
      Option("--rounds", value: "N", "how many rounds (default 15; `reading` 5, `mutated` 10000)"),
      Option("--drives", value: "N", "counts false off-routes and the like on N generated drives instead"),
      Option("--seed", value: "N", "where the luck of `mutated` and --drives begins (default 1)"), jobs,
      Option("--osm", value: "FILE", "measures a drive over the roads of this OpenStreetMap file too (.osm, .osm.gz)"),
    ])

  static let completions = Command(
    name: "completions", operands: "SHELL", summary: "prints what a shell needs to complete commands and options",
    details: "A SHELL is bash, zsh or fish. For bash: `source <(pfsim completions bash)`.", options: [])

  static let manual = Command(
    name: "man", operands: "", summary: "prints the manual page",
    details: "To read it: `pfsim man | man -l -`.", options: [])

  private static let modes = ["driving", "walking", "cycling"]

  static let mutant = Option(
    "--mutant", value: "NAME", "with this wrong world; `pfsim mutants --list` shows all")
  static let jobs = Option("--jobs", value: "N", "how many threads (default: as many as the machine has)")
  static let format = Option(
    "--format", value: "FORMAT", "text (the default) or json", choices: ["text", "json"])

  /// What names a run.
  static let naming = [
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
