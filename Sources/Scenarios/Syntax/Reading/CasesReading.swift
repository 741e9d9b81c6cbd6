extension ScenarioReader {
  /// Reads the table of runs.
  mutating func readCases(_ block: Outline.Block) {
    _ = header(block.header, .cases) { _ throws(SyntaxStop) in () }
    guard let first = block.rows.first else {
      complain(
        .expected, "expected a row of names below `cases`", at: block.header.line.span,
        help: "write `| speed | due |`, then a row of values for each run")
      return markIncomplete(.cases)
    }
    var names = block
    names.rows = [first]
    var rest = block
    rest.rows.removeFirst()
    guard let head = lines(names, .cases, { c throws(SyntaxStop) in try c.caseNames() }).first else {
      _ = lines(rest, .cases) { c throws(SyntaxStop) in try c.caseRow(of: nil) }
      return
    }
    let rows = lines(rest, .cases) { c throws(SyntaxStop) in try c.caseRow(of: head.content.count) }
    var table = CasesSection(
      names: head.content, rows: rows, span: block.header.line.span, comments: block.header.comments)
    table.namesComments = head.comments
    scenario.cases = table
  }
}

extension LineCursor {
  /// `| speed | due |`.
  mutating func caseNames() throws(SyntaxStop) -> [Argument<String>] {
    var names: [Argument<String>] = []
    try expect(.bar)
    repeat {
      let here = span
      guard case .word(let name)? = kind else {
        throw misfit("the name of a parameter", help: "write it without `$`: `| speed | due |`")
      }
      if names.contains(where: { $0.literal == name }) {
        throw stop(
          .columnTwice, "`\(name.shortened)` is a column already", at: here, help: "take one of both out")
      }
      advance()
      names.append(Argument(name, span: here))
      try expect(.bar)
    } while !isAtEnd
    return names
  }

  /// `| 50 km/h | 3:15 |`; `count` is the number of columns where it is known.
  mutating func caseRow(of count: Int?) throws(SyntaxStop) -> [Argument<ParameterValue>] {
    var cells: [Argument<ParameterValue>] = []
    try expect(.bar)
    repeat {
      let start = index
      if kind(ahead: 1) == .sign(.bar), let parameter = parameter() {
        cells.append(Argument(parameter: parameter.name, span: parameter.span))
      } else {
        let value = try parameterValue()
        cells.append(Argument(value, span: span(from: start)))
      }
      try expect(.bar)
    } while !isAtEnd
    if let count, cells.count != count {
      note(
        .unevenRow, "the row has \(cells.count) \(cells.count == 1 ? "cell" : "cells"), the table \(count)",
        at: line.span, help: "give one value for each name of the first row")
    }
    return cells
  }
}
