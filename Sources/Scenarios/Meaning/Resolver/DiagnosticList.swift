/// Puts what was found in order: each once, in source order, the main file first, no more than a reader can take in.
enum DiagnosticList {
  static func ordered(_ items: [Diagnostic], mainPath: String) -> Diagnostics {
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
    }.map(\.element)
    // Where some must go, errors stay before warnings.
    let errors = ordered.filter { $0.severity == .error }.prefix(Diagnostics.limit)
    let warnings = ordered.filter { $0.severity == .warning }.prefix(Diagnostics.limit - errors.count)
    let kept = Set(errors).union(warnings)
    var result = Diagnostics(ordered.filter { kept.contains($0) })
    result.omitted = ordered.count - result.items.count
    return result
  }
}
