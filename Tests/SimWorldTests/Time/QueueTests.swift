import Testing

@testable import SimWorld

@Suite("the queues of the executor")
struct QueueTests {
  @Test("timers leave the heap in order, whatever was added and taken between", arguments: 0..<10 as Range<UInt64>)
  func heap(seed: UInt64) {
    var luck = SeededGenerator(seed: seed)
    var heap = TimerHeap()
    defer { heap.deallocate() }
    var model: [(deadline: Int64, order: UInt64)] = []
    for arrival in 1...500 as ClosedRange<UInt64> {
      // More is added than taken, so that the heap outgrows its first memory several times.
      switch luck.below(5) {
      case 0 where !model.isEmpty:
        let gone = model.remove(at: luck.below(model.count))
        #expect(heap.remove(order: gone.order)?.deadline == gone.deadline)
        #expect(heap.remove(order: gone.order) == nil)
      case 1 where !model.isEmpty:
        let first = model.removeFirst()
        let taken = heap.popFirst()
        #expect(taken.deadline == first.deadline && taken.order == first.order)
      default:
        let rank = TimerRank.allCases[luck.below(5)]
        let timer = Self.timer(at: Int64(luck.below(300)), order: PendingTimer.order(rank, arrival))
        heap.push(timer)
        model.append((timer.deadline, timer.order))
        model.sort { $0 < $1 }
      }
      #expect(heap.count == model.count)
      #expect(heap.nextDeadline == model.first?.deadline ?? .max)
      #expect(heap.nextRank == (model.first?.order).map { UInt8($0 >> 56) } ?? .max)
    }
    #expect(heap.sorted.map(\.order) == model.map(\.order))
    #expect(heap.removeAll().map(\.order) == model.map(\.order))
    #expect(heap.count == 0 && heap.nextDeadline == .max)
  }

  @Test(
    "jobs leave the ready queue as from an array, from the front or from any place", arguments: 0..<20 as Range<UInt64>)
  func ready(seed: UInt64) {
    var luck = SeededGenerator(seed: seed)
    var queue = ReadyQueue()
    defer { queue.deallocate() }
    var model: [UInt64] = []
    var arrivals: UInt64 = 0
    for _ in 0..<2000 {
      switch luck.below(7) {
      case 0 where !model.isEmpty: #expect(queue.removeFirst().arrival == model.removeFirst())
      case 1 where !model.isEmpty:
        let place = luck.below(model.count)
        #expect(queue.remove(at: place).arrival == model.remove(at: place))
      case 2, 3:
        arrivals += 1
        queue.prepend(Self.job, lane: nil)
        model.insert(arrivals, at: 0)
      default:
        arrivals += 1
        queue.append(Self.job, lane: nil)
        model.append(arrivals)
      }
      #expect(queue.count == model.count)
    }
    #expect(model.count > 128)
    #expect((0..<queue.count).map { queue[$0].arrival } == model)
  }

  @Test("a thousand sleepers of one instant wake in the order of their arrival", arguments: [false, true])
  func manySleepers(explore: Bool) {
    let lines = linesOfWorld(explore: explore) { executor, log in
      for number in 0..<1000 {
        let clerk = Clerk("\(number)", rank: .trip, executor, log)
        executor.spawn("\(number)", rank: .trip) { await clerk.sleep(milliseconds: 7) }
      }
    }
    #expect(lines == (0..<1000).map { "7 \($0) woke" })
  }

  /// A job that is moved about and never run.
  private static let job: UnownedJob = unsafeBitCast(1, to: UnownedJob.self)

  /// A timer that is moved about and never fired.
  private static func timer(at deadline: Int64, order: UInt64) -> PendingTimer {
    PendingTimer(deadline: deadline, order: order, wake: .start(job), lane: nil, sleeper: nil)
  }
}
