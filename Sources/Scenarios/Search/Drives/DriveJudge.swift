import GuidanceCore
import SimWorld

/// Plays a generated drive through gate and engine, beside the truth.
package struct DriveJudge {
  /// Metres off the line at which a traveller has truly left it.
  static let away = 60.0
  /// Seconds from then on until off-route.
  static let patience = 12.0
  /// How wrong progress may be, in metres.
  static let progressSlack = 60.0
  /// Seconds that the traveller stands at the end.
  private static let parked = 30.0

  private let drive: GeneratedDrive
  private let line: Polyline
  private var verdict = DriveVerdict()
  private var said: Set<String> = []
  /// For each step the metres along, in truth, at which it was first said or carried.
  private var saidAt: [Int: Double] = [:]
  private var saidNow: Set<Int> = []
  private var arrivals = 0
  private var offRouteAt: Double?
  /// When the traveller was first truly away.
  private var awayAt: Double?
  private var cameBack = false
  private var hasLeft = false

  /// Judges a drive.
  package static func verdict(_ drive: GeneratedDrive, parts: EngineParts = EngineParts()) -> DriveVerdict {
    var judge = Self(drive)
    judge.play(parts)
    return judge.verdict
  }

  private init(_ drive: GeneratedDrive) {
    self.drive = drive
    line = drive.route.polyline
  }

  private mutating func play(_ parts: EngineParts) {
    let config = GuidanceConfig(mode: drive.route.mode)
    var gate = FixGate(config: config)
    var engine = GuidanceEngine(route: drive.route, config: config, parts: parts)
    let end = SimInstant.seconds(drive.truth.end.seconds + Self.parked)
    var receiver = ReceiverModel(plan: drive.gps, truth: drive.truth, chance: Chance(seed: drive.seed), end: end)
    var number = 0
    while receiver.moment(ofFix: number) <= end && !isOver(number) {
      for delivered in receiver.sample(number: number) {
        guard let truth = delivered.truth else { continue }
        verdict.fixes += 1
        look(truth, at: number)
        guard case .accepted(let fix) = gate.admit(delivered.fix, receivedAt: Double(number)) else { continue }
        for event in engine.update(fix).events { take(event, truth, at: number) }
        compare(engine.snapshot, truth, at: number)
      }
      number += 1
    }
    settle(at: number)
  }

  /// A departure is judged when it was found, or when time is up.
  private func isOver(_ second: Int) -> Bool {
    guard drive.departure != nil else { return false }
    if arrivals > 0 || hasLeft && offRouteAt != nil && awayAt != nil { return true }
    return awayAt.map { Double(second) > $0 + Self.patience } ?? false
  }

  // MARK: The truth

  private mutating func look(_ truth: TruthState, at second: Int) {
    if truth.along == nil { hasLeft = true }
    guard hasLeft else { return }
    let lateral = line.project(truth.coordinate)?.lateral ?? 0
    if lateral >= Self.away {
      if awayAt == nil { awayAt = Double(second) }
    } else if awayAt != nil {
      cameBack = true
    }
  }

  // MARK: The engine

  private mutating func take(_ event: GuidanceEvent, _ truth: TruthState, at second: Int) {
    switch event {
    case .started, .backOnRoute: break
    case .offRoute(let lateral):
      if offRouteAt == nil { offRouteAt = Double(second) }
      if !hasLeft {
        verdict.breaks(.falseOffRoute, at: second, "off-route by \(lateral.map(whole) ?? "?") m")
      }
    case .arrived:
      arrivals += 1
      let left = truth.along.map { line.length - $0 }
      let radius = GuidanceConfig(mode: drive.route.mode).arrivalRadius
      // Who leaves close to the end may well be there.
      if arrivals == 1, hasLeft ? awayAt == nil : left.map({ $0 <= radius + slack }) ?? false { return }
      verdict.breaks(.arrival, at: second, "arrived \(arrivals) times, \(left.map(whole) ?? "?") m before the end")
    case .announce(let announcement):
      let key = "\(announcement.step) \(announcement.stage.rawValue)"
      if !said.insert(key).inserted { verdict.breaks(.twice, at: second, "step \(key)") }
      if announcement.stage == .now { saidNow.insert(announcement.step) }
      guard let along = truth.along else { return }
      note(announcement.step, along)
      if announcement.then != nil { note(announcement.step + 1, along) }
    }
  }

  private mutating func note(_ step: Int, _ along: Double) { saidAt[step] = min(saidAt[step] ?? .infinity, along) }

  private mutating func compare(_ snapshot: GuidanceSnapshot, _ truth: TruthState, at second: Int) {
    guard snapshot.phase == .onRoute, !hasLeft, let along = truth.along else { return }
    let error = snapshot.progress - along
    if abs(error) > Self.progressSlack {
      verdict.breaks(.progress, at: second, "\(whole(error)) m at \(whole(along)) m")
    }
  }

  // MARK: The end

  private mutating func settle(at second: Int) {
    let reached = drive.departure ?? line.length
    for (index, step) in drive.route.steps.enumerated().dropFirst().dropLast()
    where step.isSpoken && step.maneuverAlong + slack < reached {
      verdict.maneuvers += 1
      if saidNow.contains(index) { verdict.saidNow += 1 }
      if (saidAt[index] ?? .infinity) > step.maneuverAlong + slack {
        verdict.breaks(.notAnnounced, at: second, "step \(index) at \(whole(step.maneuverAlong)) m")
      }
    }
    if drive.departure == nil {
      if arrivals == 0 { verdict.breaks(.arrival, at: second, "never arrived") }
      return
    }
    guard let awayAt, !cameBack, arrivals == 0 else { return }
    verdict.isDeparture = true
    verdict.delay = offRouteAt.map { $0 - awayAt }
    if (verdict.delay ?? .infinity) > Self.patience {
      verdict.breaks(.late, at: second, "60 m off at \(whole(awayAt)) s")
    }
  }

  /// How far a claimed place may be from the true one: three times the claim is 4.5 sigma.
  private var slack: Double { 3 * drive.accuracy }

  private func whole(_ number: Double) -> String { String(Int(number.rounded())) }
}
