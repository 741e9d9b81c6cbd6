/// The line of a route, put together from the lines of its steps.
struct JoinedLine {
  /// The places so far.
  private(set) var vertices: [Coordinate] = []

  /// How far apart two parts may lie to be neighbours, in metres; as far as a step's point may lie off the line.
  static let acceptedGapMeters = ManeuverPlacement.acceptedLateralMeters
  /// Parts nearer than this share their vertex: rounding moves it by no more.
  private static let sharedMeters = 1.0

  /// Adds a part; gives the vertices at which it begins and ends.
  ///
  /// - Throws: the gap in metres where the part begins too far from the end of the line. Nothing is added then.
  mutating func append(_ part: [Coordinate]) throws(LineGap) -> (first: Int, last: Int) {
    guard let start = part.first else {
      let end = max(0, vertices.count - 1)
      return (end, end)
    }
    guard let end = vertices.last else {
      vertices = part
      return (0, part.count - 1)
    }
    let gap = Geodesy.distance(end, start)
    guard gap <= Self.acceptedGapMeters else { throw LineGap(meters: gap) }
    let isShared = gap <= Self.sharedMeters
    let first = isShared ? vertices.count - 1 : vertices.count
    vertices += isShared ? part.dropFirst() : part[...]
    return (first, vertices.count - 1)
  }
}

/// Two parts of a line that do not touch.
struct LineGap: Error {
  /// Metres between them.
  var meters: Double

  /// What is wrong, as errors say it.
  var problem: String {
    "expected a line that begins where the one before ends, found a gap of \(Int(meters.rounded())) m"
  }
}

extension JoinedLine {
  /// The parts as one line, with the vertices at which each begins and ends; nil where a part is empty, does not touch
  /// the one before, or all of them are one place.
  static func joined(_ parts: [[Coordinate]]) -> (vertices: [Coordinate], ranges: [(first: Int, last: Int)])? {
    guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    var line = JoinedLine()
    var ranges: [(first: Int, last: Int)] = []
    for part in parts {
      guard let range = try? line.append(part) else { return nil }
      ranges.append(range)
    }
    guard let first = line.vertices.first, line.vertices.contains(where: { $0 != first }) else { return nil }
    return (line.vertices, ranges)
  }

  /// The first part that does not touch the one before; nil where all do.
  static func firstGap(_ parts: [[Coordinate]]) -> (part: Int, problem: String)? {
    var line = JoinedLine()
    for (index, part) in parts.enumerated() {
      do throws(LineGap) {
        _ = try line.append(part)
      } catch {
        return (index, error.problem)
      }
    }
    return nil
  }
}
