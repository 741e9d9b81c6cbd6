extension Diagnostic {
  /// Makes a diagnostic of the catalogue.
  init(severity: Severity = .error, id: DiagnosticID, message: String, span: SourceSpan, help: String? = nil) {
    self.init(severity: severity, id: id.rawValue, message: message, span: span, help: help)
  }
}
