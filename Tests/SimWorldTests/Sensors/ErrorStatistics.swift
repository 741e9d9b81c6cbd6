import SimWorld

/// What errors show when they are measured: pooled over both axes.
struct ErrorStatistics {
  var sum = 0.0
  var squares = 0.0
  var products = 0.0
  var count = 0
  private var last: GroundError?

  /// Takes the error of the next sampling.
  mutating func take(_ error: GroundError) {
    sum += error.east + error.north
    squares += error.east * error.east + error.north * error.north
    if let last { products += last.east * error.east + last.north * error.north }
    last = error
    count += 1
  }

  /// The standard deviation per axis of errors whose mean is known to be 0.
  var sigma: Double { (squares / Double(2 * count)).squareRoot() }
  /// The mean over both axes.
  var mean: Double { sum / Double(2 * count) }
  /// The correlation of neighbours.
  var correlation: Double { products / Double(2 * (count - 1)) / (squares / Double(2 * count)) }
}
