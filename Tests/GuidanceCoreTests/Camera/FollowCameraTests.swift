import GuidanceCore
import Testing

@Suite("the heading of the map")
struct FollowCameraHeadingTests {
  /// A row: what is known, and what must be up.
  struct Row: Sendable, CustomTestStringConvertible {
    var mode: TravelMode
    var course: Double?
    var speed: Double?
    var compass: Double?
    var route: Double?
    var previous: Double?
    var expected: Double?

    init(
      _ mode: TravelMode, _ course: Double?, _ speed: Double?, _ compass: Double?, _ route: Double?,
      _ previous: Double?, gives expected: Double?
    ) {
      (self.mode, self.course, self.speed) = (mode, course, speed)
      (self.compass, self.route, self.previous, self.expected) = (compass, route, previous, expected)
    }

    var heading: Double? {
      FollowCamera.heading(
        mode: mode, course: course, speed: speed, compass: compass, routeBearing: route, previous: previous)
    }

    var testDescription: String { "\(mode) gives \(expected.map { "\($0)" } ?? "nothing")" }
  }

  @Test(
    "the reference values",
    arguments: [
      Row(.walking, 200, 1.0, 30, 90, 0, gives: 30),
      Row(.walking, 200, 2.2, 30, 90, 0, gives: 200),
      Row(.walking, nil, 0, -10, nil, nil, gives: 350),
      Row(.driving, 200, 1.0, 30, 90, 0, gives: 90),
      Row(.walking, nil, nil, nil, nil, nil, gives: nil),
    ])
  func reference(row: Row) { #expect(row.heading == row.expected) }

  @Test(
    "each source in its turn, and the thresholds of moving",
    arguments: [
      Row(.driving, 200, 2.5, 30, 90, 10, gives: 200),
      Row(.driving, 200, 2.4, 30, 90, 10, gives: 90),
      Row(.driving, nil, 20, 30, 90, 10, gives: 90),
      Row(.driving, 200, 1, 30, nil, 10, gives: 10),
      Row(.driving, 200, 1, 30, nil, nil, gives: 30),
      Row(.driving, 200, 1, nil, nil, nil, gives: nil),
      Row(.driving, 200, nil, 30, 90, 10, gives: 90),
      Row(.walking, 200, 1.8, 30, 90, 10, gives: 200),
      Row(.walking, 200, 1.7, 30, 90, 10, gives: 30),
      Row(.walking, nil, 3, nil, 90, 10, gives: 90),
      Row(.walking, 200, 1, nil, nil, 10, gives: 10),
      Row(.walking, 200, 1, nil, nil, nil, gives: nil),
      Row(.driving, 0, 10, 30, 90, 10, gives: 0),
      Row(.driving, 725, 10, nil, nil, nil, gives: 5),
      Row(.driving, .nan, 10, nil, 90, nil, gives: 90),
    ])
  func sources(row: Row) { #expect(row.heading == row.expected) }

  @Test("a rider who moves faces the course")
  func riderMoves() {
    #expect(Row(.cycling, 200, 2.0, 30, 90, 10, gives: nil).heading == 200)
  }

  @Test("a rider standing at a junction faces where the handlebar points")
  func riderStandsAtAJunction() {
    #expect(Row(.cycling, 200, 0, 30, 90, 10, gives: nil).heading == 30)
  }

  @Test("a rider who creeps faces the route, whatever the compass says")
  func riderCreeps() {
    #expect(Row(.cycling, 200, 0.5, 30, 90, 10, gives: nil).heading == 90)
    #expect(Row(.cycling, 200, 1.9, 30, 90, 10, gives: nil).heading == 90)
  }

  @Test("a creeping rider off every route keeps the last heading, and only then asks the compass")
  func riderWithoutRoute() {
    #expect(Row(.cycling, nil, 1, 30, nil, 10, gives: nil).heading == 10)
    #expect(Row(.cycling, nil, 1, 30, nil, nil, gives: nil).heading == 30)
  }

  @Test("a standing rider without a compass faces the route, and of an unknown speed nobody knows that he stands")
  func riderWithoutCompass() {
    #expect(Row(.cycling, 200, 0, nil, 90, 10, gives: nil).heading == 90)
    #expect(Row(.cycling, 200, nil, 30, 90, 10, gives: nil).heading == 90)
    #expect(Row(.cycling, nil, nil, nil, nil, nil, gives: nil).heading == nil)
  }
}

@Suite("the pose of the camera")
struct FollowCameraPoseTests {
  private let here = Coordinate(latitude: 0.5, longitude: 0.5)

  private func pose(
    _ mode: TravelMode, speed: Double?, heading: Double? = 90, isTilted: Bool = false
  ) -> CameraPose {
    FollowCamera.make(mode: mode, traveller: here, heading: heading, speed: speed, isTilted: isTilted)
  }

  @Test("is forty seconds of driving away, between 600 and 1800 m")
  func drivingDistance() {
    let speeds: [Double?] = [nil, 0, 15, 20, 45, 60]
    #expect(speeds.map { pose(.driving, speed: $0).distance } == [600, 600, 600, 800, 1800, 1800])
  }

  @Test("is at street level for who walks or rides, however fast")
  func streetLevel() {
    #expect(pose(.walking, speed: 1).distance == 350 && pose(.walking, speed: 30).distance == 350)
    #expect(pose(.cycling, speed: 5).distance == 450 && pose(.cycling, speed: 30).distance == 450)
  }

  @Test("pushes its centre ahead along the heading, by less when tilted")
  func ahead() {
    let flat = pose(.driving, speed: 20)
    #expect(abs(Geodesy.distance(here, flat.center) - 96) < 1e-6)
    #expect(Geodesy.angleBetween(Geodesy.bearing(from: here, to: flat.center), 90) < 0.01)
    let tilted = pose(.driving, speed: 20, isTilted: true)
    #expect(abs(Geodesy.distance(here, tilted.center) - 40) < 1e-6)
  }

  @Test("sits on the traveller where the heading is unknown")
  func unknownHeading() {
    #expect(pose(.driving, speed: 20, heading: nil).center == here)
    #expect(pose(.driving, speed: 20, heading: nil).heading == nil)
  }

  @Test("is flat unless 3D is asked for")
  func pitch() {
    #expect(pose(.driving, speed: 20).pitch == 0)
    #expect(pose(.driving, speed: 20, isTilted: true).pitch == 55)
  }

  @Test("steps out a zoom level for a fast car and for nobody else")
  func zoom() {
    #expect(pose(.driving, speed: 21.9).zoomSteps == 0)
    #expect(pose(.driving, speed: 22).zoomSteps == 1)
    #expect(pose(.walking, speed: 30).zoomSteps == 0 && pose(.cycling, speed: 30).zoomSteps == 0)
  }
}
