import Foundation
import Scenarios

/// Shows what is wrong with scenarios.
enum Complaints {
  static func show(_ diagnostics: Diagnostics, of files: [ScenarioFile], asAnnotations: Bool = false) {
    if diagnostics.items.isEmpty { return }
    let printer = DiagnosticPrinter(sources: files.map(\.source), isColored: Terminal.isColored(STDERR_FILENO))
    if asAnnotations {
      Output.result(diagnostics.items.map(printer.githubAnnotation).joined(separator: "\n"))
    } else {
      Output.complaint(printer.text(diagnostics))
    }
  }
}

/// What the terminal can show.
enum Terminal {
  /// Whether colours may be used: on a terminal, unless `NO_COLOR` is set.
  static func isColored(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  }
  /// The colours of results; the raw value is the terminal's number.
  enum Color: String {
    /// It held.
    case green = "32"
    /// It did not.
    case red = "31"
  }

  /// A text in a colour.
  static func painted(_ text: String, _ color: Color) -> String { "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" }
}
