/// A value that only its world's thread touches: shared by the world's actors without a lock.
///
/// A lock and a check for exclusive access at each touch were measured to cost more than what is done with a journal.
///
/// Unchecked, because: the value lies behind a pointer that nothing but ``withValue(_:)`` follows once it is made, and
/// that compares threads before it does. A caller on another thread gets nil and stands in the ledger, as at the other
/// doors of the kernel. On the one thread that is left two accesses can only overlap where the body comes back here,
/// and it cannot: it is handed the value and does not escape; debug builds check it.
final class WorldLocal<Value>: @unchecked Sendable {
  private struct Cell {
    var value: Value
    var isOpen = false
  }

  private let cell: UnsafeMutablePointer<Cell>
  private let kernel: SimKernel

  /// Puts a value into the world of an executor; called on the thread that made the world.
  init(_ value: sending Value, of executor: SimExecutor) {
    kernel = executor.kernel
    cell = .allocate(capacity: 1)
    cell.initialize(to: Cell(value: value))
  }

  deinit {
    cell.deinitialize(count: 1)
    cell.deallocate()
  }

  /// Works on the value in place; nil, and a line in the ledger, on another thread than the world's.
  @inline(__always)
  func withValue<Result>(_ body: (inout Value) -> Result) -> Result? {
    guard kernel.isOnOwnThread else {
      kernel.noteForeignCall()
      return nil
    }
    assert(!cell.pointee.isOpen, "a body of `withValue` came back for the same value")
    cell.pointee.isOpen = true
    defer { cell.pointee.isOpen = false }
    return body(&cell.pointee.value)
  }
}
