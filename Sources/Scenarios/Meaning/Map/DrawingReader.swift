/// Reads a drawing: which characters are junctions, and which roads join them.
struct DrawingReader {
  private let rows: [[Character]]
  private let span: SourceSpan
  private var map = DrawnMap()
  private var indices: [Cell: Int] = [:]
  private var covered: Set<Cell> = []
  private(set) var problems: [Diagnostic] = []

  struct Cell: Hashable {
    var row: Int
    var column: Int
  }

  /// - Parameter span: where the first character of the drawing stands.
  init(_ drawing: [String], span: SourceSpan) {
    rows = drawing.map { Array($0) }
    self.span = span
  }

  /// The junctions and roads; what is wrong stands in ``problems``.
  mutating func read() -> DrawnMap {
    findJunctions()
    for direction in DrawingDirection.straightFirst {
      for index in map.junctions.indices { follow(direction, from: index) }
    }
    if !map.junctions.isEmpty { complainOfTheRest() }
    if map.junctions.isEmpty && problems.isEmpty {
      problems.append(
        Diagnostic(
          id: .emptyDrawing, message: "expected a drawing with letters for junctions, found none", span: span,
          help: "draw a road as `A-----B`"))
    }
    return map
  }

  private mutating func findJunctions() {
    var seen: [Character: Cell] = [:]
    for (row, line) in rows.enumerated() {
      for (column, character) in line.enumerated() where character != " " {
        let cell = Cell(row: row, column: column)
        switch DrawingCharacter(character) {
        case .letter:
          if let first = seen[character] {
            problems.append(
              Diagnostic(
                id: .letterTwice,
                message: "`\(character)` stands twice in the drawing, first in row \(first.row + 1), "
                  + "column \(first.column + 1)",
                span: place(cell), help: "give this junction another letter, or write `+` for a corner without a name"))
          } else {
            seen[character] = cell
          }
          // Roads that lead there are no mistakes of their own.
          add(DrawnMap.Junction(letter: String(character), row: row, column: column), at: cell)
        case .corner: add(DrawnMap.Junction(letter: nil, row: row, column: column), at: cell)
        case .road: break
        case nil:
          covered.insert(cell)
          // A row of one and the same is one mistake.
          if column > 0, line[column - 1] == character { continue }
          problems.append(
            Diagnostic(
              id: .drawingCharacter, message: "`\(character)` means nothing in a drawing", span: place(cell),
              help:
                "junctions are letters or `+`, roads `- | / \\`, highways `= \"`, footpaths `. :`, one way `> < ^ v`"))
        }
      }
    }
  }

  private mutating func add(_ junction: DrawnMap.Junction, at cell: Cell) {
    indices[cell] = map.junctions.count
    map.junctions.append(junction)
  }

  /// Follows the road that leaves a junction in a direction; each road is found from its upper or left end.
  private mutating func follow(_ direction: DrawingDirection, from index: Int) {
    let junction = map.junctions[index]
    var cell = Cell(row: junction.row, column: junction.column)
    var cells: [Cell] = []
    var strokes: [DrawingStroke] = []
    while true {
      cell = Cell(row: cell.row + direction.rows, column: cell.column + direction.columns)
      if let end = indices[cell] {
        guard !cells.isEmpty else { return }
        covered.formUnion(cells)
        road(from: index, to: end, along: cells, strokes)
        return
      }
      guard !covered.contains(cell), let character = character(at: cell),
        let stroke = DrawingStroke(character, going: direction)
      else { return }
      cells.append(cell)
      strokes.append(stroke)
    }
  }

  private mutating func road(from: Int, to: Int, along cells: [Cell], _ strokes: [DrawingStroke]) {
    var kind: DrawnMap.Kind?
    var way: DrawingStroke.Way?
    for (cell, stroke) in zip(cells, strokes) {
      switch stroke {
      case .kind(let found):
        if let kind, kind != found {
          complain(
            .roadMixesKinds, "a road is of one kind from junction to junction", cell, "put a `+` where it changes")
          return
        }
        kind = found
      case .oneWay(let found):
        if let way, way != found {
          complain(.roadMixesWays, "arrows of one road point against each other", cell, "leave one direction, or none")
          return
        }
        way = found
      }
    }
    let isBackward = way == .backward
    map.roads.append(
      DrawnMap.Road(
        from: isBackward ? to : from, to: isBackward ? from : to, kind: kind ?? .street, isOneWay: way != nil))
  }

  /// A character that belongs to no road is the trace of a mistake; neighbours in a line are one mistake.
  private mutating func complainOfTheRest() {
    for (row, line) in rows.enumerated() {
      for (column, character) in line.enumerated() {
        let cell = Cell(row: row, column: column)
        guard DrawingCharacter(character) == .road, !covered.contains(cell) else { continue }
        coverNeighbours(of: cell)
        complain(
          .roadEndsNowhere, "this road does not lead straight from one junction to another", cell,
          "end it at a letter or `+`, and let roads cross only there" + (wideLetter.map(Self.aboutWidth) ?? ""))
      }
    }
  }

  private mutating func coverNeighbours(of cell: Cell) {
    var waiting = [cell]
    while let next = waiting.popLast() {
      guard !covered.contains(next), let character = character(at: next), DrawingCharacter(character) == .road else {
        continue
      }
      covered.insert(next)
      for direction in DrawingDirection.all {
        waiting.append(Cell(row: next.row + direction.rows, column: next.column + direction.columns))
        waiting.append(Cell(row: next.row - direction.rows, column: next.column - direction.columns))
      }
    }
  }

  /// The first letter that a terminal shows two cells wide.
  private var wideLetter: Character? { rows.joined().first { DisplayWidth.of($0) > 1 } }

  private static func aboutWidth(_ letter: Character) -> String {
    "; columns count characters: `\(letter)` is one column, though it looks two wide"
  }

  private mutating func complain(_ id: DiagnosticID, _ message: String, _ cell: Cell, _ help: String) {
    problems.append(
      Diagnostic(
        id: id, message: message + " (row \(cell.row + 1), column \(cell.column + 1))", span: place(cell), help: help))
  }

  private func character(at cell: Cell) -> Character? {
    guard rows.indices.contains(cell.row), rows[cell.row].indices.contains(cell.column) else { return nil }
    return rows[cell.row][cell.column]
  }

  private func place(_ cell: Cell) -> SourceSpan {
    SourceSpan(path: span.path, line: span.line + cell.row, column: span.column + cell.column, length: 1)
  }
}
