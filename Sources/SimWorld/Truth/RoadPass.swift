import GuidanceCore

/// A stretch of a road as it is driven.
struct RoadPass: Sendable {
  /// The road and its direction.
  var arc: RoadArc
  /// Metres along the road's line where it begins.
  var from: Double
  /// Metres along the road's line where it ends; less than `from` when driven against the line.
  var to: Double

  /// How long it is.
  var meters: Double { abs(to - from) }
}

extension RoadNetwork {
  /// The whole of a directed road.
  func pass(_ arc: RoadArc) -> RoadPass {
    let length = roads[arc.road].line.length
    return RoadPass(arc: arc, from: arc.isForward ? 0 : length, to: arc.isForward ? length : 0)
  }

  /// The places of a pass, in the order of driving.
  func places(of pass: RoadPass) -> [Coordinate] {
    let line = roads[pass.arc.road].line
    let low = min(pass.from, pass.to)
    let high = max(pass.from, pass.to)
    let inside = line.vertices.indices.filter { line.cumulative[$0] > low && line.cumulative[$0] < high }
    let places = [line.coordinate(at: low)] + inside.map { line.vertices[$0] } + [line.coordinate(at: high)]
    return pass.arc.isForward ? places : places.reversed()
  }

  /// The direction in which a pass is driven at its begin, over its first 10 m.
  func entryBearing(of pass: RoadPass) -> Double {
    bearing(of: pass, from: pass.from, to: pass.from + (pass.arc.isForward ? 1 : -1) * min(10, pass.meters))
  }

  /// The direction in which a pass is driven at its end, over its last 10 m.
  func exitBearing(of pass: RoadPass) -> Double {
    bearing(of: pass, from: pass.to - (pass.arc.isForward ? 1 : -1) * min(10, pass.meters), to: pass.to)
  }

  private func bearing(of pass: RoadPass, from: Double, to: Double) -> Double {
    let line = roads[pass.arc.road].line
    return Geodesy.straightBearing(from: line.coordinate(at: from), to: line.coordinate(at: to))
  }

  /// The direction of a road at a place, driven in one direction.
  func bearing(of arc: RoadArc, at along: Double) -> Double {
    let bearing = roads[arc.road].line.bearing(at: along)
    return arc.isForward ? bearing : Geodesy.normalizedDegrees(bearing + 180)
  }
}
