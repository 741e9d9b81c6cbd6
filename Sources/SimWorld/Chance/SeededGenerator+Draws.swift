#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Each draw takes a fixed number of words, so that the place in the stream depends on the calls and not on the values.
extension SeededGenerator {
  /// A number of 0 ..< `count`; one word.
  ///
  /// `count` is at least 1. The high half of a product: uneven by at most `count` parts in 2^64.
  public mutating func below(_ count: Int) -> Int {
    precondition(count > 0, "expected a count of at least 1, found \(count)")
    return Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// An even number of 0 ..< 1 in steps of 2^-53; one word.
  public mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// An even number of a range, its upper bound left out; one word.
  public mutating func uniform(in range: Range<Double>) -> Double {
    let value = range.lowerBound + (range.upperBound - range.lowerBound) * unit()
    // Rounding may reach the bound itself where the range is many times wider than its lower bound's spacing.
    return value < range.upperBound ? value : range.upperBound.nextDown
  }

  /// An even number of a closed range; one word.
  public mutating func uniform(in range: ClosedRange<Double>) -> Double {
    min(range.lowerBound + (range.upperBound - range.lowerBound) * unit(), range.upperBound)
  }

  /// A normal number of mean 0 and standard deviation 1; two words (Box and Muller, 1958; the second value is not kept).
  public mutating func gaussian() -> Double {
    let radius = (-2 * log(1 - unit())).squareRoot()
    return radius * cos(2 * .pi * unit())
  }

  /// A waiting time of a mean, exponentially distributed; one word.
  public mutating func exponential(mean: Double) -> Double { -mean * log(1 - unit()) }
}
