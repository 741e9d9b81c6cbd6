/// The commands about engines: how they announce, and ours for somebody else; the options that put one in.
extension CommandTable {
  static let audit = Command(
    name: "audit", operands: "[PATH...]", summary: "shows how far ahead each maneuver was announced",
    details: """
      For each maneuver: which stage announced it first, how far and how many seconds ahead, whether `now` came, and the
      worst error of a spoken distance. A PATH is a scenario or a folder of them; without one, `scenarios/` is audited.
      Over several seeds the leads are given as their 5th and 50th percentile.
      """,
    options: naming + [
      Option("--seeds", value: "N", "plays N seeds in a row, from --seed or the scenario's on"),
      jobs, mutant,
    ] + foreignEngine + [
      format,
      Option("--output", short: "-o", value: "FILE", "the file for the audit"),
    ])

  static let engine = Command(
    name: "engine", operands: "", summary: "speaks the pipe: our engine for somebody else's tool",
    details: """
      Reads a request a line from standard input and writes an answer a line; docs/engines.md tells the protocol. It ends
      with standard input. `pfsim run --engine "pfsim engine"` runs the scenarios through it.
      """,
    options: [Option("--mutant", value: "NAME", "a wrong engine; `pfsim mutants --list` shows which there are")])

  /// What puts an engine of somebody else in the place of ours.
  static let foreignEngine = [
    Option(
      "--engine", value: "CMD", "an engine of your own: a command that is started once a run, see docs/engines.md"),
    Option("--engine-timeout", value: "TIME", "how long an answer of it may take (default 5s)"),
    Option("--ungated", "it is handed every fix, those too that the gate refuses"),
  ]
}
