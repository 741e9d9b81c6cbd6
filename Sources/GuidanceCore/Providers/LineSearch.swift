import Foundation

/// Finds the place of a point on a part of a line; looks at no more segments than its budget in all.
struct LineSearch {
  /// A place on the line.
  struct Match: Equatable {
    var along: Double
    var lateral: Double
  }

  let line: Polyline
  private(set) var budget: Int

  /// The scales of the cost are those by which fixes are matched: 10 m beside, 20 m and a quarter of the way along.
  private static let lateralScale = 10.0
  private static let alongScale = 20.0
  private static let alongShare = 0.25

  init(line: Polyline, budget: Int = .max) {
    self.line = line
    self.budget = budget
  }

  /// The local minimum of the distance inside the window that costs least: beside the line, and away from the
  /// preferred place; nil outside the line or when the budget is spent.
  mutating func nearest(to point: Coordinate, within window: ClosedRange<Double>, preferring: Double) -> Match? {
    let low = max(0, window.lowerBound)
    let high = min(line.length, window.upperBound)
    guard low <= high, point.isValid, budget > 0 else { return nil }
    let scale = Self.alongScale + Self.alongShare * max(0, preferring - window.lowerBound)
    var best: (match: Match, cost: Double)?
    func offer(_ match: Match) {
      let beside = match.lateral / Self.lateralScale
      let away = (match.along - preferring) / scale
      let cost = beside * beside + away * away
      if cost < best?.cost ?? .infinity { best = (match, cost) }
    }
    // A match at the end of a segment counts only if the next segment does not come nearer.
    var pending: Match?
    var isFirst = true
    var index = line.segment(at: low)
    while index < line.vertices.count - 1, line.cumulative[index] <= high, budget > 0 {
      defer { index += 1 }
      budget -= 1
      let start = line.cumulative[index]
      let length = line.cumulative[index + 1] - start
      guard length > 0 else { continue }
      let from = max(0, (low - start) / length)
      let to = min(1, (high - start) / length)
      guard from <= to else { continue }
      let share = self.share(of: point, onSegment: index)
      let clamped = max(from, min(to, share))
      let match = Match(along: start + clamped * length, lateral: lateral(of: point, onSegment: index, share: clamped))
      if share <= from {
        if isFirst || pending != nil { offer(pending ?? match) }
        pending = nil
      } else if share >= to {
        pending = match
      } else {
        offer(match)
        pending = nil
      }
      isFirst = false
    }
    if let pending { offer(pending) }
    return best?.match
  }

  /// The unclamped share of a segment at which the point's foot lies, in the plane tangent at the point.
  private func share(of point: Coordinate, onSegment index: Int) -> Double {
    let a = offset(of: line.vertices[index], from: point)
    let b = offset(of: line.vertices[index + 1], from: point)
    let (dx, dy) = (b.east - a.east, b.north - a.north)
    let square = dx * dx + dy * dy
    return square > 0 ? -(a.east * dx + a.north * dy) / square : 0
  }

  private func lateral(of point: Coordinate, onSegment index: Int, share: Double) -> Double {
    let a = offset(of: line.vertices[index], from: point)
    let b = offset(of: line.vertices[index + 1], from: point)
    let east = a.east + share * (b.east - a.east)
    let north = a.north + share * (b.north - a.north)
    return (east * east + north * north).squareRoot()
  }

  private func offset(of place: Coordinate, from origin: Coordinate) -> (east: Double, north: Double) {
    let east = Geodesy.wrappedLongitude(place.longitude - origin.longitude) * cos(origin.latitude * .pi / 180)
    return (east * Geodesy.metersPerDegree, (place.latitude - origin.latitude) * Geodesy.metersPerDegree)
  }
}
