import Testing

@testable import GuidanceCore

@Suite("distances and directions")
struct GeodesyTests {
  @Test("the distance with cosines at hand is the haversine one", arguments: [0.0, 0.5, 37.5, -60, 89.9])
  func near(latitude: Double) {
    let start = Coordinate(latitude: latitude, longitude: 179.99)
    for meters in [0.0, 0.01, 3, 250, 40_000, 2_000_000] {
      for bearing in stride(from: 0.0, to: 360, by: 45) {
        let end = Geodesy.destination(from: start, bearing: bearing, meters: meters)
        let quick = Geodesy.distance(
          start, cosine: Geodesy.cosine(ofLatitude: start.latitude), end,
          cosine: Geodesy.cosine(ofLatitude: end.latitude))
        #expect(abs(quick - Geodesy.distance(start, end)) <= 1e-8 + meters * 1e-11)
        #expect(abs(quick - meters) < 1e-5)
      }
    }
  }

  @Test("longitudes and angles wrap")
  func wraps() {
    #expect(Geodesy.wrappedLongitude(181) == -179)
    #expect(Geodesy.normalizedDegrees(-10) == 350)
    #expect(Geodesy.angleBetween(350, 10) == 20)
    #expect(Geodesy.turn(from: 350, to: 10) == 20)
    #expect(Geodesy.turn(from: 10, to: 350) == -20)
  }

  @Test("fewer than two distinct places are no line")
  func noLine() {
    let place = Synthetic.origin
    #expect(throws: PolylineError.tooFewPoints(distinct: 0)) { try Polyline([]) }
    #expect(throws: PolylineError.tooFewPoints(distinct: 1)) { try Polyline([place, place, place]) }
    #expect(throws: PolylineError.invalidCoordinate(index: 1)) {
      try Polyline([place, Coordinate(latitude: .nan, longitude: 0)])
    }
  }
}
