import GuidanceCore

/// Takes fixes at its period and hands them to the app when they are due.
public actor GPSReceiver {
  nonisolated let lane: Lane
  /// The receiver's identity on the world's executor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  private let clock: SimClock
  private let app: App
  private let end: SimInstant
  private var source: FixSource
  private var pending: [DeliveredFix] = []

  /// Makes a receiver for the run up to a moment.
  public init(source: FixSource, app: App, stage: Stage, end: SimInstant) {
    lane = stage.executor.lane("gps", rank: .receiver)
    clock = stage.executor.clock(rank: .receiver)
    self.source = source
    self.app = app
    self.end = end
  }

  /// Samples and delivers until the end.
  ///
  /// At one moment what was taken earlier is delivered first.
  public func run() async {
    var due = source.nextMoment
    while let moment = earlier(due, pending.first?.deliveredAt), moment <= end {
      await clock.pause(until: moment)
      if moment == due {
        take(source.sample())
        due = source.nextMoment
      }
      while let first = pending.first, first.deliveredAt <= moment {
        pending.removeFirst()
        await app.receive(first)
      }
    }
  }

  private func earlier(_ a: SimInstant?, _ b: SimInstant?) -> SimInstant? {
    guard let a else { return b }
    guard let b else { return a }
    return min(a, b)
  }

  /// Keeps the fixes in the order of their delivery; of one moment, in the order of their taking.
  private func take(_ fixes: [DeliveredFix]) {
    for fix in fixes {
      let place = pending.lastIndex { ($0.deliveredAt, $0.number) <= (fix.deliveredAt, fix.number) } ?? -1
      pending.insert(fix, at: place + 1)
    }
  }
}

/// Where a receiver's fixes come from.
public enum FixSource: Sendable {
  /// A model that samples the truth; `number` is that of the next sample.
  case model(ReceiverModel<Drive>, number: Int)
  /// Fixes that were recorded, in the order of their receipt; `next` is the index of the next one.
  case recorded([DeliveredFix], next: Int)

  /// When the next sample is taken; nil after the last.
  var nextMoment: SimInstant? {
    switch self {
    case .model(let model, let number): model.moment(ofFix: number)
    case .recorded(let fixes, let next): next < fixes.count ? fixes[next].deliveredAt : nil
    }
  }

  /// Takes the next sample: none, one or more fixes, some of them to be delivered later.
  mutating func sample() -> [DeliveredFix] {
    switch self {
    case .model(var model, let number):
      self = .recorded([], next: 0)
      let fixes = model.sample(number: number)
      self = .model(model, number: number + 1)
      return fixes
    case .recorded(let fixes, let next):
      self = .recorded(fixes, next: next + 1)
      return [fixes[next]]
    }
  }
}
