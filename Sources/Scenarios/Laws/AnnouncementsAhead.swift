import GuidanceCore
import SimWorld

/// An announcement beside the step it speaks of and the fix that made it.
struct AnnouncementAhead {
  var entry: Int
  var announcement: Announcement
  var route: NavRoute
  var fix: FixMoment
  /// Metres along the route before that fix; nil where it is the first.
  var progressBefore: Double?
  /// The engine's figures.
  var config: GuidanceConfig
  /// Metres along the route to the maneuver, from where the fix was matched.
  var ahead: Double
}

extension LawInput {
  /// Calls a body for each announcement whose step and matched place are known; gives how many announcements there were
  /// and how many of them were known.
  func visitAnnouncements(
    _ body: (AnnouncementAhead) throws(LawBreach) -> Void
  ) throws(LawBreach) -> (all: Int, known: Int) {
    var counts = (all: 0, known: 0)
    for trip in trips {
      var route: Int? = trip.facts.isFed ? nil : trip.facts.route
      for entry in trip.events {
        switch event(entry) {
        case .rerouted(_, let index): route = index
        case .announce(let announcement):
          counts.all += 1
          guard let route, journal.routes.indices.contains(route),
            let place = trip.fixPlace(ofEntry: journal.entries[entry].cause),
            let progress = trip.fixes[place].record.progress
          else { continue }
          let steps = journal.routes[route].steps
          guard steps.indices.contains(announcement.step) else {
            throw breach(entry, message: "the route has no step \(announcement.step)")
          }
          counts.known += 1
          try body(
            AnnouncementAhead(
              entry: entry, announcement: announcement, route: journal.routes[route], fix: trip.fixes[place],
              progressBefore: trip.fixes[..<place].last(where: \.isUsed)?.record.progress, config: trip.config,
              ahead: steps[announcement.step].maneuverAlong - progress))
        default: break
        }
      }
    }
    return counts
  }
}

extension LawVerdict {
  /// Held, or skipped where there were announcements of which nothing was known.
  static func held(_ counts: (all: Int, known: Int), margin: Margin? = nil) -> Self {
    counts.all > 0 && counts.known == 0
      ? .skipped("it is not told where on the route announcements were made") : .held(margin: margin)
  }
}
