import GuidanceCore
import SimWorld

/// The events of a run that a scenario can name, and the lines that say of each that it must come again.
struct ObservedEvents {
  private let journal: Journal
  private let index: EventIndex
  private let tolerance: Double
  private var settled: Set<Int> = []

  /// Looks through a journal.
  ///
  /// - Parameter tolerance: how far a moment may move, in seconds.
  init(_ journal: Journal, tolerance: Double) {
    self.journal = journal
    self.tolerance = tolerance
    index = EventIndex(journal)
  }

  /// How many entries there are.
  var count: Int { journal.entries.count }

  /// The entries that no line speaks of yet, in order.
  ///
  /// Not worth a line: what the voice makes of an announcement, and the reports that nobody asked for, each minute.
  var unsettled: [Int] {
    journal.entries.indices.filter { entry in
      !settled.contains(entry) && Vocabulary.eventKinds.contains(journal.entries[entry].event.kind)
        && isWorthALine(entry)
    }
  }

  /// Notes that an entry has its line, or shall have none.
  mutating func settle(_ entry: Int) { settled.insert(entry) }

  /// Notes the entry of a line that holds and names its moment.
  mutating func settle(_ expectation: Expectation, _ verdict: Verdict, _ checker: Checker) {
    switch expectation {
    case .event(let event, .some), .once(let event, .some):
      if let entry = checker.events.matching(event).first(where: { journal.entries[$0].time == verdict.at }) {
        settle(entry)
      }
    default: break
    }
  }

  /// Lines about an entry, the most exact first.
  func lines(about entry: Int) -> [Expectation] {
    let moment = WhenSyntax.at(Argument(.time(written(journal.entries[entry].time))), tolerance: toleranceArgument)
    let whole = reference(entry, EventSyntax(journal.entries[entry].event))
    let plain = reference(entry, EventSyntax(journal.entries[entry].event).withoutWords)
    return [line(whole, moment), line(plain, moment), line(whole, nil), line(plain, nil)]
  }

  /// How many there are of each kind that came several times.
  var counts: [Expectation] {
    Vocabulary.eventKinds.compactMap { kind in
      let count = index.all(kind).count
      guard count > 1, kind != .said, kind != .reported else { return nil }
      return .count(EventReference(pattern: EventSyntax(kind)), .exactly, Argument(count), nil)
    }
  }

  /// That nobody left the route, where nobody did.
  var absences: [Expectation] {
    index.all(.offRoute).isEmpty ? [.no(EventReference(pattern: EventSyntax(.offRoute)), nil)] : []
  }

  /// An event by its fields, and by its number where several have the same.
  private func reference(_ entry: Int, _ pattern: EventSyntax) -> EventReference {
    let alike = index.matching(EventReference(pattern: pattern))
    let number = index.all(pattern.kind).firstIndex(of: entry)
    return EventReference(ordinal: alike.count > 1 ? number.map { $0 + 1 } : nil, pattern: pattern)
  }

  private func line(_ event: EventReference, _ when: WhenSyntax?) -> Expectation {
    event.ordinal == nil ? .once(event, when) : .event(event, when)
  }

  /// With a tolerance the millisecond is enough.
  private func written(_ time: SimInstant) -> SimInstant {
    guard tolerance > 0 else { return time }
    return SimInstant(nanoseconds: (time.nanoseconds + 500_000) / 1_000_000 * 1_000_000)
  }

  private var toleranceArgument: Argument<Quantity>? {
    guard tolerance > 0 else { return nil }
    return Argument(tolerance < 1 ? Quantity(tolerance * 1000, .milliseconds) : Quantity(tolerance, .seconds))
  }

  private func isWorthALine(_ entry: Int) -> Bool {
    let cause = journal.entries[entry].cause.flatMap { cause in
      journal.entries.indices.contains(cause) ? journal.entries[cause].event.kind : nil
    }
    return switch journal.entries[entry].event.kind {
    case .said: cause != .announce
    case .reported: cause == .acted
    default: true
    }
  }
}

extension EventSyntax {
  /// An event with all fields that a scenario can name.
  init(_ event: JournalEvent) {
    self.init(event.kind)
    switch event {
    case .announce(let announcement):
      stage = Argument(announcement.stage)
      step = Argument(announcement.step)
      words = Self.literal(announcement.instruction)
      distance = announcement.spokenDistance.map { Argument(Quantity(Double($0), .meters)) }
      then = announcement.then.flatMap(Self.literal)
    case .asked(let request): mode = Argument(request.mode)
    case .failed(_, let failure): error = Argument(failure)
    case .ended(let end): reason = Argument(end)
    case .said(let speech): words = Self.literal(speech.words)
    default: break
    }
  }

  /// The same without what may be worded otherwise: words and distances.
  var withoutWords: Self {
    var event = self
    event.words = nil
    event.distance = nil
    event.then = nil
    return event
  }

  /// Words as they can be written; nil for those in which a reader would look for a parameter.
  private static func literal(_ words: String) -> Argument<String>? {
    words.contains("$") ? nil : Argument(words)
  }
}
