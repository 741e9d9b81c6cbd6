import SimWorld

extension Law {
  /// Who is off his route hears nothing of it.
  static let silentOffRoute = Law(
    "silent-off-route", of: "off route", "while off route nothing is announced and nothing arrives"
  ) { input throws(LawBreach) in
    for trip in input.trips {
      var left: Int?
      for entry in trip.events {
        switch input.kind(entry) {
        case .offRoute: left = entry
        case .backOnRoute, .rerouted: left = nil
        case .announce, .arrived:
          if let left {
            throw input.breach(left, entry, message: "`\(input.kind(entry).rawValue)` while off route")
          }
        default: break
        }
      }
    }
    return .held()
  }
}
