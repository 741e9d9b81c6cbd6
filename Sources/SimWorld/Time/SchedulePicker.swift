/// A moment at which the schedule had a choice, and what it chose.
public struct SchedulePick: Sendable, Hashable {
  /// The virtual moment.
  public var instant: SimInstant
  /// The place of the chosen job among the ready ones; 0 is the job that would run without a schedule.
  public var index: Int
  /// How many were ready; at least 2.
  public var readyCount: Int
  /// The lane of the chosen job; nil for code of no actor.
  public var lane: String?

  /// Makes a pick.
  public init(instant: SimInstant, index: Int, readyCount: Int, lane: String?) {
    self.instant = instant
    self.index = index
    self.readyCount = readyCount
    self.lane = lane
  }
}

/// Chooses among the ready jobs.
///
/// It draws only where more than one is ready, and keeps what it chose.
struct SchedulePicker {
  private enum Strategy {
    case first
    case random(SeededGenerator)
    case priorities(seed: UInt64, changes: [Int])
    case given([Int])
  }

  /// In how many octaves of choices a change point of `pct` may lie: among the first 2^12 - 1 choices.
  ///
  /// The number of choices of a run is not known beforehand: an octave is drawn, then a place in it, so that worlds of
  /// ten choices and of thousands both meet their change points.
  static let octaves = 12

  /// Whether all timers of an instant become ready before a pick.
  let releasesWholeInstants: Bool
  /// What was chosen so far.
  private(set) var picks: [Pick] = []
  private var strategy: Strategy
  private var fallen: [UInt32] = []

  /// A pick in few bytes.
  struct Pick {
    var instant: Int64
    var index: UInt16
    var readyCount: UInt16
    var lane: UInt32
  }

  init(schedule: Schedule, forcedPicks: [Int]?) {
    switch schedule {
    case _ where forcedPicks != nil: strategy = .given(forcedPicks ?? [])
    case .fifo: strategy = .first
    case .random(let seed): strategy = .random(Chance(seed: seed).stream("schedule"))
    case .pct(let seed):
      var generator = Chance(seed: seed).stream("schedule")
      let changes = (1..<Schedule.pctDepth).map { _ in Self.drawnChange(&generator) }
      strategy = .priorities(seed: generator.next(), changes: changes)
    }
    releasesWholeInstants = !(schedule.isFIFO && forcedPicks == nil)
  }

  /// From now on always the first.
  mutating func stopChoosing() { strategy = .first }

  /// The place of the next job to run; something must be ready.
  mutating func pick(from ready: borrowing ReadyQueue, now: Int64) -> Int {
    guard ready.count > 1 else { return 0 }
    let index: Int
    switch strategy {
    case .first: return 0
    case .random(var generator):
      index = generator.below(ready.count)
      strategy = .random(generator)
    case .priorities(let seed, let changes):
      var leader = leadingPlace(ready, seed: seed)
      if changes.contains(picks.count) {
        fallen.append(Self.number(ready[leader].lane))
        leader = leadingPlace(ready, seed: seed)
      }
      index = leader
    case .given(let list):
      index = picks.count < list.count ? max(0, min(list[picks.count], ready.count - 1)) : 0
    }
    picks.append(
      Pick(
        instant: now, index: UInt16(clamping: index), readyCount: UInt16(clamping: ready.count),
        lane: Self.number(ready[index].lane)))
    return index
  }

  /// The oldest job of the lane with the highest priority.
  private func leadingPlace(_ ready: borrowing ReadyQueue, seed: UInt64) -> Int {
    var best = 0
    for place in 1..<ready.count where leads(ready[place], ready[best], seed: seed) { best = place }
    return best
  }

  private func leads(_ one: ReadyJob, _ other: ReadyJob, seed: UInt64) -> Bool {
    let (lane, otherLane) = (Self.number(one.lane), Self.number(other.lane))
    if lane == otherLane { return one.arrival < other.arrival }
    return priority(of: lane, seed: seed) > priority(of: otherLane, seed: seed)
  }

  /// A lane's priority, from the seed and its number alone; those that fell lie below all others, the last one lowest.
  private func priority(of lane: UInt32, seed: UInt64) -> UInt64 {
    if let fall = fallen.lastIndex(of: lane) { return UInt64(Schedule.pctDepth - fall) }
    return SeededGenerator.scrambled(seed &+ UInt64(lane) &* 0x9E37_79B9_7F4A_7C15) | 1 << 63
  }

  private static func drawnChange(_ generator: inout SeededGenerator) -> Int {
    let octave = generator.below(octaves)
    return (1 << octave) - 1 + generator.below(1 << octave)
  }

  /// A lane's number; 0 for code of no actor.
  private static func number(_ lane: Unmanaged<Lane>?) -> UInt32 {
    lane?._withUnsafeGuaranteedRef { $0.number } ?? 0
  }
}
