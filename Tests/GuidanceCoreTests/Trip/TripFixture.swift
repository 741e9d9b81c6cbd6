import GuidanceCore

/// Routes and luck for the tests of the trip.
enum TripFixture {
  /// A straight line of about 1.1 km to the east, with a left turn half way.
  static func route(
    provider: String = "sim", mode: TravelMode = .driving, speedCameras: [Double] = []
  ) throws -> NavRoute {
    let line = try Polyline([
      Coordinate(latitude: 0.5, longitude: 0.5), Coordinate(latitude: 0.5, longitude: 0.51),
    ])
    return NavRoute(
      provider: provider, mode: mode, polyline: line,
      steps: [
        NavStep(instruction: "", kind: .depart, distance: 0, maneuverAlong: 0),
        NavStep(instruction: "Turn left", kind: .left, distance: 500, maneuverAlong: 500),
        NavStep(instruction: "You arrive", kind: .arrive, distance: line.length - 500, maneuverAlong: line.length),
      ], expectedTime: 80, speedCameras: speedCameras)
  }
}

/// A small generator with a seed (SplitMix64), so that a failing sequence can be run again.
struct SeededLuck: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
