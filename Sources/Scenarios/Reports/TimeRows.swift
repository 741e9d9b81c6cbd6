import SimWorld

/// Two rows round a moment, one column a tick: what was expected above what was observed.
package struct TimeRows {
  private static let columns = 61
  /// The lengths that a tick may have, in seconds.
  private static let ticks: [Int64] = [1, 2, 5, 10, 30, 60, 300]

  /// The rows: a scale, the expected moment and the observed ones; none where there is nothing to compare.
  package let lines: [String]

  /// Draws the moments of events round an expected one.
  ///
  /// - Parameters:
  ///   - expected: the moment that an expectation names.
  ///   - observed: the moments of the events of that kind.
  package init(expected: SimInstant, observed: [SimInstant]) {
    let nearest = observed.min { abs($0.nanoseconds - expected.nanoseconds) < abs($1.nanoseconds - expected.nanoseconds) }
    guard let nearest, nearest != expected else {
      lines = []
      return
    }
    let distance = abs(nearest.nanoseconds - expected.nanoseconds) / 1_000_000_000
    guard let tick = Self.ticks.first(where: { distance < $0 * Int64(Self.columns / 2 - 5) }) else {
      lines = []
      return
    }
    let middle = (expected.nanoseconds + nearest.nanoseconds) / 2
    let first = max(0, middle / 1_000_000_000 / tick - Int64(Self.columns / 2))
    func column(_ moment: SimInstant) -> Int? {
      let column = Int(moment.nanoseconds / 1_000_000_000 / tick - first)
      return (0..<Self.columns).contains(column) ? column : nil
    }
    lines = [
      "   time      " + Self.scale(first: first, tick: tick) + (tick > 1 ? "  (a column is \(tick) s)" : ""),
      "   expected  " + Self.row([expected].compactMap(column)),
      "   observed  " + Self.row(observed.compactMap(column)),
    ]
  }

  private static func row(_ marks: [Int]) -> String {
    var row = Array(repeating: Character("·"), count: columns)
    for mark in marks { row[mark] = "x" }
    return String(row)
  }

  /// A moment each fifteen columns.
  private static func scale(first: Int64, tick: Int64) -> String {
    var scale = ""
    for column in stride(from: 0, to: columns, by: 15) {
      let moment = SimInstant(nanoseconds: (first + Int64(column)) * tick * 1_000_000_000)
      scale += moment.written.rightPadded(15)
    }
    while scale.hasSuffix(" ") { scale.removeLast() }
    return scale
  }
}
