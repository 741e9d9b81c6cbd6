#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Luck that is looked up by the number of a sampling instead of being drawn in turn.
///
/// A reading that is left out then costs no luck: what the later ones get is the same with a silent span and without.
public struct SampleDraws: Sendable, Equatable {
  private let key: UInt64

  /// Makes the draws of a stream of its own.
  public init(_ generator: SeededGenerator) {
    var generator = generator
    key = generator.next()
  }

  /// An even number of 0 ..< 1 for a number that is not negative.
  public func unit(_ number: Int) -> Double { Double(word(UInt64(bitPattern: Int64(number))) >> 11) * 0x1p-53 }

  /// Two independent normal numbers of mean 0 and standard deviation 1 (Box and Muller, 1958).
  public func gaussians(_ number: Int) -> (first: Double, second: Double) {
    let radius = (-2 * log(1 - unit(2 * number))).squareRoot()
    let angle = 2 * .pi * unit(2 * number + 1)
    return (radius * cos(angle), radius * sin(angle))
  }

  private func word(_ number: UInt64) -> UInt64 {
    SeededGenerator.scrambled(key &+ (number &+ 1) &* 0x9E37_79B9_7F4A_7C15)
  }
}

/// The names of the streams that the lines of one sensor draw from.
///
/// Each kind of line counts for itself: a line more takes no luck from the others, unless it stands before one of its
/// own kind.
struct StreamNames {
  private var counts: [String: Int] = [:]

  /// The name of the next line of a kind: `gps.noise`, then `gps.noise.2`.
  mutating func next(_ kind: String) -> String {
    let count = counts[kind, default: 0] + 1
    counts[kind] = count
    return count == 1 ? kind : "\(kind).\(count)"
  }
}
