/// Draws diagnostics for people and for continuous integration.
///
/// ```
/// drive.scenario:9:3: error[unknown-word]: unknown line of `gps` `nois`
///       nois 4 m
///       ^^^^
///   help: write `noise`
/// ```
public struct DiagnosticPrinter: Sendable {
  /// Whether escape sequences colour the text; off by default.
  public var isColored: Bool
  private let sources: [String: SourceText]

  /// Makes a printer that can show the lines of some texts.
  public init(sources: [SourceText], isColored: Bool = false) {
    self.isColored = isColored
    self.sources = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
  }

  /// All diagnostics, each with its line, for a terminal; ends with a line end unless there are none.
  public func text(_ diagnostics: Diagnostics) -> String {
    let drawn = diagnostics.items.map { text($0) }
    let more = diagnostics.omitted > 0 ? ["\(diagnostics.omitted) more left out\n"] : []
    return (drawn + more).joined()
  }

  /// One diagnostic with its line, a caret and the help.
  public func text(_ diagnostic: Diagnostic) -> String {
    let span = diagnostic.span
    let color: Color = diagnostic.severity == .error ? .red : .yellow
    let tag = painted("\(diagnostic.severity.rawValue)[\(diagnostic.id)]:", color)
    var lines = ["\(Self.place(span))\(tag) \(diagnostic.message)"]
    if let line = sources[span.path]?.line(span.line) {
      let excerpt = Excerpt(line, column: span.column, length: span.length)
      lines.append("    " + excerpt.text)
      lines.append("    " + excerpt.padding + painted(excerpt.caret, color))
    }
    if let help = diagnostic.help { lines.append("  " + painted("help:", .cyan) + " " + help) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// One diagnostic as an annotation of a GitHub workflow.
  public func githubAnnotation(_ diagnostic: Diagnostic) -> String {
    let span = diagnostic.span
    let fields = [
      span.isInFile ? "file=" + Self.property(span.path) : nil,
      span.line > 0 ? "line=\(span.line),col=\(span.column),endColumn=\(span.column + span.length)" : nil,
      "title=" + Self.property(diagnostic.id),
    ]
    let argument = span.isInFile || span.path.isEmpty ? "" : span.path + ": "
    let message = [argument + diagnostic.message, diagnostic.help.map { "help: " + $0 }].compactMap { $0 }
    return "::\(diagnostic.severity.rawValue) \(fields.compactMap { $0 }.joined(separator: ","))::"
      + Self.data(message.joined(separator: "\n")) + "\n"
  }

  // MARK: Parts

  private enum Color: String {
    case red = "31"
    case yellow = "33"
    case cyan = "36"
  }

  private func painted(_ text: String, _ color: Color) -> String {
    isColored ? "\u{1B}[1;\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  private static func place(_ span: SourceSpan) -> String {
    span.line > 0 ? "\(span.path):\(span.line):\(span.column): " : span.path.isEmpty ? "" : "\(span.path): "
  }

  /// What a workflow command's message must escape.
  private static func data(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }

  /// What one of its properties must escape besides.
  private static func property(_ text: String) -> String {
    data(text).map { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0) }.joined()
  }
}

/// The part of a line round a span, with a caret to stand below it.
struct Excerpt {
  /// The part of the line; tabs and what cannot be seen as one blank each.
  let text: String
  /// Blanks as wide as what stands before the span.
  let padding: String
  /// As wide as the span.
  let caret: String

  /// The most columns that are shown of a line.
  static let width = 110

  init(_ line: String, column: Int, length: Int) {
    let characters = line.map { Self.isVisible($0) ? $0 : " " }
    let start = min(max(0, column - 1), characters.count)
    let first = start > Self.width * 3 / 4 ? start - Self.width / 4 : 0
    let shown = characters[first..<min(characters.count, first + Self.width)]
    let end = min(start + max(1, length), shown.endIndex)
    text = (first > 0 ? "…" : "") + String(shown) + (shown.endIndex < characters.count ? "…" : "")
    let before = DisplayWidth.of(String(shown[first..<start])) + (first > 0 ? 1 : 0)
    padding = String(repeating: " ", count: before)
    let below = start < end ? DisplayWidth.of(String(shown[start..<end])) : 1
    caret = String(repeating: "^", count: max(1, below))
  }

  private static func isVisible(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    let category = scalar.properties.generalCategory
    return category != .control && category != .format && category != .lineSeparator
      && category != .paragraphSeparator
  }
}
