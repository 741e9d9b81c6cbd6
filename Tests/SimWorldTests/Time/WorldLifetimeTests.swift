import Dispatch
import Synchronization
import Testing

@testable import SimWorld

@Suite("the life of a world")
struct WorldLifetimeTests {
  private final class Population: Sendable {
    let living = Mutex(0)
  }

  /// Counts itself in a population while it lives.
  private final class Witness: Sendable {
    let population: Population
    init(_ population: Population) {
      self.population = population
      population.living.withLock { $0 += 1 }
    }
    deinit { population.living.withLock { $0 -= 1 } }
  }

  private actor Resident {
    nonisolated let lane: Lane
    nonisolated var unownedExecutor: UnownedSerialExecutor { lane.asUnownedSerialExecutor() }
    let witness: Witness
    let clock: SimClock

    init(_ executor: SimExecutor, _ population: Population) {
      witness = Witness(population)
      lane = executor.lane("resident", rank: .trip)
      clock = executor.clock(rank: .trip)
    }

    func live() async {
      await clock.pause(for: .seconds(1))
      try? await clock.sleep(for: .seconds(1000))
      _ = witness
    }
  }

  @Test("2000 worlds leave no actor and no kernel behind, ended early or not", arguments: [false, true])
  func nothingLeaks(explore: Bool) {
    let population = Population()
    var kernels: [Weak] = []
    for world in 0..<2000 {
      let limit = SimInstant.seconds(world.isMultiple(of: 2) ? 10 : 10_000)
      let executor = SimExecutor(explore: explore, limits: SimLimits(virtualTime: limit))
      for _ in 0..<3 {
        let resident = Resident(executor, population)
        executor.spawn("resident", rank: .trip) { await resident.live() }
      }
      _ = executor.run()
      _ = executor.finish()
      kernels.append(Weak(executor.kernel))
    }
    #expect(kernels.allSatisfy { $0.kernel == nil })
    #expect(population.living.withLock { $0 } == 0)
  }

  private struct Weak {
    weak var kernel: SimKernel?
    init(_ kernel: SimKernel) { self.kernel = kernel }
  }

  @Test("worlds on several threads do not disturb one another")
  func threads() {
    let seeds = 0..<64 as Range<UInt64>
    @Sendable func prints(_ seed: UInt64) -> UInt64 {
      fingerprint(RandomProgram(seed: seed).lines(schedule: .random(seed: seed), explore: true))
    }
    let alone = seeds.map(prints)
    let together = Mutex([UInt64](repeating: 0, count: seeds.count))
    DispatchQueue.concurrentPerform(iterations: seeds.count) { place in
      let own = prints(UInt64(place))
      together.withLock { $0[place] = own }
    }
    #expect(together.withLock { $0 } == alone)
  }

  @Test("one world can be made and run inside another's task")
  func nested() {
    let lines = linesOfWorld { executor, log in
      let clock = executor.clock(rank: .trip)
      executor.spawn("outer", rank: .trip) {
        await clock.pause(for: .milliseconds(1))
        log.write("\(balanceOfRace(schedule: .fifo, explore: true).0)")
        await clock.pause(for: .milliseconds(1))
        log.write("after")
      }
    }
    #expect(lines == ["1 2", "2 after"])
  }

  @Test("an actor knows whether it runs on its own lane")
  func isolation() {
    let executor = SimExecutor(explore: true)
    let log = TimeLog(executor)
    let one = Clerk("one", rank: .trip, executor, log)
    #expect(one.lane.isIsolatingCurrentContext() == false)
    executor.spawn("asks", rank: .trip) {
      await one.write("\(one.lane.isIsolatingCurrentContext() == true)")
    }
    executor.spawn("asks inside", rank: .trip) { await one.confirm() }
    _ = executor.run()
    #expect(executor.finish().isClean)
    #expect(log.lines == ["0 one false", "0 one true"])
  }
}

extension Clerk {
  fileprivate func confirm() {
    preconditionIsolated()
    write("\(lane.isIsolatingCurrentContext() == true)")
  }
}
