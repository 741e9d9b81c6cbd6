import GuidanceCore
import Testing

@Suite("the moves of the camera")
struct CameraMovesTests {
  private var moves = CameraMoves()

  private func pose(_ heading: Double?, distance: Double = 600, longitude: Double = 0.5) -> CameraPose {
    CameraPose(center: Coordinate(latitude: 0.5, longitude: longitude), distance: distance, heading: heading)
  }

  @Test("the first pose is shown at once")
  mutating func first() {
    #expect(moves.pose(at: 0) == nil)
    let isNew = moves.move(to: pose(90), at: 0)
    #expect(isNew)
    #expect(moves.pose(at: 0) == pose(90) && !moves.isMoving(at: 0))
  }

  @Test("a move takes 0.7 s")
  mutating func takesTime() throws {
    moves.move(to: pose(0, distance: 600), at: 0)
    moves.move(to: pose(70, distance: 1300), at: 10)
    let halfway = try #require(moves.pose(at: 10.35))
    #expect(abs(halfway.distance - 950) < 0.01)
    #expect(abs((halfway.heading ?? 0) - 35) < 0.01)
    #expect(moves.isMoving(at: 10.69))
    #expect(!moves.isMoving(at: 10.7) && moves.pose(at: 10.7) == pose(70, distance: 1300))
  }

  @Test("a new move replaces the one in flight and starts from what is on the screen")
  mutating func replaces() throws {
    moves.move(to: pose(0), at: 0)
    moves.move(to: pose(70), at: 10)
    moves.move(to: pose(10), at: 10.35)
    #expect(abs((try #require(moves.pose(at: 10.35)).heading ?? 0) - 35) < 0.01)
    #expect(moves.pose(at: 11.05) == pose(10))
  }

  @Test("many moves a second leave the camera one move behind at most")
  mutating func keepsUp() {
    for tick in 0..<100 { moves.move(to: pose(Double(tick)), at: Double(tick) / 10) }
    #expect(moves.pose(at: 9.9 + 0.7) == pose(99))
  }

  @Test("told the same again, the camera does not begin anew")
  mutating func sameTarget() {
    moves.move(to: pose(0), at: 0)
    moves.move(to: pose(70), at: 10)
    let news = (1...6).map { moves.move(to: pose(70), at: 10 + Double($0) / 10) }
    #expect(!news.contains(true))
    #expect(moves.pose(at: 10.7) == pose(70))
  }

  @Test("turns the short way across north and moves the short way across the date line")
  mutating func shortWays() throws {
    moves.move(to: pose(350, longitude: 179.9), at: 0)
    moves.move(to: pose(10, longitude: -179.9), at: 1)
    let halfway = try #require(moves.pose(at: 1.35))
    #expect(Geodesy.angleBetween(halfway.heading ?? 90, 0) < 0.01)
    #expect(abs(abs(halfway.center.longitude) - 180) < 0.001)
  }

  @Test("an unknown heading keeps the map as it is")
  mutating func unknownHeading() {
    moves.move(to: pose(350), at: 0)
    moves.move(to: pose(nil), at: 1)
    #expect(moves.pose(at: 1.3)?.heading == 350)
  }
}

@Suite("the puck")
struct PuckTests {
  private let fix = Coordinate(latitude: 0.5001, longitude: 0.5)
  private let line = Coordinate(latitude: 0.5, longitude: 0.5)

  private func puck(_ mode: TravelMode, phase: GuidancePhase = .onRoute, matched: Coordinate?) -> Puck {
    Puck(mode: mode, place: fix, heading: 100, mapHeading: 100, phase: phase, matched: matched)
  }

  @Test("points up on a map that faces the same way, and turns by the difference otherwise")
  func angle() {
    #expect(puck(.driving, matched: line).angle == 0)
    #expect(Puck.angle(heading: 10, mapHeading: 350) == 20)
    #expect(Puck.angle(heading: 350, mapHeading: 10) == 340)
    #expect(Puck.angle(heading: nil, mapHeading: 10) == nil && Puck.angle(heading: 10, mapHeading: nil) == nil)
  }

  @Test("has 38 points for a driver, and 30 and green for a walker")
  func looks() {
    #expect(puck(.driving, matched: line).size == 38 && puck(.driving, matched: line).color == .blue)
    #expect(puck(.walking, matched: line).size == 30 && puck(.walking, matched: line).color == .green)
  }

  @Test("sits on the line while on the route, and where the receiver says otherwise")
  func place() {
    #expect(puck(.driving, matched: line).place == line && puck(.driving, matched: line).isSnapped)
    #expect(puck(.driving, phase: .offRoute, matched: line).place == fix)
    #expect(!puck(.driving, phase: .offRoute, matched: line).isSnapped)
    #expect(puck(.driving, phase: .waitingForFix, matched: nil).place == fix)
  }
}

@Suite("the controls of the map")
struct MapControlsTests {
  @Test("are those of guidance while guided, and recentre only after a pan")
  func visible() {
    #expect(MapControls.visible(isGuided: true, hasPanned: false) == [.turnsAhead, .wholeRoute, .tilt])
    #expect(MapControls.visible(isGuided: true, hasPanned: true) == [.turnsAhead, .wholeRoute, .tilt, .recentre])
    #expect(MapControls.visible(isGuided: false, hasPanned: false).isEmpty)
  }

  @Test("have labels of three characters at most, and 3D is 3D everywhere", arguments: SpokenLanguage.allCases)
  func labels(language: SpokenLanguage) {
    let labels = MapControl.allCases.map { $0.label(in: language) }
    #expect(labels.allSatisfy { (1...3).contains($0.count) })
    #expect(Set(labels).count == labels.count)
    #expect(MapControl.tilt.label(in: language) == "3D")
  }

  @Test("walking shows no traffic and no speed cameras")
  func layers() {
    #expect(!MapControls.showsTraffic(.walking) && !MapControls.showsSpeedCameras(.walking))
    #expect(MapControls.showsTraffic(.driving) && MapControls.showsSpeedCameras(.driving))
  }
}

@Suite("the compass")
struct CompassFilterTests {
  private var filter = CompassFilter()

  private mutating func read(_ trueHeading: Double, magnetic: Double = 200, accuracy: Double = 5) -> Double? {
    filter.update(CompassReading(trueHeading: trueHeading, magneticHeading: magnetic, accuracy: accuracy))
  }

  @Test("a reading with a negative accuracy is dropped")
  mutating func dropped() {
    #expect(read(90, accuracy: -1) == nil)
    #expect(filter.heading == nil)
    #expect(read(90, accuracy: 0) == 90)
  }

  @Test("the true heading counts where it is valid, else the magnetic one")
  mutating func trueOrMagnetic() {
    #expect(read(0) == 0)
    #expect(read(-1, magnetic: 200) == 200)
    #expect(read(-1, magnetic: -1) == nil)
  }

  @Test("a change below three degrees is no update, across north too")
  mutating func smallChanges() {
    #expect(read(359) == 359)
    #expect(read(1.9) == nil)
    #expect(read(2) == 2)
    #expect(read(359.1) == nil)
    #expect(read(359) == 359)
  }

  @Test("a slow turn adds up")
  mutating func slowTurn() {
    let headings = (0...6).map { read(Double($0)) }
    #expect(headings == [0, nil, nil, 3, nil, nil, 6])
  }

  @Test("the map is placed anew only round a young fix of somebody slow")
  func replaces() {
    #expect(filter.replacesMap(fixTime: 100, speed: 1, at: 129.9))
    #expect(!filter.replacesMap(fixTime: 100, speed: 1, at: 130))
    #expect(filter.replacesMap(fixTime: 100, speed: 2.4, at: 101))
    #expect(!filter.replacesMap(fixTime: 100, speed: 2.5, at: 101))
    #expect(!filter.replacesMap(fixTime: nil, speed: 1, at: 101))
    #expect(!filter.replacesMap(fixTime: 100, speed: nil, at: 101))
  }
}
