import GuidanceCore
import Testing

@Suite("the gate at the edge")
struct FixGateTests {
  /// A fix so many metres east of the origin.
  static func fix(
    _ time: Double, east: Double, accuracy: Double? = 5, speed: Double? = 10, course: Double? = 90
  ) -> GuidanceFix {
    GuidanceFix(
      coordinate: Geodesy.destination(from: Synthetic.origin, bearing: 90, meters: east), accuracy: accuracy,
      speed: speed, course: course, time: time)
  }

  /// `ok`, `first` or the reason, for each fix received with the delay given.
  static func verdicts(
    _ fixes: [GuidanceFix], delays: [Double] = [], mode: TravelMode = .driving
  ) -> [String] {
    var gate = FixGate(config: GuidanceConfig(mode: mode))
    return fixes.enumerated().map { index, fix in
      let delay = index < delays.count ? delays[index] : 0
      switch gate.admit(fix, receivedAt: fix.time + delay) {
      case .accepted(let fix): return fix.isFirst ? "first" : "ok"
      case .refused(let refusal): return refusal.rawValue
      }
    }
  }

  @Test("what is not finite or lies beyond a pole is invalid", arguments: [Double.nan, .infinity, 90.1, -91])
  func invalid(latitude: Double) {
    var fix = Self.fix(0, east: 0)
    fix.coordinate.latitude = latitude
    #expect(Self.verdicts([fix]) == ["invalid"])
  }

  @Test("a stamp that is no number is invalid")
  func stamp() {
    var gate = FixGate(config: GuidanceConfig(mode: .driving))
    #expect(gate.admit(Self.fix(.nan, east: 0), receivedAt: 0) == .refused(.invalid))
  }

  @Test("an unknown accuracy, however it is written", arguments: [nil, -1, Double.nan])
  func noAccuracy(accuracy: Double?) {
    #expect(Self.verdicts([Self.fix(0, east: 0, accuracy: accuracy)]) == ["noAccuracy"])
  }

  @Test("120 m is accepted, more is coarse")
  func coarse() {
    let fixes = [120, 120.5].map { Self.fix($0, east: 0, accuracy: $0) }
    #expect(Self.verdicts(fixes) == ["ok", "coarse"])
  }

  @Test("stamps up to 5 s ahead and 10 s behind the receipt")
  func stamps() {
    let fixes = (0..<4).map { Self.fix(100 + Double($0), east: Double($0) * 10) }
    #expect(Self.verdicts(fixes, delays: [-5, -5.1, 10, 10.1]) == ["ok", "future", "ok", "stale"])
  }

  @Test("the decimals of stamps do not tip the scale")
  func decimals() {
    var gate = FixGate(config: GuidanceConfig(mode: .driving))
    #expect(gate.admit(Self.fix(0.1, east: 0), receivedAt: 10.1 + 2e-9) == .accepted(Self.fix(0.1, east: 0)))
  }

  @Test("duplicates and late deliveries are not newer")
  func notNewer() {
    let fixes = [5.0, 5, 4, 6].map { Self.fix($0, east: $0 * 10) }
    #expect(Self.verdicts(fixes) == ["ok", "notNewer", "notNewer", "ok"])
  }

  @Test("the 4th fix in a row at one place with a speed is frozen, and the row ends with another place")
  func frozen() {
    let fixes = [0.0, 1, 2, 3, 4, 5].map { Self.fix($0, east: $0 < 5 ? 0 : 30) }
    #expect(Self.verdicts(fixes) == ["ok", "ok", "ok", "frozen", "frozen", "ok"])
  }

  @Test("a slow fix ends the row of identical ones")
  func slowEndsFrozen() {
    let fixes = [10.0, 10, 10, 1.9, 10, 10, 10, 10].enumerated().map {
      Self.fix(Double($0.offset), east: 0, speed: $0.element)
    }
    #expect(Self.verdicts(fixes) == ["ok", "ok", "ok", "ok", "ok", "ok", "ok", "frozen"])
  }

  @Test(
    "a jump is implausible beyond the top speed and both accuracies",
    arguments: [
      (TravelMode.driving, 100.0), (.cycling, 30), (.walking, 12),
    ])
  func implausible(mode: TravelMode, topSpeed: Double) {
    let near = [Self.fix(0, east: 0), Self.fix(2, east: topSpeed * 2 + 9.9)]
    let far = [Self.fix(0, east: 0), Self.fix(2, east: topSpeed * 2 + 10.1)]
    #expect(Self.verdicts(near, mode: mode) == ["ok", "ok"])
    #expect(Self.verdicts(far, mode: mode) == ["ok", "implausible"])
  }

  @Test("a jump that lasts is believed with the 5th fix and 10 s")
  func belief() {
    let quick = [Self.fix(0, east: 0)] + (1...11).map { Self.fix(Double($0), east: 5000 + Double($0) * 10) }
    #expect(Self.verdicts(quick) == ["ok"] + [String](repeating: "implausible", count: 10) + ["first"])
    let slow = [Self.fix(0, east: 0)] + (1...5).map { Self.fix(Double($0) * 4, east: 5000 + Double($0) * 10) }
    #expect(Self.verdicts(slow) == ["ok"] + [String](repeating: "implausible", count: 4) + ["first"])
  }

  @Test("another refusal neither counts nor breaks the row, a used fix ends it")
  func beliefRows() {
    var far = (1...5).map { Self.fix(Double($0) * 3, east: 5000 + Double($0) * 10) }
    far.insert(Self.fix(7, east: 0, accuracy: 500), at: 2)
    #expect(
      Self.verdicts([Self.fix(0, east: 0)] + far)
        == ["ok", "implausible", "implausible", "coarse", "implausible", "implausible", "first"])
    far.insert(Self.fix(10, east: 40), at: 4)
    #expect(Self.verdicts([Self.fix(0, east: 0)] + far).last == "implausible")
  }

  @Test("the 5th older fix that rises is a clock set back")
  func clockBack() {
    let fixes = [Self.fix(100, east: 0)] + (0..<6).map { Self.fix(60 + Double($0), east: Double($0)) }
    #expect(Self.verdicts(fixes) == ["ok", "notNewer", "notNewer", "notNewer", "notNewer", "first", "ok"])
  }

  @Test("an outcome in between breaks the row of older fixes, one that does not rise begins it anew")
  func clockRows() {
    let stamps = [60.0, 61, 62, 62, 63, 64, 65]
    let fixes = [Self.fix(100, east: 0)] + stamps.map { Self.fix($0, east: $0) }
    #expect(Self.verdicts(fixes) == ["ok"] + [String](repeating: "notNewer", count: 7))
    var broken = [Self.fix(100, east: 0)] + (0..<5).map { Self.fix(60 + Double($0), east: 0) }
    broken.insert(Self.fix(63.5, east: 0, accuracy: nil), at: 4)
    #expect(Self.verdicts(broken).last == "notNewer")
  }

  @Test("a mark that a fix brings along is not believed")
  func marks() {
    var late = Self.fix(50, east: 0)
    late.isFirst = true
    #expect(Self.verdicts([Self.fix(100, east: 0), late]) == ["ok", "notNewer"])
  }

  @Test("a platform's sentinels are unknown")
  func sentinels() {
    let fix = GuidanceFix(
      platformLatitude: 0.5, longitude: 0.5, accuracy: -1, speed: -1, course: .nan, time: 0)
    #expect(fix == GuidanceFix(coordinate: Synthetic.origin, accuracy: nil, time: 0))
    let zero = GuidanceFix(platformLatitude: 0.5, longitude: 0.5, accuracy: 5, speed: 0, course: 0, time: 0)
    #expect(zero.course == 0)
    #expect(zero.speed == 0)
  }
}
