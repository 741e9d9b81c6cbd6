/// The rows of `cases` as values by name.
struct CaseRows {
  /// One row: its number from 1, and its values in the order of the columns.
  struct Row {
    var number: Int?
    var values: [(name: String, value: ParameterValue)]
  }

  /// All rows; one without a number or values for a scenario without a table.
  private(set) var rows: [Row] = []
  /// Where each column's name stands.
  private(set) var columns: [String: SourceSpan] = [:]
  /// What is wrong with the table.
  private(set) var problems: [Diagnostic] = []

  init(_ table: CasesSection?, declared: [String: ParameterValue]) {
    guard let table else {
      rows = [Row(number: nil, values: [])]
      return
    }
    for name in table.names {
      guard let word = name.literal else { continue }
      if columns[word] != nil {
        complain(.columnTwice, "`\(word)` is a column already", name.span, "take one of both out")
      }
      columns[word] = name.span
    }
    if table.rows.isEmpty { complain(.emptyCases, "this table has no rows", table.span, "add one, or take it out") }
    for (index, line) in table.rows.enumerated() { add(line, index + 1, table.names, declared) }
  }

  private mutating func add(
    _ line: Line<[Argument<ParameterValue>]>, _ number: Int, _ names: [Argument<String>],
    _ declared: [String: ParameterValue]
  ) {
    guard line.content.count == names.count else {
      return complain(
        .unevenRow, "expected \(names.count) cells, found \(line.content.count)", line.span,
        "write one cell a column, each between `|`")
    }
    var values: [(name: String, value: ParameterValue)] = []
    for (name, cell) in zip(names, line.content) {
      guard let word = name.literal else { continue }
      switch cell.content {
      case .literal(let value): values.append((word, value))
      case .parameter(let other):
        guard let value = declared[other] else {
          complain(.unknownParameter, "unknown parameter `$\(other)`", cell.span, "declare it, or write a value")
          continue
        }
        values.append((word, value))
      }
    }
    rows.append(Row(number: number, values: values))
  }

  private mutating func complain(_ id: DiagnosticID, _ message: String, _ span: SourceSpan, _ help: String) {
    problems.append(Diagnostic(id: id, message: message, span: span, help: help))
  }
}
