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
}
