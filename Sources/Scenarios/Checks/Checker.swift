import GuidanceCore
import SimWorld

/// Holds a run's expectations against its journal.
///
/// A pure function of both: the same run and journal give the same verdicts.
public struct Checker: Sendable {
  /// The run.
  public let run: ScenarioRun
  /// What happened in it.
  public let journal: Journal
  let events: EventIndex
  let readings: ReadingIndex

  /// Makes a checker.
  public init(_ run: ScenarioRun, _ journal: Journal) {
    self.run = run
    self.journal = journal
    events = EventIndex(journal)
    readings = ReadingIndex(journal)
  }

  /// A verdict for each expectation, in file order.
  public var verdicts: [Verdict] { run.expectations.map { verdict(on: $0) } }

  /// The verdict on one line.
  public func verdict(on line: Line<Expectation>) -> Verdict {
    var verdict = Verdict(span: line.span, text: line.content.written, outcome: .held)
    do throws(Vacuity) {
      switch line.content {
      case .event(let event, let when): try checkEvent(event, when, &verdict)
      case .once(let event, let when): try checkOnce(event, when, &verdict)
      case .count(let event, let relation, let number, let span):
        try checkCount(event, relation, number.literal ?? 0, span, &verdict)
      case .no(let event, let when): try checkNone(event, when, &verdict)
      case .order(let events): checkOrder(events, &verdict)
      case .always(let reading, let relation, let span): try checkAlways(reading, relation, span, &verdict)
      case .at(let moment, let reading, let relation): try checkAt(moment, reading, relation, &verdict)
      case .finally(let reading, let relation): try checkFinally(reading, relation, &verdict)
      }
    } catch {
      verdict.outcome = .vacuous(error.reason)
      verdict.observed = error.reason
    }
    return verdict
  }
}

/// Why an expectation says nothing about a run.
struct Vacuity: Error {
  var reason: String
}
