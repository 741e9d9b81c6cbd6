import SimWorld

extension Law {
  /// Who left is off until he is back.
  static let offRouteAlternates = Law(
    "off-route-alternates", of: "off route", "off route and back on one take turns"
  ) { input throws(LawBreach) in
    for trip in input.trips {
      var left: Int?
      for entry in trip.events {
        switch input.kind(entry) {
        case .offRoute:
          if let left { throw input.breach(left, entry, message: "off route again without being back on one") }
          left = entry
        case .backOnRoute, .rerouted:
          if left == nil {
            throw input.breach(entry, message: "`\(input.kind(entry).rawValue)` without having been off route")
          }
          left = nil
        default: break
        }
      }
    }
    return .held()
  }
}
