/// A number or nil in the room of a number alone.
///
/// A run writes a reading at each fix, with ten numbers that may be unknown; the room for them decides how much memory
/// is touched.
@propertyWrapper
public struct Packed: Sendable, Equatable {
  /// Stands for nil: a NaN that no arithmetic gives.
  private static let unknown: UInt64 = 0x7ff8_dead_dead_dead
  private var bits = Self.unknown

  /// Packs a number or nil.
  public init(wrappedValue: Double?) { self.wrappedValue = wrappedValue }

  /// The number or nil.
  public var wrappedValue: Double? {
    get { bits == Self.unknown ? nil : Double(bitPattern: bits) }
    set { bits = newValue?.bitPattern ?? Self.unknown }
  }

  /// Whether both are unknown or the numbers are equal.
  public static func == (a: Self, b: Self) -> Bool { a.wrappedValue == b.wrappedValue }
}
