import GuidanceCore

/// Asking with something wrong wrapped round it; what it does not say itself goes to the policy inside.
protocol ReroutingChange: Rerouting {
  /// The policy inside.
  var policy: any Rerouting { get set }
}

extension ReroutingChange {
  var isRerouting: Bool { policy.isRerouting }
  mutating func offRoute(at now: Double) -> [RerouteEffect] { policy.offRoute(at: now) }
  mutating func backOnRoute(at now: Double) -> [RerouteEffect] { policy.backOnRoute(at: now) }
  mutating func ended(at now: Double) -> [RerouteEffect] { policy.ended(at: now) }
  mutating func answer(_ id: Int, _ result: Result<NavRoute, RouteError>, at now: Double) -> [RerouteEffect] {
    policy.answer(id, result, at: now)
  }
  mutating func wake(at now: Double) -> [RerouteEffect] { policy.wake(at: now) }
}

/// Changes the effects of every input, one by one.
struct EffectChange: ReroutingChange {
  var policy: any Rerouting
  let change: @Sendable (RerouteEffect) -> [RerouteEffect]

  mutating func offRoute(at now: Double) -> [RerouteEffect] { policy.offRoute(at: now).flatMap(change) }
  mutating func backOnRoute(at now: Double) -> [RerouteEffect] { policy.backOnRoute(at: now).flatMap(change) }
  mutating func ended(at now: Double) -> [RerouteEffect] { policy.ended(at: now).flatMap(change) }
  mutating func answer(_ id: Int, _ result: Result<NavRoute, RouteError>, at now: Double) -> [RerouteEffect] {
    policy.answer(id, result, at: now).flatMap(change)
  }
  mutating func wake(at now: Double) -> [RerouteEffect] { policy.wake(at: now).flatMap(change) }
}

/// Takes every failure for one that may pass.
struct AsksForEver: ReroutingChange {
  var policy: any Rerouting

  mutating func answer(_ id: Int, _ result: Result<NavRoute, RouteError>, at now: Double) -> [RerouteEffect] {
    guard case .failure(let error) = result else { return policy.answer(id, result, at: now) }
    return policy.answer(id, .failure(.unavailable), at: now).map { effect in
      if case .fail(let id, .unavailable, let sayNoWay) = effect {
        .fail(id, error, sayNoWay: sayNoWay)
      } else {
        effect
      }
    }
  }
}

/// Takes every failure for good.
struct GivesUpAtOnce: ReroutingChange {
  var policy: any Rerouting

  mutating func answer(_ id: Int, _ result: Result<NavRoute, RouteError>, at now: Double) -> [RerouteEffect] {
    guard case .failure(let error) = result else { return policy.answer(id, result, at: now) }
    return policy.answer(id, .failure(.quota), at: now).map { effect in
      if case .fail(let id, .quota, let sayNoWay) = effect { .fail(id, error, sayNoWay: sayNoWay) } else { effect }
    }
  }
}

/// Adopts whatever comes, however late.
struct AdoptsLateAnswers: ReroutingChange {
  var policy: any Rerouting

  mutating func answer(_ id: Int, _ result: Result<NavRoute, RouteError>, at now: Double) -> [RerouteEffect] {
    let effects = policy.answer(id, result, at: now)
    guard case .success(let route) = result else { return effects }
    return effects.map { $0 == .ignore(id) ? .adopt(id, route) : $0 }
  }
}

/// Adopts a route of any mode and any provider.
struct AdoptsAnyRoute: ReroutingChange {
  var policy: any Rerouting
  let mode: TravelMode
  let provider: String

  mutating func answer(_ id: Int, _ result: Result<NavRoute, RouteError>, at now: Double) -> [RerouteEffect] {
    guard case .success(let route) = result else { return policy.answer(id, result, at: now) }
    var stamped = route
    stamped.mode = mode
    stamped.provider = provider
    return policy.answer(id, .success(stamped), at: now).map { effect in
      if case .adopt(let id, _) = effect { .adopt(id, route) } else { effect }
    }
  }
}

/// Does not hear that the traveller is back on the route, while something is pending.
struct DeafToBackOnRoute: ReroutingChange {
  var policy: any Rerouting
  /// Whether a request in flight is what is pending; else a retry.
  let isRequest: Bool
  private var isInFlight = false

  init(policy: any Rerouting, isRequest: Bool) {
    self.policy = policy
    self.isRequest = isRequest
  }

  mutating func offRoute(at now: Double) -> [RerouteEffect] { note(policy.offRoute(at: now)) }
  mutating func wake(at now: Double) -> [RerouteEffect] { note(policy.wake(at: now)) }
  mutating func answer(_ id: Int, _ result: Result<NavRoute, RouteError>, at now: Double) -> [RerouteEffect] {
    note(policy.answer(id, result, at: now))
  }
  mutating func backOnRoute(at now: Double) -> [RerouteEffect] {
    isInFlight == isRequest ? [] : policy.backOnRoute(at: now)
  }

  private mutating func note(_ effects: [RerouteEffect]) -> [RerouteEffect] {
    for effect in effects {
      switch effect {
      case .ask: isInFlight = true
      case .fail, .adopt: isInFlight = false
      default: break
      }
    }
    return effects
  }
}
