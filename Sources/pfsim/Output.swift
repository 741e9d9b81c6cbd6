import Foundation

/// Standard output and standard error; a reader that went away ends the tool silently.
enum Output {
  /// Writes lines of results.
  static func result(_ text: String) { write(text, to: FileHandle.standardOutput) }

  /// Writes a complaint.
  static func complaint(_ text: String) { write(text, to: FileHandle.standardError) }

  private static func write(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data((text + "\n").utf8))
    } catch {
      exit(Status.held.rawValue)
    }
  }
}

/// What the tool ends with.
enum Status: Int32 {
  /// All held.
  case held = 0
  /// An expectation or a law failed.
  case failed = 1
  /// The input is wrong.
  case wrongInput = 2
  /// A limit was reached, or the run could not be decided.
  case undecided = 3
}
