/// The luck of a run: one seed, split into streams by name.
///
/// A stream depends on the seed and its own name alone, so that a new stream, or more draws from one, never shift the
/// luck of another.
public struct Chance: Sendable, Hashable {
  /// Where luck begins.
  public let seed: UInt64

  /// Makes the luck of a seed.
  public init(seed: UInt64) { self.seed = seed }

  /// A fresh generator for a name, such as `gps.noise`; asked twice it begins anew.
  public func stream(_ name: String) -> SeededGenerator {
    // FNV-1a over the name's bytes, begun at its 64-bit offset basis; the seed is scrambled first, so that near seeds
    // with near names do not meet.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return SeededGenerator(seed: SeededGenerator.scrambled(seed &+ SeededGenerator.scrambled(hash)))
  }
}
