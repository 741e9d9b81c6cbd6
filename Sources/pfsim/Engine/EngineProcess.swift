import Foundation
import Scenarios
import Synchronization

/// An engine of somebody else in a process of its own, for one run.
///
/// It is started by its first line. Whatever it does, a line is answered, or complained of, within the time it is given.
final class EngineProcess: EngineChannel {
  private enum Stage: Sendable {
    case notStarted
    case talking(EngineTalk)
    /// Whether the engine was told to go or had gone: nothing can be said to it.
    case over
  }

  private struct State: Sendable {
    var stage = Stage.notStarted
    var lines = 0
    var lastWords: [String] = []
  }

  private let command: ForeignEngine
  private let state = Mutex(State())

  init(_ command: ForeignEngine) { self.command = command }

  var lastWords: [String] { state.withLock(\.lastWords) }

  func exchange(_ line: String) throws -> String {
    try state.withLock { state in
      var talk = try talk(state.stage)
      do throws(EngineTalk.Breach) {
        let answer = try talk.exchange(line, within: command.seconds)
        state.stage = .talking(talk)
        state.lines += 1
        state.lastWords = talk.lastWords
        return answer
      } catch {
        let end = talk.end(within: error == .gone ? EngineTalk.lastGasp : 0)
        state.stage = .over
        state.lastWords = talk.lastWords
        if state.lines == 0, error == .gone, end == .status(127) || end == .status(126) { command.note(missing: talk) }
        throw EngineFailure(words(error, end, line))
      }
    }
  }

  /// Says goodbye and sees the process off; to be called when the run is over.
  func leave() {
    state.withLock { state in
      guard case .talking(var talk) = state.stage else { return }
      state.stage = .over
      talk.say(EngineTalk.goodbye)
      let end = talk.end(within: command.seconds)
      if end != .status(0) { command.note("at its end the engine \(talk.wasKilled ? "did not go" : end.words)") }
    }
  }

  private func talk(_ stage: Stage) throws -> EngineTalk {
    switch stage {
    case .talking(let talk): return talk
    case .over: throw EngineFailure("the engine is gone")
    case .notStarted:
      do { return EngineTalk(with: try ChildProcess(shell: command.text)) } catch {
        throw EngineFailure("the engine cannot be started: \(error)")
      }
    }
  }

  private func words(_ breach: EngineTalk.Breach, _ end: ChildProcess.End, _ line: String) -> String {
    let request = "`\(EngineFailure.quoted(line))`"
    return switch breach {
    case .gone: "the engine \(end.words) instead of answering \(request)"
    case .silent: "the engine did not answer within \(command.seconds.written) s to \(request)"
    case .endless: "the engine wrote a line of more than \(EngineTalk.longestLine) bytes to \(request)"
    case .unasked(let line): "the engine spoke unasked: `\(EngineFailure.quoted(line))`"
    }
  }
}

extension Double {
  /// Seconds as a person writes them: no point where none is needed.
  fileprivate var written: String { self == rounded() && self < 1e9 ? "\(Int(self))" : "\(self)" }
}
