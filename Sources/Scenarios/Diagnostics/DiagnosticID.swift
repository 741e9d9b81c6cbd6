/// The stable names of everything that can be wrong with a scenario; ``DiagnosticCatalog`` explains each.
public enum DiagnosticID: String, Sendable, CaseIterable {
  // The file.
  /// It is not UTF-8.
  case notUTF8 = "not-utf8"
  /// It has too many bytes.
  case fileTooLarge = "file-too-large"
  /// It has too many lines.
  case tooManyLines = "too-many-lines"
  /// A line is too long.
  case lineTooLong = "line-too-long"

  // Characters and words.
  /// A character that the language does not use.
  case strayCharacter = "stray-character"
  /// A quote without its end.
  case unterminatedText = "unterminated-text"
  /// A backslash with an unknown letter.
  case unknownEscape = "unknown-escape"
  /// Digits and colons that are no time.
  case malformedTime = "malformed-time"
  /// A word that is not of the list that stands there.
  case unknownWord = "unknown-word"
  /// A keyword that begins no section.
  case unknownSection = "unknown-section"
  /// Something else is needed at this place.
  case expected = "expected"
  /// The line goes on after its end.
  case unexpected = "unexpected"

  // Values.
  /// A number without a unit.
  case missingUnit = "missing-unit"
  /// A word behind a number that is no unit.
  case unknownUnit = "unknown-unit"
  /// A unit of another dimension.
  case wrongUnit = "wrong-unit"
  /// A number too large, negative or not whole.
  case numberOutOfRange = "number-out-of-range"
  /// A moment that this section cannot have.
  case wrongMoment = "wrong-moment"
  /// Places nested too deep.
  case nestedTooDeep = "nested-too-deep"

  // Lines and sections.
  /// A file without `scenario "title"`.
  case missingTitle = "missing-title"
  /// A section, a name or a header that is there already.
  case duplicateSection = "duplicate-section"
  /// A line of no section, or a section that is indented.
  case wrongIndentation = "wrong-indentation"
  /// A row of `cases` with too few or too many cells.
  case unevenRow = "uneven-row"
  /// A drawing that is too large.
  case drawingTooLarge = "drawing-too-large"
  /// A tab in a drawing.
  case tabInDrawing = "tab-in-drawing"
  /// A drawing's line behind its end.
  case drawingEnded = "drawing-ended"

  // Meaning: the resolver's.
}
