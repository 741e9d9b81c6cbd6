import GuidanceCore

extension Mutants {
  /// Engines whose readings, events or beliefs are wrong.
  static let engineEvents: [Mutant] = [
    .engine("drops-now", "the stage now is never said") { engine, _ in
      UpdateChange(engine: engine) { update, _ in update.events.removeAll { $0.isAnnouncement(.now) } }
    },
    .engine("drops-prepare", "the stage prepare is never said") { engine, _ in
      UpdateChange(engine: engine) { update, _ in update.events.removeAll { $0.isAnnouncement(.prepare) } }
    },
    .engine("drops-arrival", "an arrival is not said") { engine, _ in
      UpdateChange(engine: engine) { update, _ in update.events.removeAll { $0 == .arrived } }
    },
    .engine("drops-off-route", "off-route is found and not said") { engine, _ in
      UpdateChange(engine: engine) { update, _ in
        update.events.removeAll { event in
          if case .offRoute = event { true } else { false }
        }
      }
    },
    .engine("drops-back-on-route", "back on route is found and not said") { engine, _ in
      UpdateChange(engine: engine) { update, _ in update.events.removeAll { $0 == .backOnRoute } }
    },
    .engine("arrives-twice", "an arrival is said twice") { engine, _ in
      UpdateChange(engine: engine) { update, _ in if update.events.contains(.arrived) { update.events.append(.arrived) }
      }
    },
    .engine("says-off-route-again", "off-route is said every five fixes") { engine, _ in
      SaysOffRouteAgain(engine: engine)
    },
    .engine("announces-off-route", "the next step is announced while off route") { engine, route in
      UpdateChange(engine: engine) { update, snapshot in
        guard snapshot.phase == .offRoute, let step = snapshot.nextStep else { return }
        update.events.append(
          .announce(
            Announcement(
              step: step, stage: .now, spokenDistance: nil, instruction: route.steps[step].instruction)))
      }
    },
    .engine("announces-behind", "now is said when the maneuver lies behind") { engine, route in
      AnnouncesBehind(engine: engine, route: route)
    },
    .engine("course-ignored", "the course of a fix is thrown away") { engine, _ in
      FixChange(engine: engine) { $0.course = nil }
    },
    .engine("unknown-course-is-north", "a course that is not known is taken for north") { engine, _ in
      FixChange(engine: engine) { $0.course = $0.course ?? 0 }
    },
    .engine("unknown-speed-is-zero", "a speed that is not known is taken for standing") { engine, _ in
      FixChange(engine: engine) { $0.speed = $0.speed ?? 0 }
    },
    .engine("accuracy-ignored", "every fix is taken for exact to a metre") { engine, _ in
      FixChange(engine: engine) { $0.accuracy = $0.accuracy.map { min($0, 1) } }
    },
    .engine("remaining-negative", "the metres left fall below zero") { engine, _ in
      SnapshotChange(engine: engine) { $0.remaining -= 50 }
    },
    .engine("time-left-endless", "the seconds left are infinite while standing") { engine, _ in
      SnapshotChange(engine: engine) { if ($0.speed ?? 1) < 0.5 { $0.remainingTime = .infinity } }
    },
    .engine("next-step-behind", "the next step stays the one that was passed") { engine, _ in
      SnapshotChange(engine: engine) { if let step = $0.nextStep, step > 1 { $0.nextStep = step - 1 } }
    },
  ]
}

extension GuidanceEvent {
  /// Whether this announces a stage.
  fileprivate func isAnnouncement(_ stage: AnnouncementStage) -> Bool {
    if case .announce(let announcement) = self { announcement.stage == stage } else { false }
  }
}
