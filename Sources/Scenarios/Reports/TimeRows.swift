import SimWorld

/// Two rows round a moment, one column a tick: what was expected above what was observed.
package struct TimeRows {
  private static let columns = 61
  /// The lengths that a tick may have, in seconds.
  private static let ticks: [Int64] = [1, 2, 5, 10, 30, 60, 300]

  /// The rows: a scale, the expected moment and the observed ones; none where there is nothing to compare.
  package let lines: [String]

  /// Draws the moments of events round an expected span.
  ///
  /// - Parameters:
  ///   - expected: when an expectation asks for an event.
  ///   - observed: the moments of the events of that kind.
  package init(expected: ClosedRange<SimInstant>, observed: [SimInstant]) {
    let anchor = observed.map { Self.distance(expected, $0) }.min()
    guard let anchor, let nearest = observed.first(where: { Self.distance(expected, $0) == anchor }) else {
      lines = []
      return
    }
    let edge =
      nearest < expected.lowerBound ? expected.lowerBound : min(expected.upperBound, max(nearest, expected.lowerBound))
    let seconds = abs(nearest.nanoseconds - edge.nanoseconds) / 1_000_000_000
    guard let tick = Self.ticks.first(where: { seconds < $0 * Int64(Self.columns / 2 - 5) }) else {
      lines = []
      return
    }
    let middle = (edge.nanoseconds + nearest.nanoseconds) / 2 / 1_000_000_000
    let first = max(0, middle / tick - Int64(Self.columns / 2))
    func column(_ moment: SimInstant) -> Int { Int(moment.nanoseconds / 1_000_000_000 / tick - first) }
    lines = [
      "   time      " + Self.scale(first: first, tick: tick) + (tick > 1 ? "  (a column is \(tick) s)" : ""),
      "   expected  "
        + Self.row(Array(max(-1, column(expected.lowerBound))...min(Self.columns, column(expected.upperBound)))),
      "   observed  " + Self.row(observed.map(column)),
    ]
  }

  private static func distance(_ span: ClosedRange<SimInstant>, _ moment: SimInstant) -> Int64 {
    max(0, span.lowerBound.nanoseconds - moment.nanoseconds, moment.nanoseconds - span.upperBound.nanoseconds)
  }

  private static func row(_ marks: [Int]) -> String {
    var row = Array(repeating: Character("·"), count: columns)
    for mark in marks where row.indices.contains(mark) { row[mark] = "x" }
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
