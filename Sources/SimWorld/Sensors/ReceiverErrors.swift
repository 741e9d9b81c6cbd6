#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import GuidanceCore

/// The lines of a receiver that say how good it is, each with the luck it draws from.
///
/// Where two set the same thing, the later line wins; a preset sets accuracy, noise, drift, outliers and the noise of
/// the course.
struct ReceiverErrors: Sendable {
  private var lines: [QualityLine] = []
  private var wanders: [WanderingError] = []
  private var presets: [PresetErrors] = []
  /// What holds for the whole run where every line does.
  private var steady: ReceiverState?

  /// Takes the lines of quality out of a plan.
  init(plan: GPSPlan, chance: Chance, end: SimInstant) {
    let seconds = Double(plan.period) / 1e9
    var names = StreamNames()
    for line in plan.lines {
      guard let quality = quality(line.effect, period: seconds, names: &names, chance: chance) else { continue }
      let window = WindowTracker(line.window, period: plan.period, end: end) {
        chance.stream(names.next("gps.times.\(line.effect.kind)"))
      }
      lines.append(QualityLine(quality: quality, window: window))
    }
    if lines.allSatisfy(\.window.isAlways) && presets.allSatisfy({ $0.carPark == nil }) { steady = state(at: 0) }
  }

  /// How good the receiver is for the fix taken at a moment; asked once a fix, in order.
  mutating func state(at time: Int64) -> ReceiverState {
    if let steady { return steady }
    var state = ReceiverState()
    for index in lines.indices where lines[index].window.meets(time) {
      switch lines[index].quality {
      case .accuracy(let meters): state.accuracy = meters
      case .noise(let sigma, let noise): (state.noiseSigma, state.noise) = (sigma, noise)
      case .drift(let sigma, let index): (state.driftSigma, state.drift) = (sigma, index)
      case .bias(let meters, let direction): (state.biasMeters, state.biasDirection) = (meters, direction)
      case .delay(let nanoseconds): state.delay = nanoseconds
      case .courseNoise(let sigma, let draws):
        (state.courseSigma, state.course, state.velocityNoise) = (sigma, draws, 0)
      case .preset(let index): set(preset: index, in: &state, at: time)
      }
    }
    return state
  }

  /// The error of the place, and whether an outlier is in it.
  ///
  /// - Parameter growth: by how much the white noise is larger than usual.
  mutating func placeError(
    _ state: ReceiverState, number: Int, course: Double, growth: Double
  ) -> (error: GroundError, isOutlier: Bool) {
    var sum = GroundError.zero
    var isOutlier = false
    if let noise = state.noise, state.noiseSigma != 0 {
      sum.add(noise.error(number: number, sigma: state.noiseSigma * growth))
    }
    if let drift = state.drift { sum.add(wanders[drift].error(number: number, sigma: state.driftSigma)) }
    if let direction = state.biasDirection {
      let bearing = direction.bearing(travelling: course) * .pi / 180
      sum.add(GroundError(east: state.biasMeters * sin(bearing), north: state.biasMeters * cos(bearing)))
    }
    if let preset = state.outliers, let outlier = presets[preset].outliers?.error(number: number) {
      sum.add(outlier)
      isOutlier = true
    }
    return (sum, isOutlier)
  }

  private mutating func quality(
    _ effect: GPSEffect, period: Double, names: inout StreamNames, chance: Chance
  ) -> Quality? {
    switch effect {
    case .accuracy(let meters): return .accuracy(meters)
    case .noise(let sigma): return .noise(sigma, WhiteNoise(chance.stream(names.next("gps.noise"))))
    case .drift(let sigma, let seconds):
      wanders.append(
        WanderingError(chance.stream(names.next("gps.drift")), period: period, timeConstant: seconds))
      return .drift(sigma, wanders.count - 1)
    case .bias(let meters, let direction): return .bias(meters, direction)
    case .delay(let seconds): return .delay(SimInstant.seconds(max(0, seconds)).nanoseconds)
    case .courseNoise(let sigma):
      return .courseNoise(sigma, SampleDraws(chance.stream(names.next("gps.course-noise"))))
    case .preset(let preset):
      presets.append(errors(of: preset, period: period, name: names.next("gps.like"), chance: chance))
      return .preset(presets.count - 1)
    default: return nil
    }
  }

  private mutating func errors(of preset: GPSPreset, period: Double, name: String, chance: Chance) -> PresetErrors {
    let figures = preset.figures
    wanders.append(
      WanderingError(chance.stream("\(name).drift"), period: period, timeConstant: figures.driftSeconds))
    var errors = PresetErrors(
      figures: figures, noise: WhiteNoise(chance.stream("\(name).noise")), drift: wanders.count - 1,
      course: SampleDraws(chance.stream("\(name).course")))
    if figures.outlierShare > 0 {
      errors.outliers = Outliers(
        chance.stream("\(name).outliers"), share: figures.outlierShare, most: figures.outlierMost)
    }
    if preset == .carPark { errors.carPark = CarPark(chance.stream("\(name).car-park")) }
    return errors
  }

  private func set(preset index: Int, in state: inout ReceiverState, at time: Int64) {
    let preset = presets[index]
    let figures = preset.figures
    state.accuracy = preset.carPark?.accuracy(at: time) ?? figures.accuracy
    state.isGap = preset.carPark?.isGap(at: time) ?? false
    (state.noiseSigma, state.noise) = (figures.noise, preset.noise)
    state.drift = preset.drift
    state.driftSigma = preset.carPark == nil ? figures.drift : figures.drift * state.accuracy
    state.outliers = preset.outliers == nil ? nil : index
    (state.course, state.velocityNoise) = (preset.course, figures.velocityNoise)
  }
}

/// How good a receiver is at one moment.
struct ReceiverState: Sendable {
  /// The claimed accuracy, in metres.
  var accuracy = 5.0
  /// Nanoseconds from taking to delivering.
  var delay: Int64 = 0
  /// Whether a preset leaves this fix out.
  var isGap = false
  /// White noise, and its sigma per axis.
  var noise: WhiteNoise?
  var noiseSigma = 0.0
  /// The index of the wandering error, and its sigma per axis.
  var drift: Int?
  var driftSigma = 0.0
  /// A constant error.
  var biasDirection: Direction?
  var biasMeters = 0.0
  /// The index of the preset whose outliers hold.
  var outliers: Int?
  /// The noise of the course: in degrees, or in metres per second of the velocity.
  var course: SampleDraws?
  var courseSigma = 0.0
  var velocityNoise = 0.0

  /// What the receiver says of a true course.
  func reported(course true: Double, speed: Double, number: Int) -> Double {
    guard let course else { return `true` }
    let pair = course.gaussians(number)
    if velocityNoise > 0 {
      // The direction of the true velocity with an error on both axes: the slower, the wilder.
      let turn = atan2(velocityNoise * pair.second, speed + velocityNoise * pair.first) * 180 / .pi
      return Geodesy.normalizedDegrees(`true` + turn)
    }
    return Geodesy.normalizedDegrees(`true` + courseSigma * pair.first)
  }
}

private struct QualityLine: Sendable {
  var quality: Quality
  var window: WindowTracker
}

private struct PresetErrors: Sendable {
  var figures: PresetFigures
  var noise: WhiteNoise
  var drift: Int
  var outliers: Outliers?
  var course: SampleDraws
  var carPark: CarPark?
}

private enum Quality: Sendable {
  case accuracy(Double)
  case noise(Double, WhiteNoise)
  case drift(Double, Int)
  case bias(Double, Direction)
  case delay(Int64)
  case courseNoise(Double, SampleDraws)
  case preset(Int)
}
