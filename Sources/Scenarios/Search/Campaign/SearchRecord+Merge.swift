extension SearchRecord {
  /// What two shards of one search found together.
  ///
  /// - Throws: ``InputError`` where they are no shards of one search.
  package func joined(with other: Self) throws(InputError) -> Self {
    try compare("versions", pfsim, other.pfsim)
    try compare("seeds", "\(seed)", "\(other.seed)")
    try compare("sources", source, other.source)
    try compare("mutants", mutant ?? "none", other.mutant ?? "none")
    try compare("numbers of shards", "\(shardCount)", "\(other.shardCount)")
    if let twice = shards.first(where: other.shards.contains) {
      throw InputError("shard \(twice)/\(shardCount) is there twice", help: "name each folder once")
    }
    var joined = self
    joined.shards = (shards + other.shards).sorted()
    joined.next = max(next, other.next)
    joined.runs += other.runs
    joined.unplayable += other.unplayable
    joined.vacuous += other.vacuous
    joined.refused += other.refused
    joined.left += other.left
    joined.virtualSeconds += other.virtualSeconds
    joined.processorSeconds += other.processorSeconds
    joined.drawn.merge(other.drawn, uniquingKeysWith: +)
    joined.cells.merge(other.cells) { zip($0, $1).map { $0 + $1 } }
    joined.closest = Self.smallest(closest + other.closest)
    joined.findings = Self.joined(findings + other.findings)
    return joined
  }

  private func compare(_ what: String, _ here: String, _ there: String) throws(InputError) {
    if here == there { return }
    throw InputError(
      "the folders hold shards of different searches: their \(what) are `\(here)` and `\(there)`",
      help: "join the shards of one search at a time")
  }

  private static func smallest(_ all: [Closest]) -> [Closest] {
    var smallest: [String: Closest] = [:]
    for one in all where (one.margin, one.run) < smallest[one.name].map({ ($0.margin, $0.run) }) ?? (.infinity, .max) {
      smallest[one.name] = one
    }
    return smallest.values.sorted { $0.name < $1.name }
  }

  /// One of each family, in the order of the first runs; its scenario is the smallest, of equal ones the earlier.
  private static func joined(_ all: [Finding]) -> [Finding] {
    var joined: [Finding] = []
    // What failed first in one run stands in the order of its shard.
    let ordered = all.enumerated().sorted { ($0.element.first, $0.offset) < ($1.element.first, $1.offset) }
    for finding in ordered.map(\.element) {
      guard let place = joined.firstIndex(where: { $0.family == finding.family }) else {
        joined.append(finding)
        continue
      }
      joined[place].runs += finding.runs
      if finding.lines < joined[place].lines {
        joined[place].failure = finding.failure
        joined[place].lines = finding.lines
        joined[place].file = finding.file
      }
    }
    return joined
  }
}
