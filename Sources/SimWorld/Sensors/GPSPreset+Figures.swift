/// The sizes of the errors of a preset.
struct PresetFigures: Sendable, Equatable {
  /// White noise per axis, in metres.
  var noise: Double
  /// Wandering error per axis, in metres; for the car park a share of the claimed accuracy.
  var drift: Double
  /// Its time constant, in seconds.
  var driftSeconds: Double
  /// The claimed accuracy, in metres.
  var accuracy: Double
  /// The share of outliers.
  var outlierShare = 0.0
  /// Their largest distance, in metres.
  var outlierMost = 0.0
  /// Noise of the velocity across the travel, in metres per second: it turns the course by its angle.
  var velocityNoise: Double
}

extension GPSPreset {
  /// The preset's errors.
  ///
  /// The noise of the velocity is ours: open sky takes what a receiver showed whose speed agreed with its positions to
  /// 0.16 m/s in 99 of 100 fixes (0.16 / 2.58); the others get more as the sky gets less.
  var figures: PresetFigures {
    switch self {
    case .openSky: PresetFigures(noise: 0.4, drift: 1.5, driftSeconds: 60, accuracy: 4, velocityNoise: 0.06)
    case .street: PresetFigures(noise: 2, drift: 6, driftSeconds: 30, accuracy: 10, velocityNoise: 0.2)
    case .urbanCanyon:
      PresetFigures(
        noise: 0, drift: 25, driftSeconds: 60, accuracy: 15, outlierShare: 0.02, outlierMost: 80, velocityNoise: 0.5)
    // Honest: two of three fixes lie within the claimed accuracy, which for a normal error is 1.5 sigma of one axis.
    case .carPark: PresetFigures(noise: 0, drift: 1 / 1.5, driftSeconds: 30, accuracy: 65, velocityNoise: 0.5)
    }
  }
}

/// What a car park does to a receiver: coarse for some seconds, each time otherwise, and sometimes silent.
struct CarPark: Sendable, Equatable {
  /// How long one accuracy lasts, in nanoseconds; ours.
  static let stretch: Int64 = 10_000_000_000
  /// The share of the stretches without a fix; ours.
  static let gapShare = 0.3
  /// The claimed accuracies, in metres.
  static let accuracies = 65.0...200.0

  private let draws: SampleDraws

  /// Makes the car park of a stream.
  init(_ generator: SeededGenerator) { draws = SampleDraws(generator) }

  /// Whether nothing is taken at a moment.
  func isGap(at time: Int64) -> Bool { draws.unit(2 * Int(time / Self.stretch)) < Self.gapShare }

  /// The claimed accuracy at a moment, in metres.
  func accuracy(at time: Int64) -> Double {
    let range = Self.accuracies
    return range.lowerBound + (range.upperBound - range.lowerBound) * draws.unit(2 * Int(time / Self.stretch) + 1)
  }
}
