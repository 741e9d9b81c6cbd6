import SimWorld

extension Law {
  /// One question at a time.
  static let oneRequest = Law(
    "one-request", of: "rerouting", "at most one request for a reroute is in flight"
  ) { input throws(LawBreach) in
    for trip in input.trips {
      var open: (entry: Int, number: Int)?
      for entry in trip.events {
        switch input.event(entry) {
        case .asked(let request):
          if let open {
            throw input.breach(
              open.entry, entry, message: "request \(request.number) while request \(open.number) is in flight")
          }
          open = (entry, request.number)
        case .failed(let number, _), .cancelled(let number), .rerouted(let number?, _):
          if open?.number == number { open = nil }
        default: break
        }
      }
    }
    return .held()
  }
}
