import GuidanceCore
import Scenarios
import SimWorld
import Synchronization

/// Our own engine behind a channel of the same process, with every line that went over it.
final class SessionChannel: EngineChannel, @unchecked Sendable {
  private var session: PipeSession
  private(set) var requests: [String] = []
  let lastWords: [String] = []

  init(_ makeEngine: @escaping (NavRoute, GuidanceConfig) throws -> any Guiding = WorldParts().makeEngine) {
    session = PipeSession(makeEngine: makeEngine)
  }

  func exchange(_ line: String) throws -> String {
    requests.append(line)
    return session.answer(line).line ?? ""
  }
}

/// A channel that answers by the number of the line, from 0, and then no more.
final class ScriptedChannel: EngineChannel {
  private let script: [String]
  private let count = Mutex(0)
  let lastWords: [String]

  init(_ script: [String], lastWords: [String] = []) {
    self.script = script
    self.lastWords = lastWords
  }

  var lineCount: Int { count.withLock { $0 } }

  func exchange(_ line: String) throws -> String {
    let number = count.withLock { count in
      count += 1
      return count - 1
    }
    guard number < script.count else { throw EngineFailure("the engine is gone") }
    return script[number]
  }
}

extension WorldParts {
  /// Our parts with the engine at the other end of a channel.
  static func engine(over channel: any EngineChannel) -> WorldParts {
    let conversation = EngineConversation(over: channel)
    var parts = WorldParts()
    parts.makeEngine = { route, config in try conversation.makeEngine(for: route, config) }
    return parts
  }
}
