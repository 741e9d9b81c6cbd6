/// Decides when a trip that left its route asks for another one, and what becomes of the answers.
///
/// A state machine: an input and its moment in, effects out. At most one request is in flight. The shell keeps ONE timer
/// for the policy: ``RerouteEffect/wake(at:)`` replaces the moment that was set before. A stretch off the route begins
/// with ``offRoute(at:)`` and ends with ``backOnRoute(at:)`` or with an adopted route.
///
/// Within one instant the order of the calls decides: an answer that comes before the time-out's timer counts, even at
/// the very moment of the deadline; once the time-out was said, the request is over and its answer is late.
public struct ReroutePolicy: Sendable, Equatable {
  /// The trip's own provider; an answer of another one is refused.
  public let provider: String
  /// The trip's own mode; a route in another one is refused.
  public let mode: TravelMode
  /// Whether the provider guides by itself, so that nobody asks it for a reroute.
  public let isSelfGuiding: Bool
  /// Seconds from a failure to the next request.
  public let retry: Double
  /// Seconds after which an unanswered request has failed.
  public let timeout: Double
  /// Seconds after an adoption in which nothing is asked.
  public let settle: Double

  /// Whether an off-route stretch is open.
  public private(set) var isOffRoute = false
  /// Whether a failure that no repetition can cure has ended the asking for the rest of the trip.
  public private(set) var hasGivenUp = false
  /// Whether the trip is over.
  public private(set) var hasEnded = false

  private var waiting = Waiting.nothing
  private var lastRequest = 0
  private var hasSaidNoWay = false
  private var adoptedAt: Double?

  /// Makes the policy of one trip.
  public init(
    provider: String, mode: TravelMode, isSelfGuiding: Bool = false, config: TripConfig = TripConfig()
  ) {
    self.provider = provider
    self.mode = mode
    self.isSelfGuiding = isSelfGuiding
    self.retry = config.rerouteRetry
    self.timeout = config.rerouteTimeout
    self.settle = config.rerouteSettle
  }

  /// The number of the request in flight; nil where there is none.
  public var inFlight: Int? {
    if case .answer(let id, _) = waiting { return id }
    return nil
  }

  /// Whether a new route is being sought: the trip is off its route and has not given up.
  public var isRerouting: Bool { isOffRoute && !hasGivenUp && !hasEnded && !isSelfGuiding }

  /// The engine says that the traveller left the route; said again within a stretch it changes nothing.
  public mutating func offRoute(at now: Double) -> [RerouteEffect] {
    guard !isOffRoute, !hasEnded else { return [] }
    isOffRoute = true
    hasSaidNoWay = false
    guard !hasGivenUp, !isSelfGuiding else { return [] }
    if let adoptedAt, !Due.isDue(adoptedAt + settle, at: now) { return wait(until: adoptedAt + settle) }
    return ask(at: now)
  }

  /// The engine says that the traveller is on the route again: whatever is under way is dropped.
  public mutating func backOnRoute(at now: Double) -> [RerouteEffect] {
    isOffRoute = false
    return dropWhatWaits()
  }

  /// The trip is over: nothing is asked and nothing is adopted any more.
  public mutating func ended(at now: Double) -> [RerouteEffect] {
    hasEnded = true
    isOffRoute = false
    return dropWhatWaits()
  }

  /// The provider has answered the request `id`.
  ///
  /// An answer of any other request than the one in flight is ignored, whatever it says.
  public mutating func answer(_ id: Int, _ result: Result<NavRoute, RouteError>, at now: Double) -> [RerouteEffect] {
    guard case .answer(id, let deadline) = waiting else { return [.ignore(id)] }
    if Due.isPast(deadline, at: now) { return fail(id, .timedOut, at: now) + [.ignore(id)] }
    switch result {
    case .failure(let error): return fail(id, error, at: now)
    case .success(let route) where route.provider != provider || route.mode != mode:
      return fail(id, .mismatchedProvider, at: now)
    case .success(let route):
      waiting = .nothing
      isOffRoute = false
      adoptedAt = now
      return [.cancelWake, .adopt(id, route)]
    }
  }

  /// The timer fired: a request has timed out, a retry is due, or the time after an adoption is over.
  ///
  /// A timer that fires too early or that was cancelled changes nothing.
  public mutating func wake(at now: Double) -> [RerouteEffect] {
    switch waiting {
    case .answer(let id, let deadline) where Due.isDue(deadline, at: now): return fail(id, .timedOut, at: now)
    case .turn(let moment) where Due.isDue(moment, at: now): return ask(at: now)
    case .answer, .turn, .nothing: return []
    }
  }

  private mutating func ask(at now: Double) -> [RerouteEffect] {
    lastRequest += 1
    waiting = .answer(id: lastRequest, deadline: now + timeout)
    return [.ask(lastRequest), .wake(at: now + timeout)]
  }

  private mutating func wait(until moment: Double) -> [RerouteEffect] {
    waiting = .turn(moment)
    return [.wake(at: moment)]
  }

  private mutating func fail(_ id: Int, _ error: RouteError, at now: Double) -> [RerouteEffect] {
    let failure = RerouteEffect.fail(id, error, sayNoWay: !hasSaidNoWay)
    hasSaidNoWay = true
    if !error.isFinal { return [failure] + wait(until: now + retry) }
    hasGivenUp = true
    waiting = .nothing
    return [failure, .cancelWake]
  }

  private mutating func dropWhatWaits() -> [RerouteEffect] {
    defer { waiting = .nothing }
    switch waiting {
    case .nothing: return []
    case .turn: return [.cancelWake]
    case .answer(let id, _): return [.cancel(id), .cancelWake]
    }
  }

  /// What the policy waits for; every state but `nothing` has a timer.
  private enum Waiting: Sendable, Equatable {
    /// Nothing: on the route, given up, or over.
    case nothing
    /// The answer of a request, until a deadline.
    case answer(id: Int, deadline: Double)
    /// The moment at which asking is allowed again.
    case turn(Double)
  }
}

/// What the shell must do for the rerouting of a trip, in this order.
public enum RerouteEffect: Sendable, Equatable {
  /// Ask for a route under this number; the request is made of the facts of this moment, see ``RerouteFacts``.
  case ask(Int)
  /// Drop this request: its answer is not wanted any more.
  case cancel(Int)
  /// This request has failed; on `timedOut` nobody waits for its answer any more.
  case fail(Int, RouteError, sayNoWay: Bool)
  /// Replace the engine by a new one on this route, and say `rerouted`.
  case adopt(Int, NavRoute)
  /// This answer came too late and changes nothing.
  case ignore(Int)
  /// Call ``ReroutePolicy/wake(at:)`` at this moment instead of the one set before.
  case wake(at: Double)
  /// Forget the moment that was set.
  case cancelWake
}
