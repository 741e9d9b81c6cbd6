import SimWorld

extension Law {
  /// A failure is not hammered on.
  static let retrySpacing = Law(
    "retry-spacing", of: "rerouting", "after a failure the next request of the stretch waits its time"
  ) { input throws(LawBreach) in
    let retry = input.tripConfig.rerouteRetry
    var narrowest = NarrowestMargin()
    for trip in input.trips {
      var failure: Int?
      for entry in trip.events {
        switch input.kind(entry) {
        case .failed: failure = entry
        case .backOnRoute, .rerouted: failure = nil
        case .asked:
          guard let failed = failure else { break }
          let waited = input.time(entry).seconds - input.time(failed).seconds
          if waited < retry - 1e-6 {
            throw input.breach(
              failed, entry,
              message: "asked \(EventWords.figure(waited)) s after the failure, expected \(EventWords.figure(retry)) s"
                + " at least")
          }
          narrowest.take(waited - retry, .seconds)
          failure = nil
        default: break
        }
      }
    }
    return .held(margin: narrowest.margin)
  }
}
