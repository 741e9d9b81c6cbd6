import GuidanceCore

extension KillTable {
  /// The table as JSON lines, one a mutant, then one of the counts.
  package var jsonLines: [String] {
    var lines = rows.map { row in
      var object = JSONObjectText()
      object.add("mutant", row.mutant.name)
      object.add("seat", row.mutant.seat.rawValue)
      object.add("runs", row.notices.count)
      object.add("by_law", row.lawCount)
      object.add("first", row.notices.first?.path)
      object.add("failure", row.notices.first?.failure.description)
      return object.text
    }
    var counts = JSONObjectText()
    counts.add("mutants", rows.count)
    counts.add("runs", runCount)
    counts.add("holes", holes.count)
    lines.append(counts.text)
    return lines
  }
}
