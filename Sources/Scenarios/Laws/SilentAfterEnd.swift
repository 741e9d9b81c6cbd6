import SimWorld

extension Law {
  /// A trip that is over does nothing any more.
  static let silentAfterEnd = Law(
    "silent-after-end", of: "one trip, whoever guides", "nothing is said, asked or moved for a trip that has ended"
  ) { input throws(LawBreach) in
    for trip in input.trips {
      var end: Int?
      for entry in trip.events {
        let kind = input.kind(entry)
        guard let end else {
          if kind == .ended { end = entry }
          continue
        }
        // That an answer came too late is no doing of the trip's; a second end is another law's.
        if kind != .ignored && kind != .ended {
          throw input.breach(end, entry, message: "`\(kind.rawValue)` after the end of its trip")
        }
      }
    }
    return .held()
  }
}
