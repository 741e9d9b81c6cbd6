import SimWorld

extension Law {
  /// An answer that nobody waits for changes nothing.
  static let lateAnswerIgnored = Law(
    "late-answer-ignored", of: "rerouting",
    "no route is adopted once its request is over: back on route, timed out, ended or overtaken"
  ) { input throws(LawBreach) in
    for trip in input.trips {
      var asked: [Int: Int] = [:]
      var over: (entry: Int, why: String)?
      for entry in trip.events {
        switch input.event(entry) {
        case .asked(let request):
          asked[request.number] = entry
          over = nil
        case .failed(_, let error): over = (entry, "its request has failed `\(error.rawValue)`")
        case .cancelled: over = over ?? (entry, "its request was cancelled")
        case .backOnRoute: over = (entry, "the traveller is back on the route")
        case .ended: over = (entry, "the trip has ended")
        case .rerouted(let number?, _):
          guard let request = asked[number] else {
            throw input.breach(entry, message: "adopted the answer to request \(number), which was never asked")
          }
          if let over { throw input.breach(request, over.entry, entry, message: "adopted though \(over.why)") }
          if let newer = asked.keys.max(), newer > number, let overtaken = asked[newer] {
            throw input.breach(
              request, overtaken, entry, message: "adopted though request \(newer) has been asked since")
          }
          over = (entry, "a newer route was adopted")
        case .rerouted(nil, _):
          if let over, input.kind(over.entry) == .ended {
            throw input.breach(over.entry, entry, message: "adopted though \(over.why)")
          }
        default: break
        }
      }
    }
    return .held()
  }
}
