/// Follows the window of one line through the readings that are taken, in their order.
struct WindowTracker: Sendable, Equatable {
  private enum Form: Sendable, Equatable {
    case always
    case span(from: Int64, to: Int64)
    case moments
  }

  /// When the readings that the line met last are over: the span's end, or the sampling after the last one met.
  private(set) var over: Int64 = .min
  private let form: Form
  private let period: Int64
  private let run: Int
  private var pending: [Int64] = []
  private var next = 0
  private var left = 0

  /// Makes a tracker.
  ///
  /// - Parameters:
  ///   - run: how many readings a moment meets.
  ///   - end: the end of the run, before which seeded moments lie.
  ///   - luck: where seeded moments come from; asked only when there are some.
  init(_ window: FaultWindow, run: Int = 1, period: Int64, end: SimInstant, luck: () -> SeededGenerator) {
    self.period = period
    self.run = max(1, run)
    switch window {
    case .always: form = .always
    case .span(let from, let to): form = .span(from: from.nanoseconds, to: to.nanoseconds)
    case .at(let moment):
      form = .moments
      pending = [moment.nanoseconds]
    case .times(let count, let from, let to):
      form = .moments
      pending = Self.moments(count, from: from, to: min(to, end), period: period, luck: luck())
    }
  }

  /// The end of the span; nil for a line without a span.
  var spanEnd: Int64? {
    if case .span(_, let to) = form { to } else { nil }
  }

  /// Whether the line holds for the whole run.
  var isAlways: Bool { form == .always }

  /// Whether the line meets the reading taken at a moment; asked once for each reading that is taken, in order.
  ///
  /// One of several moments meets a reading at a time: two that wait for the same one meet it and the one after it.
  mutating func meets(_ time: Int64) -> Bool {
    switch form {
    case .always: return true
    case .span(let from, let to):
      if time >= from { over = to }
      return time >= from && time < to
    case .moments:
      if left == 0 {
        guard next < pending.count, pending[next] <= time else { return false }
        next += 1
        left = run
      }
      left -= 1
      over = time + period
      return true
    }
  }

  /// Moments of different samplings in a half open span, evenly drawn; all of them where there are not more.
  private static func moments(
    _ count: Int, from: SimInstant, to: SimInstant, period: Int64, luck: SeededGenerator
  ) -> [Int64] {
    var luck = luck
    let first = max(0, roundedUp(from.nanoseconds, to: period) / period)
    let samplings = roundedUp(max(0, to.nanoseconds), to: period) / period - first
    guard count > 0, samplings > 0 else { return [] }
    var numbers: Set<Int64> = []
    if count >= samplings {
      numbers = Set(0..<samplings)
    } else {
      // One after the other, so that a smaller count keeps the first ones.
      while numbers.count < count { numbers.insert(Int64(luck.below(Int(samplings)))) }
    }
    return numbers.sorted().map { (first + $0) * period }
  }

  /// The first sampling at or after a moment.
  static func roundedUp(_ time: Int64, to period: Int64) -> Int64 {
    let rest = time % period
    if rest == 0 { return time }
    let floor = rest > 0 ? time - rest : time - rest - period
    let (sum, overflow) = floor.addingReportingOverflow(period)
    return overflow ? .max : sum
  }
}
