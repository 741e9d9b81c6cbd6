import Foundation
import Scenarios

/// Standard output and standard error; a reader that went away ends the tool silently.
enum Output {
  /// Writes lines of results; long ones are folded where a terminal shows them, and only there.
  static func result(_ text: String) {
    write(folding?.folded(text) ?? text, to: FileHandle.standardOutput)
  }

  /// How the terminal folds; nil where the output is none.
  private static let folding: LineFolding? = {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return LineFolding(columns: Int(size.ws_col))
  }()

  /// Writes a document that ends with a line end already.
  static func raw(_ text: String) { write(raw: text, to: FileHandle.standardOutput) }

  /// Writes to standard error without a line end.
  static func rawComplaint(_ text: some StringProtocol) { write(raw: String(text), to: FileHandle.standardError) }

  /// Writes a complaint.
  static func complaint(_ text: String) { write(text, to: FileHandle.standardError) }

  private static func write(_ text: String, to handle: FileHandle) { write(raw: text + "\n", to: handle) }

  private static func write(raw text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
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
