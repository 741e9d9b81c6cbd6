/// A kind of thing that can go wrong in a world; the raw value is its row in the table.
package enum FaultKind: String, Sendable, CaseIterable {
  // The receiver.
  case noise, drift, bias, wild, frozen, cached, coarse, noSpeed, noCourse, wrongCourse, noPlace, silent, tunnel
  case duplicate, repeated, late, held, clock, delay
  // The traveller.
  case leaves, turnsBack, beside, stands, startsBeside, overshoots
  // The provider.
  case latency, failure, silence, mismatch, outage
  // The app and the other sensors.
  case compass, barometer, secondTrip, person, schedule

  /// Its name in the table.
  package var title: String {
    switch self {
    case .noSpeed: "no speed"
    case .noCourse: "no course"
    case .wrongCourse: "wrong course"
    case .noPlace: "no place"
    case .turnsBack: "turns back"
    case .startsBeside: "starts beside"
    case .secondTrip: "second trip"
    default: rawValue
    }
  }

  /// Whether it touches the places that fixes read.
  var movesPlaces: Bool {
    switch self {
    case .noise, .drift, .bias, .wild, .frozen, .tunnel, .delay, .late, .held, .silent, .repeated: true
    default: false
    }
  }
}
