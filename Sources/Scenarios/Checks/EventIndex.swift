import SimWorld

/// The events of a journal by kind, so that each expectation looks at its own kind alone.
struct EventIndex: Sendable {
  private let byKind: [EventKind: [Int]]
  private let entries: [JournalEntry]

  init(_ journal: Journal) {
    var byKind: [EventKind: [Int]] = [:]
    for (index, entry) in journal.entries.enumerated() { byKind[entry.event.kind, default: []].append(index) }
    self.byKind = byKind
    entries = journal.entries
  }

  /// The entries of a kind, in order.
  func all(_ kind: EventKind) -> [Int] { byKind[kind] ?? [] }

  /// The entries that a reference means: those that fit, or with an ordinal the one of that number if it fits.
  func matching(_ reference: EventReference) -> [Int] {
    let pattern = EventPattern(reference.pattern)
    if let ordinal = reference.ordinal {
      guard let index = numbered(ordinal, pattern.kind) else { return [] }
      return pattern.matches(entries[index].event) ? [index] : []
    }
    return all(pattern.kind).filter { pattern.matches(entries[$0].event) }
  }

  /// The entry of a number among those of its kind, from 1; nil where there are not so many.
  func numbered(_ ordinal: Int, _ kind: EventKind) -> Int? {
    let all = all(kind)
    return all.indices.contains(ordinal - 1) ? all[ordinal - 1] : nil
  }
}
