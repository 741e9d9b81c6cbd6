import GuidanceCore
import SimWorld

extension Mutants {
  /// Trips that ask for routes in a wrong way.
  static let requests: [Mutant] = [
    .tripFigures("retries-after-a-second", "a failed request is asked again after a second") { $0.rerouteRetry = 1 },
    .tripFigures("never-retries", "a failed request is not asked again") { $0.rerouteRetry = 1e7 },
    .tripFigures("never-times-out", "a request that nobody answers is waited for") { $0.rerouteTimeout = 1e7 },
    .tripFigures("times-out-early", "an answer is waited for five seconds only") { $0.rerouteTimeout = 5 },
    .tripFigures("never-settles", "a new route may be replaced at once") { $0.rerouteSettle = 0 },
    .rerouting("retries-for-ever", "a failure that nothing can cure is asked again") { AsksForEver(policy: $0) },
    .rerouting("gives-up-at-once", "a failure that may pass is taken for good") { GivesUpAtOnce(policy: $0) },
    .rerouting("two-requests", "each question goes out twice") { policy in
      EffectChange(policy: policy) { effect in
        if case .ask(let id) = effect { [.ask(id), .ask(id + 1000)] } else { [effect] }
      }
    },
    .rerouting("adopts-twice", "an answer is adopted twice") { policy in
      EffectChange(policy: policy) { effect in
        if case .adopt = effect { [effect, effect] } else { [effect] }
      }
    },
    .rerouting("adopts-late-answers", "an answer is adopted though nobody waits for it any more") {
      AdoptsLateAnswers(policy: $0)
    },
    Mutant("adopts-any-route", in: .trip, "a route of another mode or provider is adopted") { parts in
      let make = parts.makeRerouting
      parts.makeRerouting = { provider, mode, config in
        AdoptsAnyRoute(policy: make(provider, mode, config), mode: mode, provider: provider)
      }
    },
    .rerouting("adopts-nothing", "an answer in time is not adopted") { policy in
      EffectChange(policy: policy) { effect in
        if case .adopt(let id, _) = effect { [.ignore(id)] } else { [effect] }
      }
    },
    .rerouting("cancel-does-not-cancel", "back on route, the request in flight goes on") {
      DeafToBackOnRoute(policy: $0, isRequest: true)
    },
    .rerouting("asks-though-back", "back on route, a retry that was due goes out") {
      DeafToBackOnRoute(policy: $0, isRequest: false)
    },
    .rerouting("says-no-way-each-time", "each failure of a stretch is said") { policy in
      EffectChange(policy: policy) { effect in
        if case .fail(let id, let error, _) = effect { [.fail(id, error, sayNoWay: true)] } else { [effect] }
      }
    },
    .rerouting("says-no-way-never", "a failure is not said") { policy in
      EffectChange(policy: policy) { effect in
        if case .fail(let id, let error, _) = effect { [.fail(id, error, sayNoWay: false)] } else { [effect] }
      }
    },
    .rerouting("never-asks", "no other route is ever asked for") { policy in
      EffectChange(policy: policy) { effect in
        if case .ask = effect { [] } else { [effect] }
      }
    },
  ]
}
