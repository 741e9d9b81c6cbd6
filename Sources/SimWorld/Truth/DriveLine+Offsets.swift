import Foundation
import GuidanceCore

extension DriveLine {
  /// The line moved aside as a plan's offsets say.
  ///
  /// The traveller begins to move over where an offset begins or ends, at one metre to the side in four metres along,
  /// and at a corner he walks to where both parallels meet (or round it, where it is sharp).
  ///
  /// - Parameter start: metres along where the drive begins; an offset that holds there holds from the first moment.
  func moved(by offsets: [DriveOffset], start: Double) -> DriveLine {
    if offsets.isEmpty { return self }
    let knots = lateralKnots(offsets, start: start)
    let base = inserting(knots.map(\.along))
    let sides = base.alongs.map { lateral(at: $0, knots) }
    var points: [Coordinate] = []
    var alongs: [Double] = []
    for index in base.points.indices {
      for place in base.aside(sides[index], at: index) where place != points.last {
        points.append(place)
        alongs.append(base.alongs[index])
      }
    }
    return points.count > 1 ? DriveLine(points: points, alongs: alongs) : self
  }

  /// How far aside the traveller is wanted at a distance along; of two offsets the later line wins.
  private func wanted(at along: Double, _ offsets: [DriveOffset]) -> Double {
    offsets.last { $0.from <= along && along < $0.to }?.metersRight ?? 0
  }

  private typealias Knot = (along: Double, right: Double)

  /// Where the distance to the side begins or ends to change.
  private func lateralKnots(_ offsets: [DriveOffset], start: Double) -> [Knot] {
    let bounds = Set(offsets.flatMap { [$0.from, $0.to] }).filter { $0 > start && $0 < end }.sorted()
    var knots: [Knot] = [(0, wanted(at: start, offsets))]
    for bound in bounds {
      let now = lateral(at: bound, knots)
      let next = wanted(at: bound, offsets)
      knots.removeAll { $0.along >= bound }
      knots.append((bound, now))
      if next != now { knots.append((bound + 4 * abs(next - now), next)) }
    }
    return knots
  }

  private func lateral(at along: Double, _ knots: [Knot]) -> Double {
    guard let after = knots.firstIndex(where: { $0.along > along }) else { return knots[knots.count - 1].right }
    guard after > 0 else { return knots[0].right }
    let (a, b) = (knots[after - 1], knots[after])
    return a.right + (along - a.along) / (b.along - a.along) * (b.right - a.right)
  }

  /// The same line with more places on it.
  private func inserting(_ more: [Double]) -> DriveLine {
    let all = Set(alongs + more.map(snapped).filter { $0 < end }).sorted()
    return DriveLine(points: all.map(place), alongs: all)
  }

  /// Where a place of the line lies when it is moved aside: one place, or two round a sharp corner.
  private func aside(_ right: Double, at index: Int) -> [Coordinate] {
    let point = points[index]
    if right == 0 { return [point] }
    let before = index > 0 ? normal(ofSegment: index - 1) : normal(ofSegment: index)
    let after = index + 1 < points.count ? normal(ofSegment: index) : before
    let cosine = before.north * after.north + before.east * after.east
    // Past 120 degrees the parallels meet so far out that nobody walks there.
    if cosine < -0.5 {
      return [before, after].map { point.moved(north: right * $0.north, east: right * $0.east) }
    }
    let scale = right / (1 + cosine)
    return [
      point.moved(north: scale * (before.north + after.north), east: scale * (before.east + after.east))
    ]
  }

  /// The unit vector to the right of a segment.
  private func normal(ofSegment index: Int) -> (north: Double, east: Double) {
    let way = points[index].plane(to: points[index + 1])
    let length = (way.north * way.north + way.east * way.east).squareRoot()
    return (-way.east / length, way.north / length)
  }
}
