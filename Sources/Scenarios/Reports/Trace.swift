import GuidanceCore
import SimWorld

/// The timeline of one run, in JSON lines or in columns.
///
/// The same name of a run gives the same bytes, in debug and release, in every process.
public struct Trace: Sendable {
  /// What names the run: printed first.
  public let name: RunName
  /// What happened.
  public let journal: Journal
  /// Whether fixes, compass updates and camera moves are shown too.
  public let showsFixes: Bool

  /// Makes a trace.
  public init(name: RunName, journal: Journal, showsFixes: Bool = false) {
    self.name = name
    self.journal = journal
    self.showsFixes = showsFixes
  }

  /// The lines as JSON: the head, an event each, and the counts with the hash of all lines before.
  public var jsonLines: [String] {
    var lines = [name.json]
    var lineNumbers: [Int: Int] = [:]
    for (number, entry) in journal.entries.enumerated() where shows(entry.event) {
      lines.append(json(entry, lineNumbers: lineNumbers))
      lineNumbers[number] = lines.count
    }
    var hash = FNV1a64()
    for line in lines {
      hash.combine(line.utf8)
      hash.combine([10])
    }
    var tail = JSONObjectText()
    tail.add(raw: "t", Rounded.seconds(journal.endedAt))
    tail.add("events", journal.entries.count { !$0.event.isFrequent })
    tail.add("fixes", journal.entries.count { $0.event.kind == .fix })
    tail.add("refused", journal.entries.count { $0.event.isRefusedFix })
    tail.add("choices", journal.choices)
    tail.add("outcome", journal.outcome.description)
    tail.add("ledger", journal.ledger.findings.count)
    tail.add("hash", hash.hex)
    return lines + [tail.text]
  }

  /// The lines in columns: moment, actor, event and its fields.
  public var textLines: [String] {
    [name.line] + journal.entries.filter { shows($0.event) }.map(Self.columns)
  }

  /// The lines in columns of what happened within 30 s of a moment, the head line first.
  public func textLines(around moment: SimInstant) -> [String] {
    let span = Self.aroundSeconds * 1_000_000_000
    let near = journal.entries.filter { shows($0.event) && abs($0.time.nanoseconds - moment.nanoseconds) <= span }
    return [name.line] + near.map(Self.columns)
  }

  /// How far `--around` looks before and behind a moment.
  private static let aroundSeconds: Int64 = 30

  /// The moment that a text means, `3:15` or `1:02:03.5`; nil where it is none.
  public static func moment(_ text: String) -> SimInstant? { TimeText.instant(text) }

  /// One entry in columns.
  public static func columns(_ entry: JournalEntry) -> String {
    let moment = Rounded.moment(entry.time)
    let head = moment.leftPadded(9) + "  " + entry.actor.rawValue.rightPadded(9)
    let words = EventWords.words(of: entry.event)
    return head + " " + words + (entry.trip > 1 ? "  (trip \(entry.trip))" : "")
  }

  private func shows(_ event: JournalEvent) -> Bool { showsFixes || !event.isFrequent }

  private func json(_ entry: JournalEntry, lineNumbers: [Int: Int]) -> String {
    var line = JSONObjectText()
    line.add(raw: "t", Rounded.seconds(entry.time))
    line.add("actor", entry.actor.rawValue)
    line.add("event", entry.event.kind.rawValue)
    TraceFields.add(entry.event, to: &line)
    if entry.trip > 1 { line.add("trip", entry.trip) }
    if let cause = entry.cause, let number = lineNumbers[cause] { line.add("cause", number) }
    return line.text
  }
}

extension RunName {
  /// The first line of a trace.
  fileprivate var json: String {
    var line = JSONObjectText()
    line.add("pfsim", ToolVersion.current)
    line.add("scenario", path)
    line.add("title", title)
    line.add("case", caseNumber)
    line.add(raw: "seed", "\(seed)")
    line.add("schedule", schedule.argument)
    if !sets.isEmpty { line.add(raw: "set", JSONText.array(sets.map { JSONText.string("\($0.name)=\($0.value)") })) }
    return line.text
  }

  /// The first line of a trace in columns.
  public var line: String {
    var parts = [path, title, "seed \(seed)"]
    if schedule != .fifo { parts.append("schedule \(schedule)") }
    parts += sets.map { "\($0.name)=\($0.value)" }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// The tool's version.
public enum ToolVersion {
  /// As in CHANGELOG.md.
  public static let current = "0.1.0"
}

extension JournalEvent {
  /// Whether the event comes with every fix or reading, so that a trace leaves it out unless it is asked for.
  var isFrequent: Bool {
    switch kind {
    case .fix, .heading, .camera, .level: true
    default: false
    }
  }

  /// Whether the event is a fix that was refused.
  var isRefusedFix: Bool {
    if case .fix(let record) = self { record.refusal != nil } else { false }
  }
}

extension String {
  /// The text with blanks before it, up to a width.
  package func leftPadded(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }

  /// The text with blanks behind it, up to a width.
  package func rightPadded(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
