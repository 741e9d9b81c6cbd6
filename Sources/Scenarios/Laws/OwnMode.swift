import GuidanceCore
import SimWorld

extension Law {
  /// A walk stays a walk.
  static let ownMode = Law(
    "own-mode", of: "rerouting", "every request and every adopted route is of the trip's own mode and provider"
  ) { input throws(LawBreach) in
    for trip in input.trips {
      let facts = trip.facts
      for entry in trip.events {
        let found: (mode: TravelMode, provider: String)
        let word: String
        switch input.event(entry) {
        case .asked(let request): (found, word) = ((request.mode, request.provider), "asked")
        case .rerouted(_, let index?) where input.journal.routes.indices.contains(index):
          let route = input.journal.routes[index]
          (found, word) = ((route.mode, route.provider), "adopted")
        default: continue
        }
        if found == (facts.mode, facts.provider) { continue }
        throw input.breach(
          trip.began, entry,
          message: "\(word) `\(found.mode.rawValue)` by `\(found.provider)`, the trip is `\(facts.mode.rawValue)` by"
            + " `\(facts.provider)`")
      }
    }
    return .held()
  }
}
