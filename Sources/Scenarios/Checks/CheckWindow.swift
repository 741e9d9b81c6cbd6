import SimWorld

/// A span of the journal in which an expectation looks.
struct CheckWindow {
  /// Where it begins: the first moment that belongs to it, or the event behind which it begins.
  var opens: CheckMoment
  /// Where it ends; nil = with the run.
  var closes: CheckMoment?
  /// Whether the end belongs to it.
  var holdsItsEnd = false
  /// Whether it stands for one moment that is met exactly.
  var isExact = false
  /// Whether it stands for one moment and what lies so near it on both sides.
  var isTolerance = false
  /// Why it never closed, where its closing event did not happen.
  var neverCloses: String?

  /// Whether it is the whole run because nothing was written.
  var isRun = false

  /// The whole run.
  static let run = CheckWindow(opens: CheckMoment(.zero), isRun: true)

  /// Whether an entry lies in it.
  func contains(_ index: Int, _ time: SimInstant) -> Bool {
    hasOpened(time, isBehind: { index > $0 }) && !hasClosed(time, isBefore: { index < $0 })
  }

  /// Whether a reading lies in it.
  func contains(_ reading: Reading) -> Bool {
    // A reading that counts an event's entry was taken behind it.
    hasOpened(reading.time, isBehind: { reading.entries > $0 })
      && !hasClosed(reading.time, isBefore: { reading.entries <= $0 })
  }

  private func hasOpened(_ time: SimInstant, isBehind: (Int) -> Bool) -> Bool {
    opens.entry.map(isBehind) ?? (time >= opens.time)
  }

  private func hasClosed(_ time: SimInstant, isBefore: (Int) -> Bool) -> Bool {
    guard let closes else { return false }
    if let entry = closes.entry, !holdsItsEnd { return !isBefore(entry) }
    return holdsItsEnd ? time > closes.time : time >= closes.time
  }

  /// Whether nothing at all can lie in it.
  var isEmpty: Bool {
    guard let closes else { return false }
    if closes.time != opens.time { return closes.time < opens.time }
    if holdsItsEnd { return false }
    switch (opens.entry, closes.entry) {
    case (let open?, let close?): return close <= open
    case (nil, nil): return true
    default: return false
    }
  }

  /// How many seconds a moment lies inside, below zero outside; infinite where no bound is near.
  ///
  /// The beginning of a span is no bound for what comes behind the event that opens it.
  func depth(of time: SimInstant) -> Double {
    let sinceOpening = opens.time.seconds(to: time)
    let isFree = opens.entry == nil ? opens.time == .zero : sinceOpening >= 0
    return min(isFree ? .infinity : sinceOpening, left(at: time))
  }

  /// How many seconds a moment inside lies from a bound that it was not meant to meet: the very beginning of a span is.
  func edge(of time: SimInstant) -> Double {
    time == opens.time && !isTolerance ? left(at: time) : depth(of: time)
  }

  /// How many seconds a moment lies before the end; infinite where there is none.
  private func left(at time: SimInstant) -> Double { closes.map { time.seconds(to: $0.time) } ?? .infinity }

  /// The first and the last moment of the window in a run; nil for the whole run.
  func scope(endedAt end: SimInstant) -> ClosedRange<SimInstant>? {
    isRun ? nil : opens.time...max(opens.time, closes?.time ?? end)
  }

  /// The window in words, with times of the run.
  var written: String {
    guard let closes else {
      return opens.time == .zero && opens.entry == nil ? "" : "from \(opens.time.written) on"
    }
    if isExact, closes.time == opens.time { return "at \(opens.time.written)" }
    if opens.time == .zero, opens.entry == nil, !holdsItsEnd { return "before \(closes.time.written)" }
    return "from \(opens.time.written) to \(closes.time.written)" + (holdsItsEnd ? " inclusive" : "")
  }
}

extension Checker {
  /// The window of a WHEN; the whole run without one.
  ///
  /// - Throws: why it never opened in this run.
  func window(_ when: WhenSyntax?) throws(Vacuity) -> CheckWindow {
    let window =
      switch when {
      case nil: CheckWindow.run
      case .at(let moment, let tolerance): try exactly(self.moment(moment), tolerance)
      case .after(let time, let event, let tolerance):
        try exactly(
          CheckMoment(journal.entries[anchor(event)].time.later(time.literal?.baseValue ?? 0)), tolerance)
      case .span(let span): try window(span)
      }
    return try opened(window)
  }

  /// The window of a span; the whole run without one.
  func spanWindow(_ span: MomentSpan?) throws(Vacuity) -> CheckWindow {
    guard let span else { return .run }
    return try opened(window(span))
  }

  private func exactly(_ moment: CheckMoment, _ tolerance: Argument<Quantity>?) -> CheckWindow {
    guard let tolerance = tolerance?.literal?.baseValue, tolerance > 0 else {
      return CheckWindow(
        opens: CheckMoment(moment.time), closes: CheckMoment(moment.settles), holdsItsEnd: true, isExact: true)
    }
    let start = moment.time.later(-tolerance)
    return CheckWindow(
      opens: CheckMoment(start), closes: CheckMoment(moment.time.later(tolerance)), holdsItsEnd: true,
      isTolerance: true)
  }

  private func window(_ span: MomentSpan) throws(Vacuity) -> CheckWindow {
    switch span {
    case .from(let from, let to): closed(CheckWindow(opens: try moment(from)), by: to)
    case .before(let end): closed(CheckWindow(opens: CheckMoment(.zero)), by: end)
    case .after(let start): CheckWindow(opens: try moment(start))
    case .within(let time, let start): try within(time.literal?.baseValue ?? 0, after: moment(start))
    }
  }

  private func within(_ seconds: Double, after start: CheckMoment) -> CheckWindow {
    CheckWindow(opens: start, closes: CheckMoment(start.time.later(seconds)), holdsItsEnd: true)
  }

  private func closed(_ window: CheckWindow, by argument: Argument<Moment>) -> CheckWindow {
    var window = window
    do {
      window.closes = try moment(argument)
    } catch {
      window.neverCloses = error.reason
    }
    return window
  }

  private func opened(_ window: CheckWindow) throws(Vacuity) -> CheckWindow {
    if window.isEmpty {
      throw Vacuity(
        reason: "the span never opens: it would begin at \(window.opens.time.written) and end at "
          + "\(window.closes?.time.written ?? "")")
    }
    if window.opens.time > journal.endedAt {
      throw Vacuity(
        reason: "\(window.opens.time.written) lies after the run's end at \(journal.endedAt.written)")
    }
    return window
  }

  /// A window for an expectation that something happens in it: its end must have come.
  func closedWindow(_ window: CheckWindow) throws(Vacuity) -> CheckWindow {
    if let reason = window.neverCloses { throw Vacuity(reason: reason) }
    return window
  }
}
