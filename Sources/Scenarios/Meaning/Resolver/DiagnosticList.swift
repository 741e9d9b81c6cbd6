/// Puts what was found in order: each once, in source order, the main file first, at most twenty.
enum DiagnosticList {
  /// How many diagnostics of a file are shown.
  static let limit = 20

  static func ordered(_ items: [Diagnostic], mainPath: String) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let unique = items.filter { seen.insert($0).inserted }
    let ordered = unique.enumerated().sorted { a, b in
      let (first, second) = (a.element, b.element)
      let firstIsMain = first.span.path == mainPath
      let secondIsMain = second.span.path == mainPath
      if firstIsMain != secondIsMain { return firstIsMain }
      if first.span.path != second.span.path { return first.span.path < second.span.path }
      if first.place != second.place { return first.place < second.place }
      return a.offset < b.offset
    }
    return Array(ordered.map(\.element).prefix(limit))
  }
}
