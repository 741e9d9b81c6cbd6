/// Values as a command line gives them: what `param NAME =` takes.
enum ParameterText {
  /// The value that a text means, or what is wrong with it.
  static func value(_ text: String) -> Result<ParameterValue, ParameterTextError> {
    var cursor = LineCursor(Lexer.line(text, path: "", number: 1), in: .param)
    do {
      let value = try cursor.parameterValue()
      try cursor.end()
      if cursor.diagnostics.isEmpty { return .success(value) }
    } catch {}
    return .failure(ParameterTextError(text, cursor.diagnostics.first))
  }
}

/// Why a text is no value.
struct ParameterTextError: Error {
  /// The id of the complaint.
  let id: DiagnosticID
  /// What is wrong.
  let message: String
  /// What to write instead.
  let help: String

  /// What the reader says of a figure is worth telling; what it says of anything else speaks of lines of a file.
  init(_ text: String, _ found: Diagnostic?) {
    let figures: [DiagnosticID] = [.unknownUnit, .malformedTime, .numberOutOfRange]
    let id = figures.first { $0.rawValue == found?.id }
    self.id = id ?? .badValue
    message = id == nil ? "`\(text)` is no value" : found?.message ?? ""
    help = (id == nil ? nil : found?.help) ?? "write it as in a file: `6 s`, `3:15`, `B`"
  }
}
