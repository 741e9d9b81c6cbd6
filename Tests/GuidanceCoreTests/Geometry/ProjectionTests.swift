import Testing

@testable import GuidanceCore

@Suite("projection on a line")
struct ProjectionTests {
  let reference: Polyline

  init() throws { reference = try Synthetic.line([(90, 3000), (0, 2000)]) }

  @Test("a place 20 m to the left at 1200 m along")
  func left() throws {
    let place = Geodesy.destination(from: reference.coordinate(at: 1200), bearing: 0, meters: 20)
    let found = try #require(reference.project(place))
    #expect(abs(found.along - 1200) < 0.01)
    #expect(abs(found.lateral - 20) < 0.01)
    #expect(found.side == .left)
    #expect(found.segment == 0)
    #expect(abs(found.bearing - 90) < 0.1)
    #expect(Geodesy.distance(found.coordinate, reference.coordinate(at: 1200)) < 0.01)
  }

  @Test("a place 20 m to the right")
  func right() throws {
    let place = Geodesy.destination(from: reference.coordinate(at: 4000), bearing: 90, meters: 20)
    let found = try #require(reference.project(place))
    #expect(found.side == .right)
    #expect(abs(found.along - 4000) < 0.01)
  }

  @Test("outside a bend the vertex is matched, with the bearing before it")
  func vertex() throws {
    let place = Geodesy.destination(from: reference.vertices[1], bearing: 135, meters: 30)
    let found = try #require(reference.project(place))
    #expect(found.along == reference.cumulative[1])
    #expect(abs(found.lateral - 30) < 0.01)
    #expect(abs(found.bearing - 90) < 0.1)
    #expect(found.side == .right)
  }

  @Test("before the start and beyond the end the ends are matched")
  func ends() throws {
    let before = Geodesy.destination(from: reference.vertices[0], bearing: 270, meters: 50)
    let beyond = Geodesy.destination(from: reference.vertices[2], bearing: 0, meters: 70)
    #expect(reference.project(before)?.along == 0)
    #expect(reference.project(beyond)?.along == reference.length)
    #expect(abs((reference.project(beyond)?.lateral ?? 0) - 70) < 0.01)
  }

  @Test("a window keeps the match inside, and its end is a match where the distance falls towards it")
  func window() throws {
    let place = reference.coordinate(at: 1200)
    #expect(try #require(reference.project(place, within: 1500...2000)).along == 1500)
    #expect(try #require(reference.project(place, within: 300...800)).along == 800)
    #expect(reference.project(place, within: 6000...7000) == nil)
    #expect(reference.project(place, within: -500...100)?.along == 100)
  }

  @Test("on an out and back line the leg that is expected is matched")
  func preferAlong() throws {
    let line = try Synthetic.line([(90, 1000), (270, 1000)])
    let place = line.coordinate(at: 300)
    #expect(abs(try #require(line.project(place, preferAlong: 1600)).along - 1700) < 0.01)
    #expect(abs(try #require(line.project(place, preferAlong: 400)).along - 300) < 0.01)
    #expect(abs(try #require(line.project(place)).along - 300) < 0.01)
  }

  @Test("a place nearer by more than a road's width wins over the expected one")
  func preferenceHasLimits() throws {
    let line = try Synthetic.line([(90, 1000), (0, 40), (270, 1000)])
    let place = line.coordinate(at: 300)
    #expect(abs(try #require(line.project(place, preferAlong: 1740)).along - 300) < 0.01)
  }

  @Test("a line across the antimeridian is as good as any other")
  func antimeridian() throws {
    let start = Coordinate(latitude: 52.1, longitude: 179.99)
    let line = try Synthetic.line([(90, 3000), (0, 2000)], from: start)
    let place = Geodesy.destination(from: line.coordinate(at: 2500), bearing: 0, meters: 15)
    let found = try #require(line.project(place))
    #expect(place.longitude < 0)
    #expect(abs(found.along - 2500) < 0.05)
    #expect(abs(found.lateral - 15) < 0.1)
  }

  @Test("repeated vertices change nothing")
  func repeated() throws {
    var places = reference.vertices
    places.insert(places[1], at: 1)
    places.insert(places[0], at: 0)
    places.append(places[places.count - 1])
    let line = try Polyline(places)
    let outside = Geodesy.destination(from: reference.vertices[1], bearing: 135, meters: 30)
    #expect(line.project(outside)?.along == reference.project(outside)?.along)
    #expect(line.project(reference.vertices[2])?.along == reference.length)
    #expect(abs(try #require(line.project(outside)).bearing - 90) < 0.1)
  }

  @Test("what cannot be computed with gives nothing", arguments: [Double.nan, .infinity, 91])
  func invalid(latitude: Double) {
    #expect(reference.project(Coordinate(latitude: latitude, longitude: 0.5)) == nil)
  }
}
