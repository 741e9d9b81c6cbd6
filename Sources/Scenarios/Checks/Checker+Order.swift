import SimWorld

extension Checker {
  /// `order EVENT, EVENT, ...`: the first occurrences come in this order.
  func checkOrder(_ references: [EventReference], _ verdict: inout Verdict) {
    verdict.expected = references.map { "`\($0.written)`" }.joined(separator: ", then ")
    var found: [Int] = []
    for reference in references {
      guard let first = events.matching(reference).first else {
        verdict.outcome = .failed
        verdict.observed = "`\(reference.written)` never happened"
        verdict.margin = Margin(-1, .events)
        verdict.nearest = nearest(reference, .run, except: [])
        verdict.at = verdict.nearest.map { time($0.entry) }
        return
      }
      found.append(first)
    }
    verdict.observed = found.map { sight($0) }.joined(separator: ", ")
    let pairs = zip(found, found.dropFirst())
    verdict.margin = pairs.map { time($0).seconds(to: time($1)) }.min().map { Margin($0, .seconds) }
    guard let wrong = pairs.first(where: { $0 >= $1 }) else { return }
    verdict.outcome = .failed
    verdict.at = time(wrong.1)
    let early = time(wrong.1).seconds(to: time(wrong.0))
    verdict.margin = early == 0 ? nil : Margin(min(-early, verdict.margin?.value ?? 0), .seconds)
    let moment = early == 0 ? "at the same time, but" : WrittenNumber.seconds(early)
    verdict.nearest = NearMiss(
      entry: wrong.1,
      missedBy: wrong.0 == wrong.1
        ? "one event cannot come before itself"
        : "\(moment) before `\(journal.entries[wrong.0].event.written)`")
  }
}
