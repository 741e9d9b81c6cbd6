import GuidanceCore
import SimWorld

/// What laws read: the journal, sorted by trips once for all laws, and the configuration.
public struct LawInput: Sendable {
  /// Everything that happened.
  public let journal: Journal
  /// The plan; laws read its configuration alone.
  public let plan: WorldPlan
  /// The trip's own figures.
  let tripConfig: TripConfig
  /// The trips in the order of their beginnings.
  private(set) var trips: [TripRecord] = []
  /// The accepted compass updates, in order.
  private(set) var headings: [HeadingMoment] = []
  /// The entries that read the barometer's level, in order.
  private(set) var levels: [Int] = []

  /// Makes the input of a run.
  public init(_ plan: WorldPlan, _ journal: Journal) {
    self.journal = journal
    self.plan = plan
    tripConfig = (try? plan.tripConfig()) ?? TripConfig()
    for index in journal.entries.indices { sort(index) }
  }

  /// The last moment that the journal knows of.
  var end: SimInstant {
    journal.outcome == .quiescent ? journal.endedAt : journal.entries.last?.time ?? .zero
  }

  /// When an entry was written.
  func time(_ entry: Int) -> SimInstant { journal.entries[entry].time }

  /// What an entry says.
  func event(_ entry: Int) -> JournalEvent { journal.entries[entry].event }

  /// The kind of what an entry says.
  func kind(_ entry: Int) -> EventKind { journal.entries[entry].event.kind }

  /// A breach at the moment of the last of some entries.
  func breach(_ entries: Int..., message: String) -> LawBreach {
    LawBreach(at: entries.last.map(time) ?? end, entries: entries, message)
  }

  private mutating func sort(_ index: Int) {
    let number = journal.entries[index].trip
    switch journal.entries[index].event {
    case .began(let facts):
      let config = (try? plan.guidanceConfig(facts.mode)) ?? GuidanceConfig(mode: facts.mode)
      trips.append(TripRecord(number: number, facts: facts, config: config, began: index))
    case .fix(let record):
      guard let trip = place(of: number) else { return }
      trips[trip].fixes.append(FixMoment(entry: index, time: journal.entries[index].time, record: record))
    case .heading(let degrees):
      headings.append(HeadingMoment(entry: index, time: journal.entries[index].time, degrees: degrees))
    case .level: levels.append(index)
    default:
      guard let trip = place(of: number) else { return }
      trips[trip].events.append(index)
    }
  }

  /// The place of a trip among all: the latest ones are asked for most.
  private func place(of number: Int) -> Int? { trips.lastIndex { $0.number == number } }
}

/// One trip of a run, as its laws see it.
struct TripRecord: Sendable {
  /// Its number, from 1.
  let number: Int
  /// What it began with.
  let facts: TripFacts
  /// The engine's figures for its mode.
  let config: GuidanceConfig
  /// The entry of its beginning.
  let began: Int
  /// The fixes that it was handed, in order.
  var fixes: [FixMoment] = []
  /// Its entries but fixes, compass updates and levels, in order.
  var events: [Int] = []

  /// The place among ``fixes`` of the one of an entry; nil where the entry is no fix of this trip.
  func fixPlace(ofEntry entry: Int?) -> Int? {
    guard let entry else { return nil }
    var low = 0
    var high = fixes.count
    while low < high {
      let middle = (low + high) / 2
      if fixes[middle].entry < entry { low = middle + 1 } else { high = middle }
    }
    return low < fixes.count && fixes[low].entry == entry ? low : nil
  }
}

/// A fix and when it was received.
struct FixMoment: Sendable {
  let entry: Int
  let time: SimInstant
  let record: FixRecord

  /// Whether nobody refused the fix.
  var isUsed: Bool { record.refusal == nil }
}

/// An accepted compass update.
struct HeadingMoment: Sendable {
  let entry: Int
  let time: SimInstant
  let degrees: Double
}
