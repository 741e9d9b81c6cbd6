import Foundation
import Synchronization

/// The child processes that live, so that none outlives a tool that is stopped from outside.
enum LiveChildren {
  private static let groups = Mutex<Set<pid_t>>([])
  private static let isWatching = Atomic(false)

  /// Notes a group.
  static func add(_ group: pid_t) { groups.withLock { _ = $0.insert(group) } }

  /// Forgets a group that is gone.
  static func remove(_ group: pid_t) { groups.withLock { _ = $0.remove(group) } }

  /// From now on Ctrl-C and its like end the children first; to be called before other threads are started, as these
  /// inherit what is blocked here.
  static func watch() {
    if isWatching.exchange(true, ordering: .relaxed) { return }
    var signals = sigset_t()
    sigemptyset(&signals)
    for stopper in Interrupt.stoppers { sigaddset(&signals, stopper) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let waited = signals
    Thread { wait(for: waited) }.start()
  }

  private static func wait(for signals: sigset_t) {
    var signals = signals
    var found: Int32 = 0
    while true {
      guard sigwait(&signals, &found) == 0 else { return }
      // A search ends its work first, and the tool itself with it.
      if Interrupt.take() { continue }
      groups.withLock { for group in $0 { kill(-group, SIGKILL) } }
      signal(found, SIG_DFL)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(found)
    }
  }
}
