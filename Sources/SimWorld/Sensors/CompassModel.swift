import GuidanceCore

/// The simulated compass as a value: it reads the truth's facing each period.
///
/// The traveller faces the way of travel, or where a `reads` line turns him; bias and noise come on top. The magnetic
/// declination is 0, so that both norths are one: `magnetic` takes the true heading away and leaves the same direction
/// as the magnetic one. Where two lines set the same thing the later one wins.
public struct CompassModel<Truth: TruthSource>: Sendable {
  /// What a compass claims that no line says otherwise of, in degrees; ours.
  public static var usualAccuracy: Double { 5 }

  /// Nanoseconds between two readings.
  public let period: Int64
  private let truth: Truth
  private var silences: [WindowTracker] = []
  private var lines: [CompassLineState] = []

  /// Makes a compass.
  ///
  /// - Parameters:
  ///   - plan: what the scenario says of the compass.
  ///   - truth: how the traveller moves.
  ///   - chance: where its luck comes from.
  ///   - end: the end of the run, before which seeded moments lie.
  public init(plan: CompassPlan, truth: Truth, chance: Chance, end: SimInstant) {
    let period = max(1, plan.period)
    self.period = period
    self.truth = truth
    var names = StreamNames()
    for line in plan.lines {
      let window = WindowTracker(line.window, period: period, end: end) {
        chance.stream(names.next("compass.times.\(line.effect.kind)"))
      }
      if line.effect == .silent {
        silences.append(window)
      } else {
        var draws: SampleDraws?
        if case .noise = line.effect { draws = SampleDraws(chance.stream(names.next("compass.noise"))) }
        lines.append(CompassLineState(effect: line.effect, window: window, draws: draws))
      }
    }
  }

  /// When the reading of a number is taken.
  public func moment(ofReading number: Int) -> SimInstant { SimInstant(nanoseconds: Int64(number) * period) }

  /// Takes the reading of a number, from 0 in rising order; nil = silence.
  public mutating func sample(number: Int) -> CompassReading? {
    let instant = moment(ofReading: number)
    var isSilent = false
    for index in silences.indices where silences[index].meets(instant.nanoseconds) { isSilent = true }
    if isSilent { return nil }
    var facing = truth.state(at: instant).course
    var accuracy = Self.usualAccuracy
    var bias = 0.0
    var noise = 0.0
    var isMagnetic = false
    var isInvalid = false
    for index in lines.indices where lines[index].window.meets(instant.nanoseconds) {
      switch lines[index].effect {
      case .noise(let sigma): noise = sigma * (lines[index].draws?.gaussians(number).first ?? 0)
      case .bias(let degrees): bias = degrees
      case .magnetic: isMagnetic = true
      case .accuracy(let degrees): accuracy = degrees
      case .reads(let degrees): facing = degrees
      case .invalid: isInvalid = true
      case .silent: break
      }
    }
    let heading = Geodesy.normalizedDegrees(facing + bias + noise)
    return CompassReading(
      trueHeading: isMagnetic ? -1 : heading, magneticHeading: heading, accuracy: isInvalid ? -1 : accuracy)
  }
}

private struct CompassLineState: Sendable {
  let effect: CompassEffect
  var window: WindowTracker
  let draws: SampleDraws?
}

extension CompassEffect {
  /// The name of the line's kind, as its seeded moments are named.
  fileprivate var kind: String {
    switch self {
    case .noise: "noise"
    case .bias: "bias"
    case .magnetic: "magnetic"
    case .accuracy: "accuracy"
    case .reads: "reads"
    case .invalid: "invalid"
    case .silent: "silent"
    }
  }
}
