import Foundation
import Synchronization

/// Works on several threads at once; what comes out does not depend on how many there are.
package enum Workers {
  /// As many bytes as a thread's stack gets: worlds are deep.
  private static let stackSize = 16 << 20

  /// What a piece of work gives for each input, in the order of the inputs.
  ///
  /// - Parameters:
  ///   - jobs: how many threads; one works on the calling thread.
  ///   - isOver: asked before each piece; once it is true nothing new is begun, and the rest is nil.
  package static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int, isOver: @escaping @Sendable () -> Bool = { false },
    _ work: @escaping @Sendable (Input) -> Output
  ) -> [Output?] {
    if jobs <= 1 || inputs.count <= 1 { return inputs.map { isOver() ? nil : work($0) } }
    let board = Board<Output>(count: inputs.count)
    let body: @Sendable () -> Void = {
      while let index = isOver() ? nil : board.next() { board.put(work(inputs[index]), at: index) }
      board.leave()
    }
    let threads = min(jobs, inputs.count)
    board.enter(threads)
    for _ in 0..<threads {
      let thread = Thread(block: body)
      thread.stackSize = stackSize
      thread.start()
    }
    return board.wait()
  }

  /// Who has taken what, and what came out.
  private final class Board<Output: Sendable>: Sendable {
    private struct State: Sendable {
      var next = 0
      var outputs: [Output?]
    }

    private let state: Mutex<State>
    private let count: Int
    private let working = Mutex(0)
    private let left = DispatchSemaphore(value: 0)

    init(count: Int) {
      self.count = count
      state = Mutex(State(outputs: Array(repeating: nil, count: count)))
    }

    func enter(_ threads: Int) { working.withLock { $0 += threads } }

    func leave() { left.signal() }

    func next() -> Int? {
      state.withLock { state in
        guard state.next < count else { return nil }
        state.next += 1
        return state.next - 1
      }
    }

    func put(_ output: Output, at index: Int) { state.withLock { $0.outputs[index] = output } }

    func wait() -> [Output?] {
      for _ in 0..<working.withLock({ $0 }) { left.wait() }
      return state.withLock { $0.outputs }
    }
  }
}
