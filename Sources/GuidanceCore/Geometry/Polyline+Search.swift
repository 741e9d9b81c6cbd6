extension Polyline {
  /// Windows of at most so many segments are scanned, longer ones searched through the tree.
  private static let scannedSegments = 64

  /// The local minimum in a window with the least cost; equal costs give the smaller distance along.
  ///
  /// - Parameters:
  ///   - hint: a segment near the window.
  ///   - bound: no more than the cost of any minimum at least that far off (squared metres) in that stretch.
  ///   - cost: the cost of a minimum.
  @inline(__always)
  func bestMinimum(
    from plane: TangentPlane, within window: ClosedRange<Double>, near hint: Int,
    bound: (Double, ClosedRange<Double>) -> Double, cost: (LineMinimum) -> Double
  ) -> LineMinimum {
    var best = BestMinimum()
    let first = segment(at: window.lowerBound, near: hint)
    let last = min(first + Self.scannedSegments, segmentCount)
    if cumulative[last] >= window.upperBound {
      visitMinima(from: plane, segments: first..<last, within: window) { best.offer($0, cost: cost($0)) }
    } else {
      search(1, 0, tree.leafCount, plane, window, &best, bound: bound, cost: cost)
    }
    return best.minimum ?? place(at: window.lowerBound, from: plane)
  }

  /// Visits the minima of the whole line within a radius in the order of the line, until `visit` says stop.
  func visitMinima(
    from plane: TangentPlane, withinRadius radius: Double, in window: ClosedRange<Double>,
    _ visit: (LineMinimum) -> SearchStep
  ) {
    _ = walk(1, 0, tree.leafCount, plane, radius * radius, window, visit)
  }

  /// The nearest place of a stretch of the line.
  func nearestMinimum(from plane: TangentPlane, within window: ClosedRange<Double>) -> LineMinimum {
    bestMinimum(from: plane, within: window, near: 0, bound: { square, _ in square }, cost: \.squaredLateral)
  }

  private func search(
    _ node: Int, _ firstLeaf: Int, _ span: Int, _ plane: TangentPlane, _ window: ClosedRange<Double>,
    _ best: inout BestMinimum, bound: (Double, ClosedRange<Double>) -> Double, cost: (LineMinimum) -> Double
  ) {
    if span == 1 {
      let segments = tree.segments(firstLeaf: firstLeaf, span: 1)
      visitMinima(from: plane, segments: segments, within: window) { best.offer($0, cost: cost($0)) }
      return
    }
    let half = span / 2
    let left = leastCost(2 * node, firstLeaf, half, plane, window, bound)
    let right = leastCost(2 * node + 1, firstLeaf + half, half, plane, window, bound)
    for turn in 0..<2 {
      // The more promising half first, so that it may rule out the other.
      let goesRight = (turn == 1) == (left <= right)
      let least = goesRight ? right : left
      guard least < .infinity, least <= best.cost else { continue }
      let child = goesRight ? 2 * node + 1 : 2 * node
      search(child, goesRight ? firstLeaf + half : firstLeaf, half, plane, window, &best, bound: bound, cost: cost)
    }
  }

  /// A cost that nothing below the node undercuts; infinite where nothing of it lies in the window.
  private func leastCost(
    _ node: Int, _ firstLeaf: Int, _ span: Int, _ plane: TangentPlane, _ window: ClosedRange<Double>,
    _ bound: (Double, ClosedRange<Double>) -> Double
  ) -> Double {
    guard let stretch = stretch(firstLeaf, span, window) else { return .infinity }
    return bound(tree.squaredDistance(from: plane, toNode: node), stretch)
  }

  private func stretch(_ firstLeaf: Int, _ span: Int, _ window: ClosedRange<Double>) -> ClosedRange<Double>? {
    let segments = tree.segments(firstLeaf: firstLeaf, span: span)
    guard !segments.isEmpty else { return nil }
    let stretch = cumulative[segments.lowerBound]...cumulative[segments.upperBound]
    return stretch.overlaps(window) ? stretch : nil
  }

  private func walk(
    _ node: Int, _ firstLeaf: Int, _ span: Int, _ plane: TangentPlane, _ squaredRadius: Double,
    _ window: ClosedRange<Double>, _ visit: (LineMinimum) -> SearchStep
  ) -> SearchStep {
    guard stretch(firstLeaf, span, window) != nil,
      tree.squaredDistance(from: plane, toNode: node) <= squaredRadius
    else { return .goOn }
    if span == 1 {
      var step = SearchStep.goOn
      visitMinima(from: plane, segments: tree.segments(firstLeaf: firstLeaf, span: 1), within: window) {
        if step == .goOn && $0.squaredLateral <= squaredRadius { step = visit($0) }
      }
      return step
    }
    let half = span / 2
    if walk(2 * node, firstLeaf, half, plane, squaredRadius, window, visit) == .stop { return .stop }
    return walk(2 * node + 1, firstLeaf + half, half, plane, squaredRadius, window, visit)
  }
}

/// Whether a walk along the minima goes on.
enum SearchStep {
  /// On to the next one.
  case goOn
  /// No further one is wanted.
  case stop
}

/// The least costly minimum seen so far.
private struct BestMinimum {
  var cost = Double.infinity
  var minimum: LineMinimum?

  mutating func offer(_ candidate: LineMinimum, cost candidateCost: Double) {
    if let minimum {
      if candidateCost > cost || candidateCost.isNaN { return }
      if candidateCost == cost && candidate.along >= minimum.along { return }
    }
    cost = candidateCost
    minimum = candidate
  }
}
