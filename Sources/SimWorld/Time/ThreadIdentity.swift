#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Which thread is running, for comparing only.
struct ThreadIdentity: Hashable, Sendable {
  private let bits: UInt

  /// The calling thread.
  static var current: Self {
    #if canImport(Glibc)
      Self(bits: UInt(pthread_self()))
    #else
      Self(bits: UInt(bitPattern: pthread_self()))
    #endif
  }
}
