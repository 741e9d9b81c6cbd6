import GuidanceCore

/// The certificate of determinism: every run was repeated under other circumstances, and what came of it.
package struct Certificate: Sendable {
  /// So many runs of a setting are shown in full.
  private static let shown = 3

  private let settings: [CertificateSetting]
  private var first: Testimony?
  private var rows: [Row]
  private var runCount = 0
  private var lineCount = 0
  private var hash = FNV1a64()

  /// What became of one setting.
  private struct Row: Sendable {
    var same = 0
    var differences: [Testimony.Difference] = []
    /// Whether what had to be other was other.
    var tookHold = true
  }

  /// Makes a certificate over which no run has come yet.
  package init(_ settings: [CertificateSetting]) {
    self.settings = settings
    rows = Array(repeating: Row(), count: settings.count)
  }

  /// Takes what was told of some runs: by the first process, and by that of each setting in their order.
  package mutating func take(_ first: Testimony, _ others: [Testimony]) {
    runCount += first.traces.count
    lineCount += first.traces.reduce(0) { $0 + $1.count }
    for line in first.traces.joined() {
      hash.combine(line.utf8)
      hash.combine([10])
    }
    for (index, other) in others.enumerated() {
      let differences = first.differences(from: other)
      rows[index].differences += differences
      rows[index].same += max(0, first.traces.count - differences.count)
      switch settings[index].evidence {
      case .none: break
      case .hashing: rows[index].tookHold = first.habits.hashing != other.habits.hashing
      case .mathematics: rows[index].tookHold = first.habits.mathematics != other.habits.mathematics
      }
    }
  }

  /// Whether every run was the same every time.
  package var holds: Bool { rows.allSatisfy(\.differences.isEmpty) }

  /// The certificate for a terminal.
  package var lines: [String] {
    var lines = ["certificate of determinism: \(runCount) runs, \(lineCount) lines of their traces"]
    for (setting, row) in zip(settings, rows) {
      let mark = row.differences.isEmpty ? (row.tookHold ? "✓" : "-") : "✗"
      lines.append("  \(mark) \(setting.name.rightPadded(20))\(Self.words(row, setting))")
      for difference in row.differences.prefix(Self.shown) { lines += Self.words(difference) }
      let rest = row.differences.count - Self.shown
      if rest > 0 { lines.append("      and \(rest) more") }
    }
    lines.append("hash of all traces: \(hash.hex)")
    lines.append(holds ? "every run is the same every time" : "not deterministic")
    return lines
  }

  private static func words(_ row: Row, _ setting: CertificateSetting) -> String {
    if !row.differences.isEmpty { return "\(row.differences.count) of \(row.same + row.differences.count) runs differ" }
    let same = "\(row.same) runs the same"
    switch (setting.evidence, row.tookHold) {
    case (.none, _): return same
    case (.hashing, true): return same + "; the order of a Set was another"
    case (.hashing, false): return same + "; but so was the order of a Set: this shows nothing"
    case (.mathematics, true): return same + "; the last bits of sine and its kin were others"
    case (.mathematics, false):
      return same + "; but so were the last bits of sine and its kin: this platform has no other, which shows nothing"
    }
  }

  private static func words(_ difference: Testimony.Difference) -> [String] {
    [
      "      \(difference.name): the first event that differs is line \(difference.line) of the trace",
      "        first  \(difference.here ?? "(over)")",
      "        then   \(difference.there ?? "(over)")",
    ]
  }

  /// The certificate as JSON lines: one a setting, then one of the counts.
  package var jsonLines: [String] {
    var lines = zip(settings, rows).map { setting, row in
      var object = JSONObjectText()
      object.add("setting", setting.name)
      object.add("same", row.same)
      object.add("different", row.differences.count)
      object.add("took_hold", row.tookHold)
      object.add("run", row.differences.first?.name)
      object.add("line", row.differences.first?.line)
      object.add("first", row.differences.first?.here)
      object.add("then", row.differences.first?.there)
      return object.text
    }
    var object = JSONObjectText()
    object.add("pfsim", ToolVersion.current)
    object.add("runs", runCount)
    object.add("lines", lineCount)
    object.add("hash", hash.hex)
    object.add("deterministic", holds)
    lines.append(object.text)
    return lines
  }
}
