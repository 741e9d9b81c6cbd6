import GuidanceCore

/// Takes fixes at its period and hands them to the app when they are due.
public actor GPSReceiver: LaneActor {
  nonisolated let lane: Lane
  /// The receiver's identity on the world's executor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  private let clock: SimClock
  private let app: App
  private let end: SimInstant
  private let source: FixSource

  /// Makes a receiver for the run up to a moment.
  public init(source: FixSource, app: App, stage: Stage, end: SimInstant) {
    lane = stage.executor.lane("gps", rank: .receiver)
    clock = stage.executor.clock(rank: .receiver)
    self.source = source
    self.app = app
    self.end = end
  }

  /// Samples and delivers until the end; called once.
  ///
  /// At one moment what was taken earlier is delivered first.
  public func run() async {
    var source = source
    var pending: [DeliveredFix] = []
    var due = source.nextMoment
    let isDirect = sharesLane(with: app)
    while let moment = earlier(due, pending.first?.deliveredAt), moment <= end {
      await clock.pause(until: moment)
      if moment == due {
        let known = pending.count
        source.sample(into: &pending)
        if pending.count > 1 { pending.order(from: known) }
        due = source.nextMoment
      }
      while let first = pending.first, first.deliveredAt <= moment {
        pending.removeFirst()
        if isDirect {
          if directly(app, first, { $0.receiveDirectly($1) }) { await app.finishFix() }
        } else {
          await app.receive(first)
        }
      }
    }
  }

  private func earlier(_ a: SimInstant?, _ b: SimInstant?) -> SimInstant? {
    guard let a else { return b }
    guard let b else { return a }
    return min(a, b)
  }
}

extension [DeliveredFix] {
  /// Brings the fixes taken last in the order of their delivery; of one moment, in the order of their taking.
  fileprivate mutating func order(from known: Int) {
    for index in known..<count {
      let fix = self[index]
      var place = index
      while place > 0, (fix.deliveredAt, fix.number) < (self[place - 1].deliveredAt, self[place - 1].number) {
        place -= 1
      }
      if place < index { insert(remove(at: index), at: place) }
    }
  }
}

/// Where a receiver's fixes come from.
public struct FixSource: Sendable {
  private var model: ReceiverModel<Drive>?
  private let period: Int64
  private let recorded: [DeliveredFix]
  /// The number of the next sample, or the index of the next recorded fix.
  private var next = 0

  /// A model that samples the truth.
  public static func model(_ model: ReceiverModel<Drive>) -> Self {
    Self(model: model, period: model.period, recorded: [])
  }

  /// Fixes that were recorded, in the order of their receipt.
  public static func recorded(_ fixes: [DeliveredFix]) -> Self { Self(model: nil, period: 0, recorded: fixes) }

  /// When the next sample is taken; nil after the last.
  var nextMoment: SimInstant? {
    if period > 0 { return SimInstant(nanoseconds: Int64(next) * period) }
    return next < recorded.count ? recorded[next].deliveredAt : nil
  }

  /// Takes the next sample: appends none, one or more fixes, some of them to be delivered later.
  mutating func sample(into fixes: inout [DeliveredFix]) {
    if period > 0 {
      model?.sample(number: next, into: &fixes)
    } else {
      fixes.append(recorded[next])
    }
    next += 1
  }
}
