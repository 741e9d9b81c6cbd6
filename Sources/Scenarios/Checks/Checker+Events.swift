import SimWorld

extension Checker {
  /// `EVENT [WHEN]`: such an event happens then.
  func checkEvent(_ event: EventReference, _ when: WhenSyntax?, _ verdict: inout Verdict) throws(Vacuity) {
    verdict.expected = expected(event, nil)
    let window = try closedWindow(self.window(when))
    verdict.expected = expected(event, window)
    verdict.scope = window.scope(endedAt: journal.endedAt)
    let found = events.matching(event)
    let inside = found.filter { window.contains($0, time($0)) }
    if let first = inside.first {
      verdict.at = time(first)
      verdict.observed = sight(first)
      verdict.margin = when == nil ? Margin(Double(inside.count), .events) : depth(inside, window)
      verdict.isOnTheEdge = isOnTheEdge(inside, window)
      return
    }
    verdict.outcome = .failed
    miss(event, found, window, &verdict)
  }

  /// `EVENT once [WHEN]`: exactly one in the run, and it happens then.
  func checkOnce(_ event: EventReference, _ when: WhenSyntax?, _ verdict: inout Verdict) throws(Vacuity) {
    verdict.expected = "once " + expected(event, nil)
    let window = try closedWindow(self.window(when))
    verdict.expected = "once " + expected(event, window)
    verdict.scope = window.scope(endedAt: journal.endedAt)
    let found = events.matching(event)
    if found.count > 1 {
      verdict.outcome = .failed
      verdict.observed = "\(found.count) of them: " + list(found)
      verdict.margin = Margin(Double(1 - found.count), .events)
      verdict.at = time(found[1])
      verdict.nearest = NearMiss(entry: found[1], missedBy: "one too many")
      return
    }
    guard let only = found.first, window.contains(only, time(only)) else {
      verdict.outcome = .failed
      return miss(event, found, window, &verdict)
    }
    verdict.at = time(only)
    verdict.observed = sight(only)
    verdict.margin = when == nil ? Margin(1, .events) : depth([only], window)
    verdict.isOnTheEdge = isOnTheEdge([only], window)
  }

  /// `EVENT N times [SPAN]`: so many in the span.
  func checkCount(
    _ event: EventReference, _ relation: CountRelation, _ number: Int, _ span: MomentSpan?, _ verdict: inout Verdict
  ) throws(Vacuity) {
    let word = relation == .exactly ? "" : relation.rawValue + " "
    verdict.expected = "\(word)\(number) of \(expected(event, nil))"
    let window = try closedWindow(spanWindow(span))
    verdict.expected = "\(word)\(number) of \(expected(event, window))"
    verdict.scope = window.scope(endedAt: journal.endedAt)
    let inside = events.matching(event).filter { window.contains($0, time($0)) }
    let margin =
      switch relation {
      case .exactly: -abs(inside.count - number)
      case .atLeast: inside.count - number
      case .atMost: number - inside.count
      }
    verdict.margin = Margin(Double(margin), .events)
    verdict.observed = inside.isEmpty ? "none" : "\(inside.count) of them: " + list(inside)
    guard margin < 0 else { return }
    verdict.outcome = .failed
    if inside.count > number {
      verdict.at = time(inside[number])
      verdict.nearest = NearMiss(entry: inside[number], missedBy: "one too many")
    } else if let near = nearest(event, window, except: inside) {
      verdict.at = time(near.entry)
      verdict.nearest = near
    }
  }

  /// `no EVENT [WHEN]`: none then.
  func checkNone(_ event: EventReference, _ when: WhenSyntax?, _ verdict: inout Verdict) throws(Vacuity) {
    verdict.expected = "no " + expected(event, nil)
    try checkExistence(event.pattern)
    let window = try self.window(when)
    verdict.expected = "no " + expected(event, window)
    verdict.scope = window.scope(endedAt: journal.endedAt)
    let found = events.matching(event)
    let inside = found.filter { window.contains($0, time($0)) }
    guard let first = inside.first else {
      verdict.observed = found.isEmpty ? "none" : "none then; \(list(found))"
      let distances = found.map { -window.depth(of: time($0)) }
      verdict.margin = distances.min().map { Margin(max(0, $0), .seconds) } ?? Margin(1, .events)
      // An event at the very instant at which a span ends was meant to be outside.
      verdict.isOnTheEdge =
        verdict.margin.map { $0.unit == .seconds && $0.value > 0 && $0.value < Edge.seconds } ?? false
      return
    }
    verdict.outcome = .failed
    verdict.margin = Margin(-Double(inside.count), .events)
    verdict.at = time(first)
    verdict.observed = sight(first) + (inside.count > 1 ? ", and \(inside.count - 1) more" : "")
    verdict.nearest = NearMiss(entry: first, missedBy: "it should not be there")
  }

  // MARK: Measures

  /// Tells what came instead of an event, and by how much it missed.
  private func miss(_ event: EventReference, _ found: [Int], _ window: CheckWindow, _ verdict: inout Verdict) {
    let depth = depth(found, window)
    verdict.margin = depth.map { $0.unit == .seconds && $0.value <= 0 } == true ? depth : Margin(-1, .events)
    guard let near = nearest(event, window, except: []) else {
      verdict.observed = "no `\(event.pattern.kind.rawValue)`"
      return
    }
    verdict.nearest = near
    verdict.at = time(near.entry)
    verdict.observed = sight(near.entry)
    if !window.isRun {
      let opens = window.opens.time
      verdict.window = opens...max(opens, window.closes?.time ?? journal.endedAt)
    }
  }

  /// How deep inside a window the best of some entries lies; below zero where all lie outside.
  private func depth(_ entries: [Int], _ window: CheckWindow) -> Margin? {
    let depths = entries.map { window.isExact && window.contains($0, time($0)) ? 0 : window.depth(of: time($0)) }
    guard let best = depths.max() else { return nil }
    return best.isFinite ? Margin(best, .seconds) : Margin(Double(entries.count), .events)
  }

  /// Whether events that were found lie too near a bound; exact moments, the beginnings of spans and the ends of half
  /// open ones are meant to be met.
  private func isOnTheEdge(_ entries: [Int], _ window: CheckWindow) -> Bool {
    guard !window.isExact else { return false }
    guard let best = entries.map({ window.edge(of: time($0)) }).max(), best < Edge.seconds else { return false }
    return window.holdsItsEnd ? best >= 0 : best > 0
  }

  func time(_ entry: Int) -> SimInstant { journal.entries[entry].time }

  /// An event and its moment in words.
  func sight(_ entry: Int) -> String {
    "`\(journal.entries[entry].event.written)` at \(time(entry).written)"
  }

  private func expected(_ event: EventReference, _ window: CheckWindow?) -> String {
    let words = window?.written ?? ""
    return words.isEmpty ? "`\(event.written)`" : "`\(event.written)` \(words)"
  }

  /// Moments in words, at most five.
  private func list(_ entries: [Int]) -> String {
    let shown = entries.prefix(5).map { time($0).written }
    return "at " + shown.joined(separator: ", ") + (entries.count > 5 ? ", ..." : "")
  }
}

/// What counts as too near a threshold.
enum Edge {
  static let meters = 0.1
  static let seconds = 0.01
}
