/// Asks for a fresh travel time now and then, and keeps the figure.
///
/// The shell keeps ONE timer and asks `travelTime` in the route's own mode. Off the route nothing is asked; a question
/// that fell due there goes out with the return.
public struct ETARefresh: Sendable, Equatable {
  /// Seconds between two questions.
  public let every: Double
  private var isOnRoute = false
  private var hasEnded = false
  private var dueAt = 0.0
  private var lastQuestion = 0
  private var inFlight: Question?
  private var figure: Figure?

  /// Makes the refresh of a trip whose guidance begins now; the route's own figure is fresh for one period.
  public init(startedAt now: Double, config: TripConfig = TripConfig()) {
    every = config.etaRefresh
    dueAt = now + every
  }

  /// What to do at the start: set the timer; with 0 s between two questions none is ever asked.
  public var firstEffects: [ETAEffect] { every > 0 ? [.wake(at: dueAt)] : [] }

  /// The trip's phase, with the metres left at that moment.
  public mutating func update(phase: GuidancePhase, remaining: Double, at now: Double) -> [ETAEffect] {
    if phase == .arrived { return ended(at: now) }
    isOnRoute = phase == .onRoute
    return askIfDue(remaining: remaining, at: now)
  }

  /// The timer fired, with the metres left at that moment.
  public mutating func wake(remaining: Double, at now: Double) -> [ETAEffect] {
    askIfDue(remaining: remaining, at: now)
  }

  /// The provider has answered a question; a failure keeps the old figure, a late answer changes nothing.
  public mutating func answer(_ id: Int, _ result: Result<Double, RouteError>, at now: Double) {
    guard let question = inFlight, question.id == id else { return }
    inFlight = nil
    guard case .success(let seconds) = result, seconds.isFinite, seconds >= 0 else { return }
    figure = Figure(seconds: seconds, remaining: question.remaining)
  }

  /// A new route was adopted: the figure was the old route's, the new one brings its own.
  public mutating func rerouted(at now: Double) -> [ETAEffect] {
    guard !hasEnded else { return [] }
    inFlight = nil
    figure = nil
    dueAt = now + every
    return firstEffects
  }

  /// The trip is over.
  public mutating func ended(at now: Double) -> [ETAEffect] {
    guard !hasEnded else { return [] }
    hasEnded = true
    inFlight = nil
    return [.cancelWake]
  }

  /// Seconds left by the last figure, scaled to what is left of the way that it was asked for; nil before the first.
  public func secondsLeft(remaining: Double) -> Double? {
    guard let figure else { return nil }
    guard figure.remaining > 0 else { return 0 }
    return max(0, figure.seconds * remaining / figure.remaining)
  }

  private mutating func askIfDue(remaining: Double, at now: Double) -> [ETAEffect] {
    guard isOnRoute, !hasEnded, every > 0, Due.isDue(dueAt, at: now) else { return [] }
    lastQuestion += 1
    inFlight = Question(id: lastQuestion, remaining: remaining)
    dueAt = now + every
    return [.ask(lastQuestion), .wake(at: dueAt)]
  }

  /// A question under way; `remaining` is what was left when it was asked.
  private struct Question: Sendable, Equatable {
    var id: Int
    var remaining: Double
  }

  /// The last good answer.
  private struct Figure: Sendable, Equatable {
    var seconds: Double
    var remaining: Double
  }
}

/// What the shell must do for the travel time, in this order.
public enum ETAEffect: Sendable, Equatable {
  /// Ask for the travel time under this number.
  case ask(Int)
  /// Call ``ETARefresh/wake(remaining:at:)`` at this moment instead of the one set before.
  case wake(at: Double)
  /// Forget the moment that was set.
  case cancelWake
}
