import GuidanceCore

/// A reason to doubt that a search has looked where it should.
package enum SearchHealth: Sendable, Equatable {
  /// Few runs a second: so many.
  case slow(Double)
  /// Many runs judged nothing: so many of a hundred.
  case vacuous(Int)
  /// Kinds of faults that were drawn again and again and met no phase of a trip.
  case faultNeverFired([String])
  /// In many runs every fix was refused: in so many of a hundred.
  case allFixesRefused(Int)
  /// No run went off its route.
  case neverLeft

  /// Fewer runs a second and core are slow: a tenth of what drawn worlds of 200 s reach on the machine of
  /// docs/campaigns.md.
  static let slowRate = 100.0
  /// More runs of a hundred that judge nothing, or refuse everything, are many.
  static let manyPercent = 10
  /// So many runs tell something about a search.
  private static let fewRuns = 50
  /// Drawn so often a kind of fault should have met some phase.
  static let manyDraws = 20

  /// Its name.
  package var name: String { term.rawValue }

  private var term: ReportTerm {
    switch self {
    case .slow: .tooSlow
    case .vacuous: .vacuous
    case .faultNeverFired: .faultNeverFired
    case .allFixesRefused: .allFixesRefused
    case .neverLeft: .neverLeft
    }
  }

  /// Cause and remedy, in a line.
  package var sentence: String {
    switch self {
    case .slow(let rate):
      "\(JSONText.number((rate * 10).rounded() / 10)) runs a second and core; shorten the scenario, or build in release"
    case .vacuous(let percent):
      "\(percent) % of the runs gave no law anything to measure and expected nothing; add `no` and `always` lines, or a"
        + " drive that begins its trip"
    case .faultNeverFired(let kinds):
      "\(kinds.joined(separator: ", ")) was drawn and met no fix; look whether the drive lasts long enough for it"
    case .allFixesRefused(let percent):
      "in \(percent) % of the runs every fix was refused; what guidance does was not tried there: let `vary` be milder"
    case .neverLeft:
      "no run went off its route, so that nothing of rerouting was tried; add a `leave` to the drive, or --worlds"
    }
  }

  /// All that a search gives reason to doubt.
  package static func warnings(of record: SearchRecord) -> [Self] {
    guard record.runs >= fewRuns else { return [] }
    var warnings: [Self] = []
    let rate = record.processorSeconds > 0 ? Double(record.runs) / record.processorSeconds : .infinity
    if rate < slowRate { warnings.append(.slow(rate)) }
    let vacuous = 100 * record.vacuous / record.runs
    if vacuous > manyPercent { warnings.append(.vacuous(vacuous)) }
    let unfired = FaultKind.allCases.filter { kind in
      record.drawn[kind.rawValue] ?? 0 >= manyDraws && (record.cells[kind.rawValue] ?? []).allSatisfy { $0 == 0 }
    }
    if !unfired.isEmpty { warnings.append(.faultNeverFired(unfired.map(\.title))) }
    let refused = 100 * record.refused / record.runs
    if refused > manyPercent { warnings.append(.allFixesRefused(refused)) }
    if record.left == 0 { warnings.append(.neverLeft) }
    return warnings
  }
}
