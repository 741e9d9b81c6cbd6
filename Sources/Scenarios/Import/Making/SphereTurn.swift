import Foundation
import GuidanceCore

/// A rotation of the sphere that carries one place to another, north at the one to north at the other.
///
/// Distances stay as they are, and so do the angles between ways. Directions turn with their places: far from the place
/// that was carried they are others than before.
struct SphereTurn {
  private let from: Frame
  private let to: Frame

  init(from start: Coordinate, to end: Coordinate) {
    from = Frame(at: start)
    to = Frame(at: end)
  }

  /// A place where the rotation carries it; one that cannot be computed with stays what it is.
  func place(_ place: Coordinate) -> Coordinate {
    place.isValid ? turned(Frame(at: place).up).coordinate : place
  }

  /// A direction at a place as it points after the rotation, degrees in [0, 360).
  func course(_ degrees: Double, at place: Coordinate) -> Double {
    guard place.isValid, degrees.isFinite else { return degrees }
    let before = Frame(at: place)
    let angle = degrees * .pi / 180
    let way = turned(before.north * cos(angle) + before.east * sin(angle))
    let after = Frame(at: self.place(place))
    return Geodesy.normalizedDegrees(atan2(way.dot(after.east), way.dot(after.north)) * 180 / .pi)
  }

  private func turned(_ vector: Vector) -> Vector {
    to.east * vector.dot(from.east) + to.north * vector.dot(from.north) + to.up * vector.dot(from.up)
  }
}

/// A vector from the centre of the sphere, its radius being 1.
private struct Vector {
  var x: Double
  var y: Double
  var z: Double

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y + z * other.z }

  static func * (vector: Vector, factor: Double) -> Vector {
    Vector(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
  }

  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z) }

  /// The place that it points to.
  var coordinate: Coordinate {
    // Near the poles the height says little of the latitude, and the length beside the axis all.
    let latitude = atan2(z, (x * x + y * y).squareRoot()) * 180 / .pi
    return Coordinate(latitude: latitude, longitude: Geodesy.wrappedLongitude(atan2(y, x) * 180 / .pi))
  }
}

/// East, north and up at a place.
private struct Frame {
  let east: Vector
  let north: Vector
  let up: Vector

  init(at place: Coordinate) {
    let latitude = place.latitude * .pi / 180
    let longitude = place.longitude * .pi / 180
    east = Vector(x: -sin(longitude), y: cos(longitude), z: 0)
    north = Vector(x: -sin(latitude) * cos(longitude), y: -sin(latitude) * sin(longitude), z: cos(latitude))
    up = Vector(x: cos(latitude) * cos(longitude), y: cos(latitude) * sin(longitude), z: sin(latitude))
  }
}
