#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Errors of consecutive fixes that know nothing of each other: normal on each axis.
public struct WhiteNoise: Sendable, Equatable {
  private let draws: SampleDraws

  /// Makes the noise of a stream.
  public init(_ generator: SeededGenerator) { draws = SampleDraws(generator) }

  /// The error of one sampling, for a standard deviation per axis in metres.
  public func error(number: Int, sigma: Double) -> GroundError {
    let pair = draws.gaussians(number)
    return GroundError(east: sigma * pair.first, north: sigma * pair.second)
  }
}

/// An error that wanders: a first-order Gauss-Markov process on each axis.
///
/// Between two samplings it is discretised exactly: x' = φ x + σ √(1 - φ²) w with φ = exp(-period / time constant), so
/// that its spread and its correlation do not depend on the period. It begins in its stationary state.
public struct WanderingError: Sendable, Equatable {
  private let draws: SampleDraws
  private let keep: Double
  private let renew: Double
  private var number = -1
  private var state = GroundError.zero

  /// Makes the error of a stream; a time constant of 0 makes it white.
  ///
  /// - Parameters:
  ///   - generator: where the draws come from.
  ///   - period: seconds between two samplings.
  ///   - timeConstant: seconds in which the correlation falls to 1/e.
  public init(_ generator: SeededGenerator, period: Double, timeConstant: Double) {
    draws = SampleDraws(generator)
    keep = timeConstant > 0 ? exp(-period / timeConstant) : 0
    renew = (1 - keep * keep).squareRoot()
  }

  /// The error of one sampling, for a standard deviation per axis in metres; cheap when the numbers rise.
  public mutating func error(number wanted: Int, sigma: Double) -> GroundError {
    if wanted < number { number = -1 }
    while number < wanted { step() }
    return GroundError(east: sigma * state.east, north: sigma * state.north)
  }

  private mutating func step() {
    number += 1
    let pair = draws.gaussians(number)
    if number == 0 {
      state = GroundError(east: pair.first, north: pair.second)
    } else {
      state.east = keep * state.east + renew * pair.first
      state.north = keep * state.north + renew * pair.second
    }
  }
}

/// Rare large errors with a heavy tail: a share of the fixes lies off by a Pareto distance, in any direction.
///
/// The distance has shape 1 (its density falls with the square) between a quarter of the most and the most: the median
/// is 0.4 of the most, the mean 0.46.
public struct Outliers: Sendable, Equatable {
  /// The share of fixes that lie off.
  public var share: Double
  /// The largest distance, in metres.
  public var most: Double
  private let draws: SampleDraws

  /// Makes the outliers of a stream.
  public init(_ generator: SeededGenerator, share: Double, most: Double) {
    draws = SampleDraws(generator)
    self.share = share
    self.most = most
  }

  /// The error of one sampling; nil = no outlier.
  public func error(number: Int) -> GroundError? {
    guard draws.unit(3 * number) < share else { return nil }
    // The inverse of the bounded Pareto distribution of shape 1 and bounds most / 4 and most.
    let distance = most / (4 - 3 * draws.unit(3 * number + 1))
    let angle = 2 * .pi * draws.unit(3 * number + 2)
    return GroundError(east: distance * sin(angle), north: distance * cos(angle))
  }
}
