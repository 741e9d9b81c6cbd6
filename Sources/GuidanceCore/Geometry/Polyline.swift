/// A line through two or more places, with the distance along it at each vertex.
///
/// A segment is straight in latitude and longitude, as map services draw it; its length is the haversine one.
/// Repeated vertices and zero-length segments are legal.
public struct Polyline: Sendable, Equatable {
  /// The places, in order; at least two of them differ.
  public let vertices: [Coordinate]
  /// Metres from the start to each vertex; as many as there are vertices, never falling.
  public let cumulative: [Double]
  /// The direction of each segment in degrees, worked out once because every fix asks for some.
  let segmentBearings: [Double]
  /// The index that makes questions about the whole line cheap.
  let tree: SegmentTree

  /// Makes a line.
  ///
  /// - Throws: ``PolylineError`` for fewer than two distinct places, or for a place that is not finite or lies beyond a
  ///   pole.
  public init(_ vertices: [Coordinate]) throws(PolylineError) {
    if let bad = vertices.firstIndex(where: { !$0.isValid }) { throw .invalidCoordinate(index: bad) }
    var sum = 0.0
    var cumulative: [Double] = []
    cumulative.reserveCapacity(vertices.count)
    for index in vertices.indices {
      if index > 0 { sum += Geodesy.distance(vertices[index - 1], vertices[index]) }
      cumulative.append(sum)
    }
    guard sum > 0 else { throw .tooFewPoints(distinct: vertices.isEmpty ? 0 : 1) }
    self.vertices = vertices
    self.cumulative = cumulative
    segmentBearings = (0..<vertices.count - 1).map { Self.bearing(from: vertices[$0], to: vertices[$0 + 1]) }
    tree = SegmentTree(vertices)
  }

  /// Two lines through the same places are equal; everything else follows from them.
  public static func == (a: Self, b: Self) -> Bool { a.vertices == b.vertices }

  /// The whole length, in metres.
  public var length: Double { cumulative[cumulative.count - 1] }

  /// The index of the segment that holds a distance along; the later one at a vertex, zero-length ones passed over.
  ///
  /// Segment `i` joins the vertices `i` and `i + 1`. Distances outside the line give the first or the last segment.
  public func segment(at along: Double) -> Int {
    var low = 0
    var high = vertices.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if cumulative[middle] <= along { low = middle } else { high = middle - 1 }
    }
    var index = min(low, vertices.count - 2)
    while index > 0 && cumulative[index + 1] == cumulative[index] { index -= 1 }
    return index
  }

  /// The place at a distance along, clamped to the line.
  public func coordinate(at along: Double) -> Coordinate {
    let index = segment(at: along)
    let length = cumulative[index + 1] - cumulative[index]
    let share = length > 0 ? max(0, min(1, (along - cumulative[index]) / length)) : 0
    let a = vertices[index]
    let b = vertices[index + 1]
    return Coordinate(
      latitude: a.latitude + share * (b.latitude - a.latitude),
      longitude: Geodesy.wrappedLongitude(
        a.longitude + share * Geodesy.wrappedLongitude(b.longitude - a.longitude)))
  }

  /// The direction of the line at a distance along; at a vertex that of the segment after it.
  public func bearing(at along: Double) -> Double { bearing(ofSegment: segment(at: along)) }
}

/// Why places do not make a line.
public enum PolylineError: Error, Sendable, Equatable {
  /// Fewer than two distinct places; carries how many there were.
  case tooFewPoints(distinct: Int)
  /// A place that is not finite or lies beyond a pole; carries its index.
  case invalidCoordinate(index: Int)
}
