import Synchronization

@testable import SimWorld

/// A drawn program for a few actors: sleeps, calls, spawns, cancellations, child tasks and streams, all writing lines.
struct RandomProgram {
  indirect enum Step: Sendable {
    case pause(Int64)
    case sleep(Int64)
    case call(Int)
    case callThatSleeps(Int, Int64)
    case spawn(Int, TimerRank, [Step])
    case cancel(Int)
    case group([[Step]])
    case asyncLet([Step], Int)
    case yield
    case send
    case receive
  }

  static let actors = 3
  let scripts: [(rank: TimerRank, actor: Int, steps: [Step])]

  init(seed: UInt64) {
    var luck = Chance(seed: seed).stream("program")
    scripts = (0..<(2 + luck.below(4))).map { _ in
      (Self.rank(&luck), luck.below(Self.actors), Self.steps(&luck, depth: 2))
    }
  }

  /// The lines and findings of a run of the program.
  func lines(schedule: Schedule, explore: Bool) -> [String] {
    // Streams may leave a receiver waiting for ever: that is a finding, and it too must be the same.
    linesOfWorld(schedule: schedule, explore: explore) { executor, log in
      let stage = Stage(executor, log)
      for (number, script) in scripts.enumerated() {
        stage.begin("task \(number)", rank: script.rank, on: script.actor, script.steps)
      }
    }
  }

  private static func rank(_ luck: inout SeededGenerator) -> TimerRank {
    TimerRank.allCases[luck.below(TimerRank.allCases.count)]
  }

  private static func steps(_ luck: inout SeededGenerator, depth: Int) -> [Step] {
    (0..<(1 + luck.below(depth == 2 ? 6 : 3))).map { _ in step(&luck, depth: depth) }
  }

  private static func step(_ luck: inout SeededGenerator, depth: Int) -> Step {
    switch luck.below(depth > 0 ? 12 : 9) {
    // Few different durations, so that deadlines meet often.
    case 0, 1: .pause(Int64(luck.below(4)) * 10)
    case 2: .sleep(Int64(luck.below(4)) * 10)
    case 3: .call(luck.below(actors))
    case 4: .callThatSleeps(luck.below(actors), Int64(luck.below(3)) * 10)
    case 5: .cancel(luck.below(6))
    case 6: .yield
    case 7: .send
    case 8: .receive
    case 9: .spawn(luck.below(actors), rank(&luck), steps(&luck, depth: depth - 1))
    case 10: .group((0..<(1 + luck.below(3))).map { _ in steps(&luck, depth: depth - 1) })
    default: .asyncLet(steps(&luck, depth: depth - 1), luck.below(actors))
    }
  }
}

/// What the actors of a program share.
final class Stage: Sendable {
  let executor: SimExecutor
  let log: TimeLog
  let players: [Player]
  private let tasks = Mutex<[SimTask]>([])
  private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])

  init(_ executor: SimExecutor, _ log: TimeLog) {
    self.executor = executor
    self.log = log
    players = (0..<RandomProgram.actors).map { Player($0, executor, log) }
  }

  func begin(_ name: String, rank: TimerRank, on actor: Int, _ steps: [RandomProgram.Step]) {
    let player = players[actor]
    let task = executor.spawn(name, rank: rank) { await player.perform(steps, as: name, rank: rank, on: self) }
    tasks.withLock { $0.append(task) }
  }

  func cancelTask(_ number: Int) {
    let task = tasks.withLock { number < $0.count ? $0[number] : nil }
    task?.cancel()
  }

  func wait(_ continuation: CheckedContinuation<Void, Never>) { waiting.withLock { $0.append(continuation) } }

  func send() {
    let next = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    next?.resume()
  }

  func sendAll() {
    let all = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for continuation in all { continuation.resume() }
  }
}

/// An actor that performs steps.
actor Player {
  nonisolated let lane: Lane
  nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }
  let number: Int
  let log: TimeLog
  let clocks: [SimClock]

  init(_ number: Int, _ executor: SimExecutor, _ log: TimeLog) {
    self.number = number
    self.log = log
    lane = executor.lane("player \(number)", rank: .trip)
    clocks = TimerRank.allCases.map { executor.clock(rank: $0) }
  }

  func hear(_ line: String) { log.write("player \(number) hears \(line)") }

  func hearSlowly(_ line: String, _ milliseconds: Int64, _ rank: TimerRank) async {
    log.write("player \(number) begins \(line)")
    await clocks[Int(rank.rawValue)].pause(for: .milliseconds(milliseconds))
    log.write("player \(number) ends \(line)")
  }

  func perform(_ steps: [RandomProgram.Step], as name: String, rank: TimerRank, on stage: Stage) async {
    for (place, step) in steps.enumerated() { await perform(step, "\(name).\(place)", rank, stage) }
    log.write("\(name) done")
  }

  private func perform(_ step: RandomProgram.Step, _ name: String, _ rank: TimerRank, _ stage: Stage) async {
    let clock = clocks[Int(rank.rawValue)]
    log.write("\(name)")
    switch step {
    case .pause(let milliseconds): await clock.pause(for: .milliseconds(milliseconds))
    case .sleep(let milliseconds):
      do { try await clock.sleep(for: .milliseconds(milliseconds)) } catch { log.write("\(name) cancelled") }
    case .call(let peer): await stage.players[peer].hear(name)
    case .callThatSleeps(let peer, let milliseconds): await stage.players[peer].hearSlowly(name, milliseconds, rank)
    case .spawn(let peer, let rank, let steps): stage.begin(name, rank: rank, on: peer, steps)
    case .cancel(let number): stage.cancelTask(number)
    case .group(let children):
      await withTaskGroup(of: Void.self) { group in
        for (child, steps) in children.enumerated() {
          let player = stage.players[child % RandomProgram.actors]
          group.addTask { await player.perform(steps, as: "\(name)/\(child)", rank: rank, on: stage) }
        }
      }
    case .asyncLet(let steps, let peer):
      async let child: Void = stage.players[peer].perform(steps, as: "\(name)/let", rank: rank, on: stage)
      await stage.players[peer].hear(name)
      await child
    case .yield: await Task.yield()
    case .send: stage.send()
    case .receive:
      // Cancelling lets all receivers go, so that closing the world leaves none behind.
      if Task.isCancelled { return log.write("\(name) cancelled") }
      await withTaskCancellationHandler {
        await withCheckedContinuation { stage.wait($0) }
      } onCancel: {
        stage.sendAll()
      }
    }
  }
}
