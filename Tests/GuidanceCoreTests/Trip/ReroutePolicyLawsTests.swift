import GuidanceCore
import Testing

@Suite("the laws of rerouting")
struct ReroutePolicyLawsTests {
  @Test("hold over ten thousand random drives", arguments: 0..<10)
  func laws(block: Int) throws {
    let answers = try Answers()
    var seen = Seen()
    for seed in block * 1000..<(block + 1) * 1000 {
      var drive = RandomDrive(seed: UInt64(seed), answers: answers)
      drive.run()
      #expect(drive.broken.isEmpty, "seed \(seed): \(drive.broken.first ?? "")")
      seen.add(drive.seen)
    }
    // A drive that never meets a case cannot break its law.
    #expect(seen.adopted > 100 && seen.timedOut > 100 && seen.gaveUp > 50 && seen.ignored > 100)
    #expect(seen.cancelled > 100 && seen.retried > 100 && seen.settled > 10)
  }
}

/// What providers answer in the random drives.
private struct Answers {
  let own: NavRoute
  let strange: [NavRoute]

  init() throws {
    own = try TripFixture.route()
    strange = [try TripFixture.route(provider: "kakao"), try TripFixture.route(mode: .walking)]
  }

  func random(_ luck: inout SeededLuck) -> Result<NavRoute, RouteError> {
    switch Int.random(in: 0..<40, using: &luck) {
    case 0: .success(strange[0])
    case 1: .success(strange[1])
    case 2: .failure([RouteError.quota, .permission, .missingCredentials, .unsupported][Int(luck.next() % 4)])
    case 3..<20: .failure([RouteError.unavailable, .noRoute, .timedOut][Int(luck.next() % 3)])
    default: .success(own)
    }
  }
}

/// How often the drives met the cases that the laws speak of.
private struct Seen {
  var adopted = 0
  var timedOut = 0
  var gaveUp = 0
  var ignored = 0
  var cancelled = 0
  var retried = 0
  var settled = 0

  mutating func add(_ other: Seen) {
    adopted += other.adopted
    timedOut += other.timedOut
    gaveUp += other.gaveUp
    ignored += other.ignored
    cancelled += other.cancelled
    retried += other.retried
    settled += other.settled
  }
}

/// One drive of random inputs, watched by a model that knows the laws and nothing of the policy's inside.
///
/// Moments are quarters of a second, so that inputs, answers and timers often meet in one instant; their order within
/// it is drawn.
private struct RandomDrive {
  private var luck: SeededLuck
  private let answers: Answers
  private var policy = ReroutePolicy(provider: "sim", mode: .driving)
  private var timer: Double?
  private var arrivals: [(id: Int, at: Double)] = []

  // The model.
  private var isOff = false
  private var isOver = false
  private var isStopped = false
  private var inFlight: (id: Int, at: Double)?
  private var failedAt: Double?
  private var adoptedAt: Double?
  private var leftAt = 0.0
  private var hasSpoken = false
  private(set) var broken: [String] = []
  private(set) var seen = Seen()

  init(seed: UInt64, answers: Answers) {
    luck = SeededLuck(state: seed)
    self.answers = answers
  }

  mutating func run() {
    for quarter in 0..<480 {
      let now = Double(quarter) / 4
      var acts: [(inout Self) -> Void] = []
      if timer == now { acts.append { $0.fireTimer(now) } }
      for arrival in arrivals where arrival.at == now { acts.append { $0.answer(arrival.id, now) } }
      if Int.random(in: 0..<40, using: &luck) == 0 { acts.append { $0.drive(now) } }
      if Int.random(in: 0..<200, using: &luck) == 0 {
        acts.append { $0.answer(Int.random(in: 0..<4, using: &$0.luck), now) }
      }
      acts.shuffle(using: &luck)
      for act in acts { act(&self) }
      checkStanding(now)
      if !broken.isEmpty { return }
    }
  }

  private mutating func fireTimer(_ now: Double) {
    guard timer == now else { return }
    timer = nil
    take(policy.wake(at: now), now)
  }

  private mutating func drive(_ now: Double) {
    switch Int.random(in: 0..<60, using: &luck) {
    case 0:
      isOver = true
      take(policy.ended(at: now), now, isLeaving: true)
      isOff = false
    case 1..<40:
      if !isOff && !isOver {
        isOff = true
        hasSpoken = false
        failedAt = nil
        leftAt = now
      }
      take(policy.offRoute(at: now), now)
    default:
      take(policy.backOnRoute(at: now), now, isLeaving: true)
      isOff = false
    }
  }

  private mutating func answer(_ id: Int, _ now: Double) {
    let result = answers.random(&luck)
    let wasInFlight = inFlight?.id == id
    let effects = policy.answer(id, result, at: now)
    if !wasInFlight {
      if effects != [.ignore(id)] { broken.append("late-answer-ignored: \(effects) at \(now)") }
      seen.ignored += 1
      return
    }
    if effects.contains(.ignore(id)) { broken.append("an answer in time was ignored at \(now)") }
    take(effects, now)
  }

  private mutating func take(_ effects: [RerouteEffect], _ now: Double, isLeaving: Bool = false) {
    for effect in effects {
      switch effect {
      case .ask(let id): checkAsk(id, now)
      case .cancel(let id):
        if !isLeaving || inFlight?.id != id { broken.append("request-settles: \(id) cancelled at \(now)") }
        inFlight = nil
        seen.cancelled += 1
      case .fail(let id, let error, let isSaid): checkFailure(id, error, isSaid, now)
      case .adopt(let id, let route):
        if inFlight?.id != id || !isOff || isOver { broken.append("late-answer-ignored: \(id) adopted at \(now)") }
        if route != answers.own { broken.append("own-mode: a stranger adopted at \(now)") }
        inFlight = nil
        isOff = false
        adoptedAt = now
        seen.adopted += 1
      case .ignore: break
      case .wake(let moment):
        if moment <= now { broken.append("a timer in the past at \(now)") }
        timer = moment
      case .cancelWake: timer = nil
      }
    }
  }

  private mutating func checkAsk(_ id: Int, _ now: Double) {
    if inFlight != nil { broken.append("one-request: \(id) asked at \(now)") }
    if isStopped { broken.append("no-futile-retry: \(id) asked at \(now)") }
    if !isOff || isOver { broken.append("\(id) asked on the route or after the end at \(now)") }
    if let failedAt {
      if now != failedAt + 15 { broken.append("retry-spacing: \(id) asked \(now - failedAt) s after a failure") }
      seen.retried += 1
    } else {
      let expected = max(leftAt, (adoptedAt ?? -5) + 5)
      if now != expected { broken.append("\(id) asked at \(now) and not at \(expected)") }
      if expected != leftAt { seen.settled += 1 }
    }
    inFlight = (id, now)
    // Latencies beyond 30 s make time-outs; a fifth never answers.
    if Int.random(in: 0..<5, using: &luck) > 0 {
      arrivals.append((id, now + Double(Int.random(in: 1...160, using: &luck)) / 4))
    }
  }

  private mutating func checkFailure(_ id: Int, _ error: RouteError, _ isSaid: Bool, _ now: Double) {
    if inFlight?.id != id { broken.append("\(id) failed at \(now), which is not in flight") }
    if isSaid == hasSpoken { broken.append("no way found was said \(isSaid ? "again" : "never") at \(now)") }
    if error == .timedOut, let inFlight, now == inFlight.at + 30 { seen.timedOut += 1 }
    hasSpoken = true
    inFlight = nil
    failedAt = now
    if [.quota, .missingCredentials, .permission, .unsupported, .mismatchedProvider].contains(error) {
      isStopped = true
      seen.gaveUp += 1
    }
  }

  /// What must hold between two instants.
  private mutating func checkStanding(_ now: Double) {
    if let inFlight, now >= inFlight.at + 30 { broken.append("request-settles: \(inFlight.id) is open at \(now)") }
    let mustWait = isOff && !isStopped && !isOver
    if mustWait && timer == nil { broken.append("request-settles: nothing is under way at \(now)") }
    if !mustWait && (timer != nil || inFlight != nil) { broken.append("something is under way at \(now) for nothing") }
  }
}
