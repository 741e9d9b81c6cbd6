import GuidanceCore

/// The line that a drive really follows: its path, moved aside where it drives beside it, and on past the end.
struct DriveLine {
  /// The places, in order; no two neighbours are one place.
  private(set) var points: [Coordinate]
  /// Metres along the path for each place, never falling; past the path's end they go on.
  private(set) var alongs: [Double]
  /// Directions by segment.
  private var courses: [Double] = []
  /// Lengths by segment.
  private var lengths: [Double] = []

  /// Makes the line of a path without offsets.
  init(_ path: Polyline, keepGoing: Double) {
    points = [path.vertices[0]]
    alongs = [0]
    for index in 1..<path.vertices.count where path.cumulative[index] > path.cumulative[index - 1] {
      points.append(path.vertices[index])
      alongs.append(path.cumulative[index])
    }
    if keepGoing > 0 {
      let last = points[points.count - 1]
      let course = Geodesy.straightBearing(from: points[points.count - 2], to: last)
      points.append(Geodesy.laidPlace(from: last, bearing: course, meters: keepGoing))
      alongs.append(path.length + keepGoing)
    }
    measure(exactly: true)
  }

  /// Makes a line through places that were moved aside.
  init(points: [Coordinate], alongs: [Double]) {
    self.points = points
    self.alongs = alongs
    measure(exactly: false)
  }

  /// Metres along at the very end, `keep going` included.
  var end: Double { alongs[alongs.count - 1] }

  /// A distance along, brought to that of a corner where it differs by less than a micrometre.
  ///
  /// A corner drawn at 3000 m may lie at 3000.0000000001 m; what is said of 3000 m means the corner.
  func snapped(_ along: Double) -> Double {
    let index = firstIndex(at: along - 1e-6)
    return abs(alongs[index] - along) < 1e-6 ? alongs[index] : along
  }

  /// The place at a distance along.
  func place(at along: Double) -> Coordinate {
    let index = firstIndex(at: along)
    if alongs[index] <= along || index == 0 { return points[index] }
    return points[index - 1].between(points[index], share: share(of: along, before: index))
  }

  /// The direction at a distance along; at a corner the new one.
  func course(at along: Double) -> Double {
    var index = firstIndex(at: along)
    while index + 1 < alongs.count && alongs[index] <= along { index += 1 }
    return courses[max(0, index - 1)]
  }

  /// The straight pieces between two distances along.
  func legs(from start: Double, to end: Double, speed: Double) -> [DriveLeg] {
    var legs: [DriveLeg] = []
    var from = place(at: start)
    var along = start
    var index = firstIndex(at: start)
    if alongs[index] <= start { index += 1 }
    while index < alongs.count && along < end {
      let last = alongs[index] >= end
      let reached = min(alongs[index], end)
      let to = last ? place(at: end) : points[index]
      let span = alongs[index] - alongs[index - 1]
      let meters = lengths[index - 1] * (span > 0 ? (reached - along) / span : 1)
      legs.append(
        DriveLeg(
          from: from, to: to, meters: meters, course: courses[index - 1], alongs: along...reached, speed: speed))
      (from, along) = (to, reached)
      index += 1
    }
    return legs
  }

  /// The index of the first place at a distance along or after it; the last one where there is none.
  private func firstIndex(at along: Double) -> Int {
    var low = 0
    var high = alongs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if alongs[middle] < along { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func share(of along: Double, before index: Int) -> Double {
    (along - alongs[index - 1]) / (alongs[index] - alongs[index - 1])
  }

  /// Works out directions and lengths; on the path itself the lengths are the differences of its metres along.
  private mutating func measure(exactly: Bool) {
    for index in points.indices.dropLast() {
      courses.append(Geodesy.straightBearing(from: points[index], to: points[index + 1]))
      lengths.append(
        exactly ? alongs[index + 1] - alongs[index] : Geodesy.distance(points[index], points[index + 1]))
    }
  }
}
