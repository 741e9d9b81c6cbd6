import GuidanceCore
import TestSupport
import Testing

@testable import Scenarios

@Suite("the route that a track makes")
struct MakingTests {
  private func fixes(_ places: [Coordinate]) -> [GuidanceFix] {
    places.enumerated().map { GuidanceFix(coordinate: $0.element, accuracy: 5, time: Double($0.offset)) }
  }

  private func place(east: Double, north: Double) -> Coordinate {
    let corner = Geodesy.destination(from: RecordedTrack.start, bearing: 0, meters: north)
    return Geodesy.destination(from: corner, bearing: east < 0 ? 270 : 90, meters: abs(east))
  }

  @Test("moved places keep their distances, and courses point along the same ways")
  func turn() {
    let turn = SphereTurn(from: RecordedTrack.start, to: Coordinate(latitude: 0.5, longitude: 0.5))
    let places = [(0.0, 0.0), (90, 800), (200, 50_000), (310, 400_000)].map {
      Geodesy.destination(from: RecordedTrack.start, bearing: $0.0, meters: $0.1)
    }
    let moved = places.map(turn.place)
    #expect(Geodesy.distance(moved[0], Coordinate(latitude: 0.5, longitude: 0.5)) < 1e-6)
    for (a, movedA) in zip(places, moved) {
      for (b, movedB) in zip(places, moved) where a != b {
        #expect(abs(Geodesy.distance(a, b) - Geodesy.distance(movedA, movedB)) < 1e-4)
        let course = turn.course(Geodesy.bearing(from: a, to: b), at: a)
        #expect(Geodesy.angleBetween(course, Geodesy.bearing(from: movedA, to: movedB)) < 1e-5)
      }
    }
    // At 40 S the meridians lean; 400 km away a course is another one.
    #expect(Geodesy.angleBetween(turn.course(0, at: places[3]), 0) > 1)
  }

  @Test("the legs of 10 000 short places end where the places end")
  func legs() {
    let places = (0...10_000).map { place(east: Double($0) * 7.3, north: Double($0 % 9) * 6.1) }
    var pen = LegPen(at: places[0])
    var worst = 0.0
    for place in places {
      _ = pen.leg(to: place)
      worst = max(worst, Geodesy.distance(pen.reached, place))
    }
    #expect(worst < 1.3, "found \(worst)")
  }

  @Test("a straight way is one leg, a bend two, and the way back lies on the way out")
  func shapes() {
    func legs(_ track: RecordedTrack) -> [String] {
      let places = TrackLine.places(fixes(track.places), mode: .driving, tolerance: 5)
      return ImportedRoute(along: places, from: places[0]).lines.map(\.written)
    }
    #expect(legs(RecordedTrack([(90, 100)])) == ["90 deg 1300 m", "arrive"])
    #expect(legs(RecordedTrack([(0, 100), (180, 60)])) == ["0 deg 1300 m", "180 deg 780 m", "arrive"])
    #expect(legs(RecordedTrack([(0, 50), (90, 50), (180, 50), (270, 50)])).count == 5)
  }

  @Test("ten minutes of wandering about a stop make one place and no knot")
  func stays() {
    // A Lissajous figure of 9 m about the stop: no chance, and it crosses itself again and again.
    func wander(_ index: Int) -> (Double, Double) {
      let angle = Double(index)
      return (9 * (angle * 0.7).sine, 9 * (angle * 1.1).sine)
    }
    let before = (0..<60).map { place(east: Double($0) * 13, north: 0) }
    let stop = (0..<600).map { place(east: 780 + wander($0).0, north: wander($0).1) }
    let after = (0..<60).map { place(east: 780 + Double($0) * 13, north: 0) }
    let places = TrackLine.places(fixes(before + stop + after), mode: .driving, tolerance: 5)
    #expect(places.count <= 4, "found \(places.count)")
    let length = zip(places, places.dropFirst()).reduce(0) { $0 + Geodesy.distance($1.0, $1.1) }
    #expect(abs(length - 1547) < 25, "found \(length)")
  }

  @Test("slow walking is a way and not a stay")
  func slow() {
    let walk = (0...600).map { place(east: Double(min($0, 300)) * 0.9, north: Double(max(0, $0 - 300)) * 0.9) }
    let places = TrackLine.places(fixes(walk), mode: .walking, tolerance: 5)
    let length = zip(places, places.dropFirst()).reduce(0) { $0 + Geodesy.distance($1.0, $1.1) }
    #expect(abs(length - 540) < 20, "found \(length)")
  }

  @Test("no place of the track lies farther from the drawn line than the tolerance and the rounding")
  func tolerance() throws {
    // Bends of all radii: the curve winds tighter as it goes.
    var track = [RecordedTrack.start]
    for step in 0..<3000 {
      track.append(Geodesy.destination(from: track[step], bearing: Double(step * step) / 4000, meters: 12))
    }
    for tolerance in [2.0, 5, 20] {
      let places = TrackLine.places(fixes(track), mode: .driving, tolerance: tolerance)
      var pen = LegPen(at: places[0])
      let line = try Polyline(
        [places[0]]
          + places.dropFirst().map { place in
            _ = pen.leg(to: place)
            return pen.reached
          })
      #expect(places.count < 1200)
      let worst = track.map { line.project($0)?.lateral ?? .infinity }.max() ?? .infinity
      #expect(worst < tolerance + 1.3, "found \(worst)")
    }
  }

  @Test("modes are guessed from the places, whatever the noise of a stop")
  func modes() {
    func mode(_ speed: Double) -> TravelMode {
      ModeGuess.mode(fixes(RecordedTrack([(90, 300), (90, -300)], speed: speed).places).map { RecordedFix($0) })
    }
    #expect([1.3, 2.5, 5, 8, 12, 30].map(mode) == [.walking, .walking, .cycling, .cycling, .driving, .driving])
  }

  @Test("receipts are the largest stamp so far, and a told one is kept")
  func receipts() {
    func fix(_ time: Double, _ received: Double? = nil) -> RecordedFix {
      RecordedFix(GuidanceFix(coordinate: RecordedTrack.start, accuracy: 5, time: time), received: received)
    }
    let silent = ReceivedFixes(RecordedDrive([fix(100), fix(102), fix(101), fix(105)]))
    #expect(silent.items.map(\.fix.time) == [0, 2, 1, 5])
    #expect(silent.items.map(\.received) == [0, 2, 2, 5])
    let told = ReceivedFixes(RecordedDrive([fix(100, 100.5), fix(102, 103), fix(101, 102)]))
    #expect(told.items.map(\.fix.time) == [-0.5, 0.5, 1.5])
    #expect(told.items.map(\.received) == [0, 1.5, 2.5])
  }
}

extension Double {
  /// The sine by its series, so that this file needs no library of the platform.
  fileprivate var sine: Double {
    let angle = truncatingRemainder(dividingBy: 2 * .pi)
    var term = angle
    var sum = angle
    for index in 1..<20 {
      term *= -angle * angle / Double((2 * index) * (2 * index + 1))
      sum += term
    }
    return sum
  }
}
