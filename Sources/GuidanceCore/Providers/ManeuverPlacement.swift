/// Places the steps of a route along its line: the one translation of every provider's convention.
public enum ManeuverPlacement {
  /// How far beside the line a step's point may lie, in metres, to be taken for a place on it.
  public static let acceptedLateralMeters = 60.0
  /// How far the window ahead reaches, as a share of the step's length.
  public static let windowShare = 1.5
  /// How many metres the window reaches farther than that.
  public static let windowSpareMeters = 200.0
  /// How many segments are looked at for one route; steps beyond that are placed by their lengths alone.
  ///
  /// Real routes stay far below; an answer of nonsense must not cost minutes.
  static let segmentBudget = 2_000_000

  /// The distance along at which each step's maneuver happens.
  ///
  /// A step whose vertex is known is placed there. Any other is projected on the line inside a window that begins at
  /// the maneuver before, preferring the place that the lengths say; a point too far off the line falls back to that
  /// place. Never falling, never beyond the line.
  public static func alongs(
    of steps: [StepPlace], on line: Polyline, convention: StepConvention
  ) -> [Double] {
    var search = LineSearch(line: line, budget: segmentBudget)
    var along = 0.0
    var result: [Double] = []
    result.reserveCapacity(steps.count)
    for (index, step) in steps.enumerated() {
      let reach = lengthBefore(index, steps, convention)
      if let vertex = step.vertex(convention), line.cumulative.indices.contains(vertex) {
        along = max(along, line.cumulative[vertex])
      } else if let reach {
        let expected = along + reach
        let window = along...(along + windowShare * reach + windowSpareMeters)
        let match = step.point(convention).flatMap { search.nearest(to: $0, within: window, preferring: expected) }
        let found = match.flatMap { $0.lateral < acceptedLateralMeters ? $0.along : nil }
        along = max(along, min(found ?? expected, line.length))
      }
      result.append(along)
    }
    return result
  }

  /// The length between the maneuver before and this one; nil for a step that is at the start by its convention.
  private static func lengthBefore(_ index: Int, _ steps: [StepPlace], _ convention: StepConvention) -> Double? {
    switch convention {
    case .endOfStep, .ownPoint: steps[index].distance
    case .startOfStep, .startOfStretch: index == 0 ? nil : steps[index - 1].distance
    }
  }
}
