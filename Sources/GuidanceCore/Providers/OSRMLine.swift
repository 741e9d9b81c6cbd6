/// The line of an OSRM-shaped route from the lines of its steps.
enum OSRMLine {
  /// How near a crossing lies to its vertex, in metres; both are rounded to a metre at most.
  private static let sameVertexMeters = 2.0
  /// How many vertices ahead a crossing is looked for.
  private static let lookahead = 200

  /// The joined line, with the vertices of each step set; nil where steps have no lines or do not touch.
  static func joined(_ steps: inout [OSRMStep]) -> [Coordinate]? {
    guard let (vertices, ranges) = JoinedLine.joined(steps.map(\.line)) else { return nil }
    for (index, range) in ranges.enumerated() {
      steps[index].draft.place.firstVertex = range.first
      steps[index].draft.place.lastVertex = range.last
    }
    return vertices
  }

  /// Where the class changes, by the crossings; empty where no step tells classes.
  static func classMarks(_ steps: [OSRMStep]) -> [ClassMark] {
    guard steps.contains(where: \.tellsClasses) else { return [] }
    var marks: [ClassMark] = []
    for step in steps {
      guard let first = step.draft.place.firstVertex else { continue }
      var vertex = 0
      for crossing in step.intersections {
        let ahead = vertex..<min(step.line.count, vertex + lookahead)
        if let found = ahead.first(where: { Geodesy.distance(step.line[$0], crossing.place) <= sameVertexMeters }) {
          vertex = found
        }
        let roadClass: RoadClass = crossing.isHighway ? .highway : .town
        if marks.last?.roadClass != roadClass { marks.append(ClassMark(vertex: first + vertex, roadClass: roadClass)) }
      }
    }
    return marks
  }
}
