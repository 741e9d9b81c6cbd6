import Foundation
import Synchronization

/// One line that is written over and over, on a terminal only.
enum SearchProgress {
  private static let isShown = isatty(STDERR_FILENO) == 1
  /// So much fits into a line of any terminal.
  private static let width = 100

  /// Shows a line in the place of the last one.
  static func show(_ text: String) {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K\(text.prefix(width))".utf8)) }
  }

  /// Takes the line away.
  static func clear() { show("") }
}

/// Whether the person has asked the tool to stop.
enum Interrupt {
  private static let flag = Atomic(false)
  private static let isAwaited = Atomic(false)

  /// Whether he has.
  static var hasCome: Bool { flag.load(ordering: .relaxed) }

  /// What stops a tool: Ctrl-C, a batch system whose time is up, a terminal that is closed; what the caller has the tool
  /// ignore, as `nohup` does, stays ignored.
  static let stoppers: [Int32] = [SIGINT, SIGTERM, SIGHUP].filter { stopper in
    let before = signal(stopper, SIG_DFL)
    signal(stopper, before)
    return unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// From now on the first Ctrl-C, or its like, ends the work and not the tool; the second one ends the tool.
  static func listen() {
    isAwaited.store(true, ordering: .relaxed)
    for stopper in stoppers {
      signal(stopper) { _ in
        Interrupt.flag.store(true, ordering: .relaxed)
        for stopper in Interrupt.stoppers { signal(stopper, SIG_DFL) }
      }
    }
  }

  /// Takes a signal that a thread of its own has waited for; whether it ends the work and not the tool.
  static func take() -> Bool {
    isAwaited.load(ordering: .relaxed) && !flag.exchange(true, ordering: .relaxed)
  }
}
