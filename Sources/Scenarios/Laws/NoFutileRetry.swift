import GuidanceCore
import SimWorld

extension Law {
  /// What no repetition can cure is not repeated.
  static let noFutileRetry = Law(
    "no-futile-retry", of: "rerouting", "nothing is asked again after a failure that asking cannot change"
  ) { input throws(LawBreach) in
    for trip in input.trips {
      var final: (entry: Int, error: RouteError)?
      for entry in trip.events {
        switch input.event(entry) {
        case .failed(_, let error) where error.isFinal: final = final ?? (entry, error)
        case .asked:
          if let final { throw input.breach(final.entry, entry, message: "asked after `\(final.error.rawValue)`") }
        default: break
        }
      }
    }
    return .held()
  }
}
