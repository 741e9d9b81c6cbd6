import Foundation

/// How far long work has come, in one line that is written over; only on a terminal, and not before a second is gone.
struct Progress {
  private let count: Int
  private let what: String
  private let isShown: Bool
  private let stopwatch = Stopwatch()
  private var number = 0
  private var isDrawn = false

  /// Begins work on so many things.
  init(of count: Int, what: String) {
    self.count = count
    self.what = what
    isShown = isatty(STDERR_FILENO) == 1
  }

  /// Goes on to the next thing.
  mutating func step(_ name: String) {
    number += 1
    guard isShown, stopwatch.seconds > 1 else { return }
    Output.rawComplaint("\r\u{1B}[K\(number) of \(count) \(what): \(name)".prefix(100))
    isDrawn = true
  }

  /// Takes the line away, before anything else is written.
  mutating func clear() {
    guard isDrawn else { return }
    Output.rawComplaint("\r\u{1B}[K")
    isDrawn = false
  }
}
