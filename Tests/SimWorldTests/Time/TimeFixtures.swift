import Synchronization

@testable import SimWorld

/// The lines that a world's inhabitants wrote, each with its virtual time.
final class TimeLog: Sendable {
  private let stored = Mutex<[String]>([])
  let executor: SimExecutor

  init(_ executor: SimExecutor) { self.executor = executor }

  var lines: [String] { stored.withLock { $0 } }

  func write(_ line: String) {
    let milliseconds = executor.now.nanoseconds / 1_000_000
    stored.withLock { $0.append("\(milliseconds) \(line)") }
  }
}

/// A number for lines, the same in every process: FNV-1a over their bytes, each line ended by a zero.
func fingerprint(_ lines: [String]) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for line in lines {
    for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    hash = hash &* 0x0000_0100_0000_01B3
  }
  return hash
}

/// Runs a world to its end and gives its lines; the ledger's findings are the last ones.
func linesOfWorld(
  schedule: Schedule = .fifo, explore: Bool = false, limits: SimLimits = SimLimits(), forcedPicks: [Int]? = nil,
  _ build: (SimExecutor, TimeLog) -> Void
) -> [String] {
  let executor = SimExecutor(schedule: schedule, explore: explore, limits: limits, forcedPicks: forcedPicks)
  let log = TimeLog(executor)
  build(executor, log)
  let outcome = executor.run()
  let lines = log.lines
  let findings = executor.finish().findings
  return lines + (outcome == .quiescent ? [] : ["\(outcome)"]) + findings
}

/// An actor that writes lines and can be called by others.
actor Clerk {
  nonisolated let lane: Lane
  nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }
  let name: String
  let log: TimeLog
  let clock: SimClock

  init(_ name: String, rank: TimerRank, _ executor: SimExecutor, _ log: TimeLog) {
    self.name = name
    self.log = log
    lane = executor.lane(name, rank: rank)
    clock = executor.clock(rank: rank)
  }

  func write(_ line: String) { log.write("\(name) \(line)") }

  /// Writes the beat's number at each multiple of a period.
  func beat(everyMilliseconds period: Int64, times: Int, telling peer: Clerk? = nil) async {
    for beat in 1...times {
      await clock.pause(until: SimInstant(nanoseconds: Int64(beat) * period * 1_000_000))
      write("beat \(beat)")
      if let peer { await peer.write("hears \(name) \(beat)") }
    }
  }

  /// Sleeps so long, and says how it ended.
  func sleep(milliseconds: Int64) async {
    do {
      try await clock.sleep(for: .milliseconds(milliseconds))
      write("woke")
    } catch {
      write("cancelled")
    }
  }
}

/// A balance that is read and written in two calls, so that a caller can be interrupted between.
actor Account {
  nonisolated let lane: Lane
  nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }
  private(set) var balance = 0

  init(_ executor: SimExecutor) { lane = executor.lane("account", rank: .trip) }

  func set(_ balance: Int) { self.balance = balance }
}

/// Someone who pays into an account without care.
actor Teller {
  nonisolated let lane: Lane
  nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }

  init(_ name: String, _ executor: SimExecutor) { lane = executor.lane(name, rank: .trip) }

  func payIn(_ account: Account) async {
    let balance = await account.balance
    await account.set(balance + 1)
  }
}

/// What two tellers left in the account: 2, or 1 where an update was lost.
func balanceOfRace(schedule: Schedule, explore: Bool = false, forcedPicks: [Int]? = nil) -> (Int, SimExecutor) {
  let executor = SimExecutor(schedule: schedule, explore: explore, forcedPicks: forcedPicks)
  let account = Account(executor)
  let result = Mutex(0)
  for name in ["Ann", "Ben"] {
    let teller = Teller(name, executor)
    executor.spawn(name, rank: .trip) { await teller.payIn(account) }
  }
  _ = executor.run()
  executor.spawn("audit", rank: .app) {
    let balance = await account.balance
    result.withLock { $0 = balance }
  }
  _ = executor.run()
  _ = executor.finish()
  return (result.withLock { $0 }, executor)
}
