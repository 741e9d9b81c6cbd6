/// A small seeded generator: the same seed gives the same words on every machine.
///
/// One word of state that advances by the golden ratio's odd constant and is scrambled on the way out (the SplitMix64
/// construction of Steele, Lea and Flood, 2014). It passes the usual statistical batteries and is not for secrets.
public struct SeededGenerator: RandomNumberGenerator, Sendable, Hashable {
  private var state: UInt64

  /// Makes a generator that begins at a seed.
  public init(seed: UInt64) { state = seed }

  /// The next word.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.scrambled(state)
  }

  /// Spreads every bit of a word over all others; one to one.
  static func scrambled(_ word: UInt64) -> UInt64 {
    var mixed = word
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
