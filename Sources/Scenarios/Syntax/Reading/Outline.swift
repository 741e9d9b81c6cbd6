/// A text cut into sections, before any line is read: headers, their lines, their comments and drawings.
struct Outline {
  /// One line with the comments that belong to it.
  struct Row {
    var line: SourceLine
    var comments: Comments
  }

  /// A drawing as it stands, without the indentation that its lines share.
  struct Drawing {
    var lines: [String]
    var span: SourceSpan
  }

  /// A header and its lines.
  struct Block {
    var header: Row
    var drawing: Drawing?
    var rows: [Row] = []
  }

  /// The sections, in the order of the text.
  private(set) var blocks: [Block] = []
  /// Indented lines before the first section.
  private(set) var strays: [Row] = []
  /// Comments behind the last line.
  private(set) var trailing: [String] = []
  /// What was wrong with drawings.
  private(set) var diagnostics: [Diagnostic] = []

  private let source: SourceText
  private var position = 0
  private var pending: [String] = []

  init(_ source: SourceText) {
    self.source = source
    while position < source.lines.count { next() }
    trailing = pending
  }

  private mutating func next() {
    let line = Lexer.line(source.lines[position], path: source.path, number: position + 1)
    position += 1
    if line.tokens.isEmpty {
      if let comment = line.comment { pending.append(comment) }
      return
    }
    let row = Row(line: line, comments: Comments(above: pending, behind: line.comment))
    pending = []
    // A row of a table is one wherever it begins.
    let isRow = line.tokens.first?.kind == .sign(.bar) && blocks.last?.header.line.firstWord == "cases"
    if line.isFlush && !isRow {
      blocks.append(Block(header: row))
      if line.firstWord == SectionWord.map.rawValue, !line.takesFile { drawing() }
    } else if blocks.isEmpty {
      strays.append(row)
    } else {
      blocks[blocks.count - 1].rows.append(row)
    }
  }

  /// Takes the lines up to the first blank one; blank lines before the drawing mean nothing.
  private mutating func drawing() {
    while position < source.lines.count, Self.isBlank(source.lines[position]) { position += 1 }
    let start = position
    while position < source.lines.count, !Self.isBlank(source.lines[position]), !beginsSection(position) {
      position += 1
    }
    let lines = source.lines[start..<position].map { Array($0.unicodeScalars) }
    guard let first = lines.first else { return }
    // A line in column 1 shares no indentation with the others; it is drawn all the same.
    let indentation = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    let span = SourceSpan(
      path: source.path, line: start + 1, column: indentation + 1, length: max(1, first.count - indentation))
    guard check(lines, from: start, indentation) else {
      blocks[blocks.count - 1].drawing = Drawing(lines: [], span: span)
      return
    }
    guard lines.count <= SourceLimits.drawing, lines.allSatisfy({ $0.count - indentation <= SourceLimits.drawing })
    else {
      diagnostics.append(
        Diagnostic(
          .drawingTooLarge, "the drawing is larger than \(SourceLimits.drawing) x \(SourceLimits.drawing) characters",
          at: span, help: "choose a larger scale, or let `use` take the map from another file"))
      blocks[blocks.count - 1].drawing = Drawing(lines: [], span: span)
      return
    }
    blocks[blocks.count - 1].drawing = Drawing(lines: lines.map { Self.text($0.dropFirst(indentation)) }, span: span)
  }

  /// Whether the columns of a drawing mean something; complains where they do not.
  private mutating func check(_ lines: [[Unicode.Scalar]], from start: Int, _ indentation: Int) -> Bool {
    for (row, line) in lines.enumerated() {
      if let tab = line.firstIndex(of: "\t"), line[tab...].contains(where: { !$0.isBlank }) {
        diagnostics.append(
          Diagnostic(
            .tabInDrawing, "a tab has no width in a drawing",
            at: SourceSpan(path: source.path, line: start + row + 1, column: tab + 1, length: 1),
            help: "draw with blanks"))
        return false
      }
    }
    if indentation == 0 {
      let row = lines.firstIndex { $0.first != " " } ?? 0
      diagnostics.append(
        Diagnostic(
          .wrongIndentation, "a drawing stands below `map`, indented",
          at: SourceSpan(path: source.path, line: start + row + 1, column: 1, length: 1),
          help: "indent each of its lines by two spaces"))
    }
    return true
  }

  private func beginsSection(_ position: Int) -> Bool {
    let text = source.lines[position]
    guard let first = text.unicodeScalars.first, !first.isBlank else { return false }
    let word = text.prefix { $0 != " " && $0 != "\t" }
    return SectionWord(rawValue: String(word)) != nil
  }

  private static func isBlank(_ text: String) -> Bool { text.unicodeScalars.allSatisfy { $0.isBlank } }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var part = scalars
    while part.last?.isBlank == true { part.removeLast() }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: part)
    return String(view)
  }
}

extension SourceLine {
  /// Whether the section takes its content from a file: `map from "town.osm"`.
  fileprivate var takesFile: Bool { tokens.count > 1 && tokens[1].kind == .word("from") }
}
