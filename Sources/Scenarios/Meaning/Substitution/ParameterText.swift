/// Values as a command line gives them: what `param NAME =` takes.
enum ParameterText {
  /// The value that a text means; nil where it is none.
  static func value(_ text: String) -> ParameterValue? {
    var cursor = LineCursor(Lexer.line(text, path: "", number: 1), in: .param)
    do {
      let value = try cursor.parameterValue()
      try cursor.end()
      return cursor.diagnostics.isEmpty ? value : nil
    } catch {
      return nil
    }
  }
}
