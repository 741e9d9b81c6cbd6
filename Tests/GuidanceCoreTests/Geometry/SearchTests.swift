import Testing

@testable import GuidanceCore

/// The index against the plain scan of every segment, on lines that cross themselves.
@Suite("the index finds what a scan of the whole line finds")
struct SearchTests {
  /// A line that winds over about 2 km, with sharp turns and repeated vertices.
  static func winding(_ seed: UInt64, vertices: Int, start: Coordinate) throws -> (Polyline, [Coordinate]) {
    var state = seed
    func chance() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
    var legs: [Synthetic.Leg] = []
    var bearing = 90.0
    for _ in 0..<vertices {
      bearing += (chance() - 0.4) * 120
      legs.append((bearing, chance() < 0.05 ? 0 : 5 + chance() * 60))
    }
    let line = try Synthetic.line(legs, from: start)
    let places = (0..<60).map { _ in
      Geodesy.destination(
        from: line.coordinate(at: chance() * line.length), bearing: chance() * 360, meters: chance() * 400)
    }
    return (line, places)
  }

  static let starts = [Synthetic.origin, Coordinate(latitude: -60, longitude: 179.999)]

  @Test("the nearest place", arguments: 1...6 as ClosedRange<UInt64>, starts)
  func nearest(seed: UInt64, start: Coordinate) throws {
    let (line, places) = try Self.winding(seed, vertices: 700, start: start)
    for place in places {
      let plane = TangentPlane(at: place)
      let all = minima(of: line, from: plane, within: 0...line.length)
      let least = try #require(all.min { ($0.squaredLateral, $0.along) < ($1.squaredLateral, $1.along) })
      #expect(line.nearestMinimum(from: plane, within: 0...line.length).along == least.along)
      let window = line.length * 0.2...line.length * 0.8
      let inside = minima(of: line, from: plane, within: window)
      let leastInside = try #require(inside.min { ($0.squaredLateral, $0.along) < ($1.squaredLateral, $1.along) })
      #expect(line.nearestMinimum(from: plane, within: window).along == leastInside.along)
    }
  }

  @Test("the least cost of a match", arguments: 1...6 as ClosedRange<UInt64>)
  func match(seed: UInt64) throws {
    let (line, places) = try Self.winding(seed, vertices: 700, start: Synthetic.origin)
    for (index, place) in places.enumerated() {
      let plane = TangentPlane(at: place)
      let motion = MotionReading(
        speed: 10, course: Double(index) * 6, isMoving: true, isStanding: false, elapsed: 1,
        matchCourse: Double(index) * 6, matchSpeed: 10)
      let question = MatchQuestion(
        along: line.length * Double(index) / 60, travelled: 10, motion: motion, scales: MatchScales(mode: .driving),
        cost: MatchCost())
      let window = 0...line.length
      let all = minima(of: line, from: plane, within: window)
      let least = try #require(all.min { question.cost($0, on: line) < question.cost($1, on: line) })
      #expect(line.bestMatch(question, from: plane, within: window, near: 0) == least)
    }
  }

  @Test("all minima within a radius, in the order of the line", arguments: 1...6 as ClosedRange<UInt64>)
  func radius(seed: UInt64) throws {
    let (line, places) = try Self.winding(seed, vertices: 700, start: Synthetic.origin)
    for place in places {
      let plane = TangentPlane(at: place)
      var found: [LineMinimum] = []
      line.visitMinima(from: plane, withinRadius: 120, in: 0...line.length) {
        found.append($0)
        return .goOn
      }
      #expect(found == minima(of: line, from: plane, within: 0...line.length).filter { $0.lateral <= 120 })
    }
  }

  @Test("the scan itself finds what small steps along the line find")
  func scan() throws {
    let (line, places) = try Self.winding(3, vertices: 60, start: Synthetic.origin)
    for place in places {
      let plane = TangentPlane(at: place)
      let found = minima(of: line, from: plane, within: 0...line.length)
      let steps = (0...Int(line.length * 4)).map { Double($0) / 4 }
      let distances = steps.map { plane.distance(to: line.coordinate(at: $0)) }
      for index in steps.indices.dropFirst().dropLast()
      where distances[index] < distances[index - 1] && distances[index] < distances[index + 1] {
        #expect(found.contains { abs($0.along - steps[index]) <= 0.3 }, "a minimum near \(steps[index]) is missing")
      }
    }
  }

  private func minima(
    of line: Polyline, from plane: TangentPlane, within window: ClosedRange<Double>
  ) -> [LineMinimum] {
    var found: [LineMinimum] = []
    line.visitMinima(from: plane, segments: 0..<line.segmentCount, within: window) { found.append($0) }
    return found
  }
}

extension TangentPlane {
  fileprivate func distance(to place: Coordinate) -> Double {
    let x = east(ofLongitude: place.longitude)
    let y = north(ofLatitude: place.latitude)
    return (x * x + y * y).squareRoot()
  }
}
