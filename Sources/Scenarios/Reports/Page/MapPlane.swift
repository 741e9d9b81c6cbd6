import Foundation
import GuidanceCore
import SimWorld

/// A flat map of a run: decimetres east and north of one of its places.
struct MapPlane {
  /// A place on the map.
  struct Point: Hashable {
    /// Decimetres east.
    var east: Int
    /// Decimetres north.
    var north: Int
  }

  private let origin: Coordinate
  private let metersEast: Double

  /// Makes the map of a run round the beginning of its first route.
  init(_ run: ScenarioRun, _ journal: Journal) {
    origin =
      journal.routes.first?.polyline.vertices.first ?? run.plan.routes.first?.route.polyline.vertices.first
      ?? run.plan.roads?.nodes.first?.coordinate ?? Coordinate(latitude: 0.5, longitude: 0.5)
    metersEast = cos(origin.latitude * .pi / 180) * Geodesy.metersPerDegree
  }

  /// Where a place is on the map; nil for one that cannot be computed with.
  func point(_ place: Coordinate) -> Point? {
    guard place.isValid else { return nil }
    let east = Geodesy.wrappedLongitude(place.longitude - origin.longitude) * metersEast
    let north = (place.latitude - origin.latitude) * Geodesy.metersPerDegree
    return Point(east: Int((east * 10).rounded()), north: Int((north * 10).rounded()))
  }

  /// A line as a JSON array: the first place, then by how much each one differs from the one before.
  func line(_ places: [Coordinate]) -> String { PageColumn.line(places.compactMap(point)) }
}

/// Numbers of a page as JSON, made small: each one as what it differs by from the one before.
enum PageColumn {
  /// Places one after another, east and north in turn.
  static func line(_ points: [MapPlane.Point]) -> String {
    var last = MapPlane.Point(east: 0, north: 0)
    var numbers: [String] = []
    numbers.reserveCapacity(points.count * 2)
    for point in points {
      numbers.append("\(point.east - last.east)")
      numbers.append("\(point.north - last.north)")
      last = point
    }
    return JSONText.array(numbers)
  }

  /// Whole numbers as differences; an unknown one is null and changes nothing for the next.
  static func differences(_ values: [Int?]) -> String {
    var last = 0
    return JSONText.array(
      values.map { value in
        guard let value else { return "null" }
        defer { last = value }
        return "\(value - last)"
      })
  }

  /// Whole numbers as they are; an unknown one is null.
  static func plain(_ values: [Int?]) -> String { JSONText.array(values.map { $0.map { "\($0)" } ?? "null" }) }

  /// A moment in whole milliseconds.
  static func milliseconds(_ instant: SimInstant) -> Int { Int((instant.nanoseconds + 500_000) / 1_000_000) }

  /// A quantity in tenths of its unit; nil where it is unknown.
  static func tenths(_ value: Double?) -> Int? {
    guard let value, value.isFinite, abs(value) < 1e12 else { return nil }
    return Int((value * 10).rounded())
  }
}
