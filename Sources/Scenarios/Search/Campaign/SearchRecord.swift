import Foundation

/// What a search came to, as it is kept beside its corpus: all that joins with what other shards found.
package struct SearchRecord: Codable, Sendable, Equatable {
  /// The tool's version.
  package var pfsim = ToolVersion.current
  /// What was searched: `worlds`, or the scenarios that were varied.
  package var source: String
  /// Where luck began.
  package var seed: UInt64
  /// What was wrong with the worlds; nil = nothing.
  package var mutant: String?
  /// The numbers of the shards that are in it.
  package var shards: [Int]
  /// How many shards the search has.
  package var shardCount: Int
  /// The numbers of all runs are below this.
  package var next: Int
  /// How many runs were played.
  package var runs: Int
  /// How many drawings made no scenario that can be run.
  package var unplayable: Int
  /// How many runs judged nothing.
  package var vacuous: Int
  /// In how many runs every fix was refused.
  package var refused: Int
  /// How many runs went off the route.
  package var left: Int
  /// Seconds of virtual time.
  package var virtualSeconds: Double
  /// Seconds of processor time.
  package var processorSeconds: Double
  /// In how many runs each kind of fault was drawn.
  package var drawn: [String: Int]
  /// In how many runs each kind of fault met each phase, in the order of the phases.
  package var cells: [String: [Int]]
  /// The smallest margin of each law and of each family of expectations.
  package var closest: [Closest]
  /// What failed, in the order of the first runs that did.
  package var findings: [Finding]

  /// How close something came to failing.
  package struct Closest: Codable, Sendable, Equatable {
    /// The law, or the family of expectations.
    package var name: String
    /// By how much it held.
    package var margin: Double
    /// What that is measured in.
    package var unit: String
    /// The number of the run.
    package var run: Int
  }

  /// A kind of failure.
  package struct Finding: Codable, Sendable, Equatable {
    /// The kind: figures in an expectation make no other one.
    package var family: String
    /// What failed in the smallest scenario.
    package var failure: String
    /// How many runs failed so.
    package var runs: Int
    /// The number of the first one.
    package var first: Int
    /// How many lines the smallest scenario has.
    package var lines: Int
    /// Its file, without the folder; nil where it was not kept.
    package var file: String?
  }

  /// Makes the record of a report.
  ///
  /// - Parameters:
  ///   - source: what was searched, in words.
  ///   - processorSeconds: how long it took.
  package init(_ report: FuzzReport, of search: Fuzz, source: String, processorSeconds: Double) {
    self.source = source
    seed = search.seed
    mutant = search.mutant?.name
    shards = [search.shard.number]
    shardCount = search.shard.count
    next = report.next
    runs = report.runCount
    unplayable = report.unplayable
    vacuous = report.vacuous
    refused = report.refused
    left = report.left
    virtualSeconds = report.seconds
    self.processorSeconds = processorSeconds
    drawn = Dictionary(uniqueKeysWithValues: report.drawnCounts.map { ($0.key.rawValue, $0.value) })
    cells = Dictionary(uniqueKeysWithValues: FaultKind.allCases.map { ($0.rawValue, report.table.row($0)) })
    closest = report.closest.sorted { $0.key < $1.key }.map { name, closest in
      Closest(name: name, margin: closest.margin.value, unit: closest.margin.unit.rawValue, run: closest.run)
    }
    findings = report.findings.map { finding in
      Finding(
        family: finding.family, failure: "\(finding.failure)", runs: finding.count, first: finding.first,
        lines: finding.lineCount)
    }
  }

  /// The table of faults and phases.
  package var table: FaultTable {
    var table = FaultTable()
    for fault in FaultKind.allCases { table.add(cells[fault.rawValue] ?? [], of: fault) }
    return table
  }

  /// The numbers of the shards that are not in it.
  package var missingShards: [Int] { (1...max(1, shardCount)).filter { !shards.contains($0) } }

  /// The file's name beside the corpus: searches and shards do not write over each other's.
  package var fileName: String {
    let shard = shards.map { "\($0)" }.joined(separator: "+")
    return Self.prefix + "seed-\(seed)" + (mutant.map { "-\($0)" } ?? "") + "-shard-\(shard)-of-\(shardCount).json"
  }

  /// What the files' names begin with.
  package static let prefix = "search-"

  /// The record as it goes into its file: JSON, its keys in the order of the alphabet.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "") + "\n"
  }

  /// Reads a record's file.
  ///
  /// - Throws: ``InputError`` where it is none.
  package init(path: String) throws(InputError) {
    let bytes = try FileBytes.read(path)
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(bytes))
    } catch {
      throw InputError("`\(path)` is no record of a search", help: "`pfsim fuzz --corpus DIR` writes one into DIR")
    }
  }
}
