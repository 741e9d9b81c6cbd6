/// A value that only its world's thread touches: shared by the world's actors without a lock.
///
/// A lock and a check for exclusive access at each touch were measured to cost more than what is done with a journal.
///
/// Unchecked, because: the value lies behind a pointer that nothing but ``value`` follows once it is made, and that
/// traps on another thread than the world's; doors that such a thread could come to ask ``isHere`` first. On the one
/// thread that is left, accesses could overlap only where one begins inside another: whoever holds a `WorldLocal` keeps
/// it private and calls nobody else from inside an access.
final class WorldLocal<Value>: @unchecked Sendable {
  private let pointer: UnsafeMutablePointer<Value>
  private let kernel: SimKernel

  /// Puts a value into the world of an executor; called on the thread that made the world.
  init(_ value: sending Value, of executor: SimExecutor) {
    kernel = executor.kernel
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: value)
  }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }

  /// Whether the calling thread is the world's; one that is not stands in the ledger.
  @inline(__always)
  var isHere: Bool {
    if kernel.isOnOwnThread { return true }
    kernel.noteForeignCall()
    return false
  }

  /// The value, read and changed in place.
  @inline(__always)
  var value: Value {
    _read {
      precondition(kernel.isOnOwnThread, "a world's value is touched on another thread than the world's")
      yield pointer.pointee
    }
    _modify {
      precondition(kernel.isOnOwnThread, "a world's value is touched on another thread than the world's")
      yield &pointer.pointee
    }
  }
}
