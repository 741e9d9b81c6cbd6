import GuidanceCore

/// Hands compass readings to the app at its period.
public actor Compass: LaneActor {
  nonisolated let lane: Lane
  /// The compass's identity on the world's executor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  private let clock: SimClock
  private let app: App
  private let end: SimInstant
  private let model: CompassModel<Drive>

  /// Makes a compass for the run up to a moment.
  public init(model: CompassModel<Drive>, app: App, stage: Stage, end: SimInstant) {
    lane = stage.executor.lane("compass", rank: .sensor)
    clock = stage.executor.clock(rank: .sensor)
    self.model = model
    self.app = app
    self.end = end
  }

  /// Reads until the end; called once.
  public func run() async {
    var model = model
    let isDirect = sharesLane(with: app)
    var number = 0
    while model.moment(ofReading: number) <= end {
      await clock.pause(until: model.moment(ofReading: number))
      if let reading = model.sample(number: number) {
        if isDirect { directly(app, reading) { $0.receive($1) } } else { await app.receive(reading) }
      }
      number += 1
    }
  }
}

/// Hands the level to the app each second.
public actor Barometer {
  nonisolated let lane: Lane
  /// The barometer's identity on the world's executor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  private let clock: SimClock
  private let app: App
  private let end: SimInstant
  private let model: BarometerModel

  /// Makes a barometer for the run up to a moment.
  public init(model: BarometerModel, app: App, stage: Stage, end: SimInstant) {
    lane = stage.executor.lane("barometer", rank: .sensor)
    clock = stage.executor.clock(rank: .sensor)
    self.model = model
    self.app = app
    self.end = end
  }

  /// Reads until the end.
  public func run() async {
    var moment = SimInstant.zero
    while moment <= end {
      await clock.pause(until: moment)
      await app.receive(level: model.level(at: moment))
      moment.nanoseconds += 1_000_000_000
    }
  }
}
