import SimWorld

extension Law {
  /// A trip starts once, before anything else of its way.
  static let startedOnce = Law(
    "started-once", of: "matching",
    "a trip and each of its engines starts once, before all that it says but leaving a route never joined"
  ) { input throws(LawBreach) in
    for trip in input.trips {
      var start: Int?
      for entry in trip.events {
        let kind = input.kind(entry)
        if kind == .started {
          if let start { throw input.breach(start, entry, message: "started again") }
          start = entry
        } else if start == nil, kind.needsStart {
          throw input.breach(entry, message: "`\(kind.rawValue)` before the trip has started")
        }
      }
    }
    return .held()
  }
}

extension EventKind {
  /// Whether only a trip that has started can say it.
  fileprivate var needsStart: Bool {
    switch self {
    case .announce, .backOnRoute, .arrived, .cameraAlert: true
    default: false
    }
  }
}
