import GuidanceCore
import Synchronization

/// One run's talk with an engine at the other end of a channel: the greeting, a route for each engine that guides, fixes.
///
/// An engine that once failed is asked nothing more; whoever uses it then hears the same complaint.
public final class EngineConversation: Sendable {
  private struct State: Sendable {
    var isGreeted = false
    /// The number of the engine that was made last; 0 = none.
    var turn = 0
    var failure: EngineFailure?
  }

  private let channel: any EngineChannel
  private let state = Mutex(State())

  /// Makes a talk in which nothing was said.
  public init(over channel: any EngineChannel) { self.channel = channel }

  /// Makes the engine of a route; greets the other end before the first one.
  ///
  /// The other end hears of the route with the first fix: an engine may be made on trial and thrown away, and the one
  /// before it must still be there then.
  ///
  /// - Throws: ``EngineFailure`` where it does not greet as the protocol asks.
  public func makeEngine(for route: NavRoute, _ config: GuidanceConfig) throws -> any Guiding {
    try state.withLock { state in try greet(&state) }
    return PipedEngine(self, route, config)
  }

  /// Has the other end make a new engine; gives the number by which it is told from those before.
  func begin(_ route: NavRoute, _ settings: [PipeSetting]) throws -> Int {
    try state.withLock { state in
      let answer = try ask(.route(route, config: settings), &state)
      guard case .ready = answer else { throw fail("to a route the engine answered", answer, "`ok`", &state) }
      state.turn += 1
      return state.turn
    }
  }

  /// Hands a fix to the engine of a number.
  func update(
    _ fix: GuidanceFix, turn: Int, limits: EngineAnswerLimits
  ) throws -> (update: GuidanceUpdate, snapshot: GuidanceSnapshot) {
    try state.withLock { state in
      guard turn == state.turn else {
        throw fail("an engine was handed a fix after another one had taken its place", &state)
      }
      let answer = try ask(.fix(fix), &state)
      guard case .update(let update, let snapshot) = answer else {
        throw fail("to a fix the engine answered", answer, "`snapshot`", &state)
      }
      if let complaint = limits.complaint(update, snapshot) {
        throw fail(
          "the engine's answer makes no sense: \(complaint), in `\(EngineFailure.quoted(answer.line))`", &state)
      }
      return (update, snapshot)
    }
  }

  // MARK: Lines

  private func greet(_ state: inout State) throws(EngineFailure) {
    if let failure = state.failure { throw failure }
    if state.isGreeted { return }
    let version = PipeSession.version
    let answer = try ask(.hello(version: version, tool: "pfsim \(ToolVersion.current)", exact: true), &state)
    guard case .hello(let spoken, _) = answer else {
      throw fail("to the greeting the engine answered", answer, "`hello`", &state)
    }
    guard spoken == version else {
      throw fail("the engine speaks version \(spoken) of the protocol, expected \(version)", &state)
    }
    state.isGreeted = true
  }

  private func ask(_ request: PipeRequest, _ state: inout State) throws(EngineFailure) -> PipeAnswer {
    if let failure = state.failure { throw failure }
    let line: String
    do {
      line = try channel.exchange(request.line(.exact))
    } catch {
      throw fail("\(error)", &state)
    }
    do throws(PipeError) {
      return try PipeAnswer(line: line)
    } catch {
      let words = line.isEmpty ? "an empty line" : "`\(EngineFailure.quoted(line))`"
      throw fail("the engine's answer makes no sense: \(error), in \(words)", &state)
    }
  }

  private func fail(
    _ circumstance: String, _ answer: PipeAnswer, _ expected: String, _ state: inout State
  ) -> EngineFailure {
    if case .error(let words) = answer { return fail("the engine says: \(EngineFailure.quoted(words))", &state) }
    return fail("\(circumstance) `\(EngineFailure.quoted(answer.line))`, expected \(expected)", &state)
  }

  private func fail(_ words: String, _ state: inout State) -> EngineFailure {
    let failure = EngineFailure(words, lastWords: channel.lastWords)
    state.failure = failure
    return failure
  }
}
