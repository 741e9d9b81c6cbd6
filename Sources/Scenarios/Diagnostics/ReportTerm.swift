/// What a report says of an expectation or a run, for `pfsim explain`.
package enum ReportTerm: String, CaseIterable {
  /// An expectation failed.
  case didNotHold = "did-not-hold"
  /// An expectation said nothing about the run.
  case vacuous
  /// An expectation held by a hair.
  case onTheEdge = "on-the-edge"
  /// A run came to no end.
  case undecided
  /// What escaped or was left behind.
  case ledger
  /// Warnings of a search.
  case tooSlow = "too-slow"
  case faultNeverFired = "fault-never-fired"
  case allFixesRefused = "all-fixes-refused"
  case neverLeft = "never-left"

  /// The term at more length.
  package var explanation: String {
    let (sentence, remedy) = words
    return "\(rawValue)\n\n  \(sentence).\n  \(remedy).\n"
  }

  private var words: (String, String) {
    switch self {
    case .didNotHold:
      (
        "What an expectation asks for was not so in this run; the line `nearest` names the event that came closest",
        "`margin` tells by how much it failed; `pfsim trace FILE` shows all that happened"
      )
    case .vacuous:
      (
        "An expectation looked at nothing: its span never opened, or what it forbids cannot happen at all",
        "Name a moment that comes; a check that looks at nothing counts as failed. A search warns so of runs that judged nothing"
      )
    case .onTheEdge:
      (
        "An expectation held by less than 0.1 m or 10 ms: the next change of anything may turn it over",
        "Widen the span, or ask for what matters; moments that are met exactly are not meant"
      )
    case .undecided:
      (
        "The run reached a limit (`limit`, or the most events) before its end, so nobody can say whether it holds",
        "Raise `limit`, or shorten the drive"
      )
    case .tooSlow:
      (
        "A search played fewer than \(Int(SearchHealth.slowRate)) runs a second and core",
        "Shorten the scenario, or build in release; an engine of your own has its own speed"
      )
    case .faultNeverFired:
      (
        "A kind of fault was drawn \(SearchHealth.manyDraws) times or more in a search, and no fix met it",
        "Look whether the drive lasts long enough for it, and whether its moment comes"
      )
    case .allFixesRefused:
      (
        "In more than \(SearchHealth.manyPercent) % of the runs of a search guidance refused every fix, so that nothing was tried",
        "Let the lines of `vary` be milder"
      )
    case .neverLeft:
      (
        "No run of a search went off its route, so that nothing of rerouting was tried",
        "Add a `leave` to the drive, or search with --worlds"
      )
    case .ledger:
      (
        "A run counts what escaped its virtual time (other threads, real sleeps) and who still slept at the end",
        "`clean` means that the run repeats; what else stands there names the task to look at"
      )
    }
  }
}
