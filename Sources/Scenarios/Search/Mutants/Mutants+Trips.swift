import GuidanceCore
import SimWorld

extension Mutants {
  /// Trips that are wrong beside their asking.
  static let trips: [Mutant] = [
    .wrappedTrip("starts-twice", "started is said at the second fix too") { trip, site in
      TripChange(
        trip, site,
        .init(afterFix: { before, now, site, cause in
          if before?.snapshot?.phase == .onRoute, now.snapshot?.phase == .onRoute, before?.snapshot?.progress == 0 {
            site.pen.write(.started, cause: cause)
          }
        }))
    },
    .wrappedTrip("starts-again-after-a-reroute", "started is said again on the new route") { trip, site in
      TripChange(
        trip, site,
        .init(afterFix: { before, now, site, cause in
          if let before, before.route != now.route { site.pen.write(.started, cause: cause) }
        }))
    },
    .wrappedTrip("refused-fix-moves", "a refused fix moves progress") { trip, site in
      TripChange(
        trip, site,
        .init(update: { update in
          if update.refusal != nil { update.snapshot?.progress += 1 }
        }))
    },
    .wrappedTrip("ends-twice", "a trip says twice that it ended") { trip, site in
      TripChange(
        trip, site, .init(afterEnd: { site, reason, cause in site.pen.write(.ended(reason), cause: cause) }))
    },
    .wrappedTrip("speaks-after-the-end", "a trip that ended says so with a last word") { trip, site in
      TripChange(
        trip, site,
        .init(afterEnd: { site, _, cause in site.pen.write(.said(SpeechRecord("Goodbye")), cause: cause) }))
    },
    .trip("keeps-the-old-engine", "after a reroute the engine goes on along the old route") { site in
      let (make, route) = (site.makeEngine, site.route)
      site.makeEngine = { _, config in try make(route, config) }
    },
    .trip("forgets-the-speed-cameras", "no speed camera of the route is warned of") { site in
      site.route.speedCameras = []
    },
    .trip("never-asks-the-time", "the travel time is never asked again") { site in site.tripConfig.etaRefresh = 1e9 },
    .trip("reroutes-in-the-default-mode", "every request is for a drive") { site in site.route.mode = .driving },
    .trip("reroutes-by-the-default-provider", "every request names the app's usual provider") { site in
      site.route.provider = "usual"
    },
    .trip("sends-the-course-of-the-parked", "a request carries the course of somebody who stands") { site in
      let make = site.makeEngine
      site.makeEngine = { route, config in
        UpdateChange(engine: try make(route, config)) { update, snapshot in
          update.speedUsed = max(update.speedUsed ?? 0, 5)
          update.courseUsed = update.courseUsed ?? snapshot.bearing
        }
      }
    },
  ]
}
