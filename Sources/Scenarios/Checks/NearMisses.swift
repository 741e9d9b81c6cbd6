import GuidanceCore
import SimWorld

extension Checker {
  /// The event of the same kind that comes nearest to what was asked: fewest wrong fields, then nearest in time.
  func nearest(_ event: EventReference, _ window: CheckWindow, except: [Int]) -> NearMiss? {
    let pattern = EventPattern(event.pattern)
    var candidates = events.all(pattern.kind).filter { !except.contains($0) }
    if let ordinal = event.ordinal { candidates = events.numbered(ordinal, pattern.kind).map { [$0] } ?? [] }
    let ranked = candidates.map { entry -> (entry: Int, wrong: [String], away: Double) in
      let time = journal.entries[entry].time
      let away = window.contains(entry, time) ? 0 : max(0, -window.depth(of: time))
      return (entry, pattern.differences(from: journal.entries[entry].event), away)
    }
    let best = ranked.min { ($0.wrong.count, $0.away, $0.entry) < ($1.wrong.count, $1.away, $1.entry) }
    guard let best else { return nil }
    var words = best.wrong
    if let late = lateness(best.entry, window) { words.append(late) }
    return NearMiss(entry: best.entry, missedBy: words.joined(separator: ", "))
  }

  /// How early or late an entry is for a window; nil inside.
  private func lateness(_ entry: Int, _ window: CheckWindow) -> String? {
    let time = journal.entries[entry].time
    guard !window.contains(entry, time) else { return nil }
    let early = time.seconds(to: window.opens.time)
    if early > 0 { return "\(WrittenNumber.seconds(early)) early" }
    guard let closes = window.closes, time >= closes.time else { return "at the very instant that opens the span" }
    let late = closes.time.seconds(to: time)
    return late == 0 ? "at the very instant that ends the span" : "\(WrittenNumber.seconds(late)) late"
  }
}

extension EventPattern {
  /// The fields of an event of the same kind that are not as the pattern asks, in words.
  func differences(from event: JournalEvent) -> [String] {
    switch event {
    case .announce(let found):
      return [
        Self.difference(stage, found.stage) { "`\($0.rawValue)`" },
        Self.difference(step, found.step) { "step \($0)" },
        Self.difference(words, found.instruction) { "\"\($0)\"" },
        Self.difference(distance, found.spokenDistance) { "\($0) m" },
        Self.difference(then, found.then) { "then \"\($0)\"" },
      ].compactMap { $0 }
    case .asked(let request): return [Self.difference(mode, request.mode) { "`\($0.rawValue)`" }].compactMap { $0 }
    case .failed(_, let found): return [Self.difference(error, found) { "`\($0.rawValue)`" }].compactMap { $0 }
    case .ended(let found): return [Self.difference(reason, found) { "`\($0.rawValue)`" }].compactMap { $0 }
    case .said(let speech): return [Self.difference(words, speech.words) { "\"\($0)\"" }].compactMap { $0 }
    default: return []
    }
  }

  private static func difference<Value: Equatable>(
    _ wanted: Value?, _ found: Value?, _ text: (Value) -> String
  ) -> String? {
    guard let wanted, wanted != found else { return nil }
    return "\(found.map(text) ?? "nothing") instead of \(text(wanted))"
  }
}
