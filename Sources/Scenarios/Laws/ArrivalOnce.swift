import SimWorld

extension Law {
  /// A trip arrives once, and is guided no more.
  static let arrivalOnce = Law(
    "arrival-once", of: "arrival", "a trip arrives at most once and says nothing of its way afterwards"
  ) { input throws(LawBreach) in
    for trip in input.trips {
      var arrival: Int?
      for entry in trip.events {
        let kind = input.kind(entry)
        guard let arrival else {
          if kind == .arrived { arrival = entry }
          continue
        }
        if kind == .arrived { throw input.breach(arrival, entry, message: "arrived again") }
        if kind.isGuidance { throw input.breach(arrival, entry, message: "`\(kind.rawValue)` after the arrival") }
      }
    }
    return .held()
  }
}

extension EventKind {
  /// Whether the event tells of the way: an engine's, or a step of rerouting.
  var isGuidance: Bool {
    switch self {
    case .started, .announce, .offRoute, .backOnRoute, .asked, .rerouted, .arrived, .cameraAlert: true
    default: false
    }
  }
}
