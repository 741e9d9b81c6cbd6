import Synchronization
import Testing

@testable import Scenarios

@Suite("workers")
struct WorkersTests {
  @Test("what comes out stands in the order of what went in, with any number of threads", arguments: [1, 2, 5])
  func keepsOrder(jobs: Int) {
    let out = Workers.map(Array(0..<200), jobs: jobs) { $0 * $0 }
    #expect(out == (0..<200).map { $0 * $0 })
  }

  @Test("nothing is begun once it is over", arguments: [1, 3])
  func stops(jobs: Int) {
    let begun = Mutex(0)
    let out = Workers.map(Array(0..<100), jobs: jobs, isOver: { begun.withLock { $0 } >= 10 }) { number in
      begun.withLock { $0 += 1 }
      return number
    }
    #expect(out.compactMap { $0 }.count < 20)
    #expect(out.last == .some(nil))
  }
}
