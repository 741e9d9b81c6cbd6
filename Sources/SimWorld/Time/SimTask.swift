/// A task of a world, as ``SimExecutor/spawn(_:rank:_:)`` gives it out.
public struct SimTask: Sendable {
  let handle: Task<Void, Never>?
  let kernel: SimKernel

  /// Asks the task to end: its sleepers wake at this instant, in their rank's turn, with a `CancellationError`.
  ///
  /// A call from a thread that is not the world's does nothing but stand in the ledger.
  public func cancel() {
    guard kernel.isOnOwnThread else { return kernel.noteForeignCall() }
    handle?.cancel()
  }
}
