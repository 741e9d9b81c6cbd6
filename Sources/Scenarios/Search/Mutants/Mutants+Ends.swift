import GuidanceCore
import SimWorld

extension Mutants {
  /// Apps that end trips in a wrong way, or say what they should not.
  static let ends: [Mutant] = [
    .tripFigures("ends-after-a-second", in: .app, "a trip that arrived ends after a second") { $0.arrivalEnd = 1 },
    .tripFigures("holds-without-end", in: .app, "a wrong level holds the end of a trip for an hour") {
      $0.arrivalHold = 3600
    },
    .arrivalEnd("never-ends", "a trip that arrived stays on screen") { NeverEnds(rule: $0) },
    .arrivalEnd("ends-any-trip", "the end after an arrival meets whatever trip is on screen") { EndsAnyTrip(rule: $0) },
    .arrivalEnd("never-replaces", "a trip that another one replaces is not ended") { NeverReplaces(rule: $0) },
    .arrivalEnd("level-unheard-after-arrival", "what the barometer reads after the arrival is not heard") {
      HoldNeverLifts(rule: $0)
    },
    Mutant("hold-ignored", in: .app, "a wrong level does not hold the end of a trip") { parts in
      let make = parts.makeArrivalEnd
      parts.makeArrivalEnd = { _, config in make(nil, config) }
    },
    Mutant(
      "speaks-though-muted", in: .app, "the voice sounds though it was muted",
      plan: { plan in
        plan.acts.removeAll { act in
          if case .mutes = act.action { true } else { false }
        }
      }),
    Mutant(
      "speaks-into-a-talk", in: .app, "the provider's voice sounds into a talk",
      plan: { plan in
        plan.acts.removeAll { act in
          if case .talks = act.action { true } else { false }
        }
      }),
    Mutant(
      "speaks-english-only", in: .app, "the voice speaks English whatever was chosen",
      plan: { plan in
        plan.language = "en"
      }),
    Mutant(
      "deaf-to-reports", in: .app, "nobody gets the report that was asked for",
      plan: { plan in
        plan.acts.removeAll { $0.action == .asksReport }
      }),
    Mutant(
      "stop-ignored", in: .app, "a trip that the person stops goes on",
      plan: { plan in
        plan.acts.removeAll { $0.action == .ends }
      }),
  ]
}
