extension Law {
  /// The run will repeat.
  static let deterministic = Law(
    "deterministic", of: "virtual time", "nothing escaped the virtual time and nothing was left behind"
  ) { input throws(LawBreach) in
    let findings = input.journal.ledger.findings
    if findings.isEmpty { return .held() }
    throw LawBreach(at: input.end, entries: [], findings.joined(separator: "; "))
  }
}
