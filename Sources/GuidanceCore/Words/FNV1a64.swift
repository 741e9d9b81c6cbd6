/// The 64-bit FNV-1a hash: small, and the same on every machine and in every process.
public struct FNV1a64: Sendable, Equatable {
  /// The hash of what was put in so far; begins with the offset basis of the definition.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Makes the hash of nothing.
  public init() {}

  /// Puts bytes in.
  public mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The value as 16 hexadecimal digits.
  public var hex: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The hash of a text's UTF-8 bytes, as 16 hexadecimal digits.
  public static func hex(of text: String) -> String {
    var hash = Self()
    hash.combine(text.utf8)
    return hash.hex
  }
}
