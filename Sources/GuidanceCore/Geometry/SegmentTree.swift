/// A tree of boxes over the segments of a line: node 1 is the root, the children of node `k` are `2k` and `2k + 1`.
///
/// Built once; a leaf holds `leafSize` segments in the order of the line. Longitudes run on across the antimeridian,
/// so that no box spans the world because its line crosses it.
struct SegmentTree: Sendable {
  /// Segments in one leaf: few enough for tight boxes, enough to keep the tree small.
  static let leafSize = 8

  /// A box in degrees; the longitudes of one line run on without a jump.
  struct Box: Sendable {
    var south = Double.infinity
    var north = -Double.infinity
    var west = Double.infinity
    var east = -Double.infinity

    mutating func cover(latitude: Double, longitude: Double) {
      south = min(south, latitude)
      north = max(north, latitude)
      west = min(west, longitude)
      east = max(east, longitude)
    }

    mutating func cover(_ other: Box) {
      south = min(south, other.south)
      north = max(north, other.north)
      west = min(west, other.west)
      east = max(east, other.east)
    }
  }

  /// How many leaves the tree has, a power of two; those beyond the line are empty.
  let leafCount: Int
  private let boxes: [Box]
  private let segmentCount: Int

  /// Builds the tree over the segments between the vertices.
  init(_ vertices: [Coordinate]) {
    segmentCount = vertices.count - 1
    let needed = (segmentCount + Self.leafSize - 1) / Self.leafSize
    var leaves = 1
    while leaves < needed { leaves *= 2 }
    var boxes = [Box](repeating: Box(), count: 2 * leaves)
    var longitude = vertices[0].longitude
    for index in vertices.indices {
      if index > 0 {
        longitude += Geodesy.wrappedLongitude(vertices[index].longitude - vertices[index - 1].longitude)
      }
      let latitude = vertices[index].latitude
      if index < segmentCount {
        boxes[leaves + index / Self.leafSize].cover(latitude: latitude, longitude: longitude)
      }
      if index > 0 {
        boxes[leaves + (index - 1) / Self.leafSize].cover(latitude: latitude, longitude: longitude)
      }
    }
    for node in stride(from: leaves - 1, to: 0, by: -1) {
      boxes[node] = boxes[2 * node]
      boxes[node].cover(boxes[2 * node + 1])
    }
    leafCount = leaves
    self.boxes = boxes
  }

  /// The segments below the node that spans `span` leaves from leaf `first` on; empty beyond the line.
  @inline(__always)
  func segments(firstLeaf first: Int, span: Int) -> Range<Int> {
    let low = min(segmentCount, first * Self.leafSize)
    return low..<min(segmentCount, (first + span) * Self.leafSize)
  }

  /// The squared distance from a plane's origin to a node's box, in square metres: no place of the line below the
  /// node is nearer.
  func squaredDistance(from plane: TangentPlane, toNode node: Int) -> Double {
    let box = boxes[node]
    let middle = (box.west + box.east) / 2 - plane.origin.longitude
    let turns = middle >= 180 || middle < -180 ? (middle / 360).rounded() * 360 : 0
    let west = box.west - plane.origin.longitude - turns
    let east = box.east - plane.origin.longitude - turns
    let aside = west > 0 ? west : (east < 0 ? -east : 0)
    let above = max(0, max(box.south - plane.origin.latitude, plane.origin.latitude - box.north))
    let x = aside * plane.metersEast
    let y = above * Geodesy.metersPerDegree
    return x * x + y * y
  }
}
