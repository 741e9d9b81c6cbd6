import Foundation
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

/// Our own engine, one of whose later answers has a figure or a character that chance put there.
final class MangledChannel: EngineChannel, @unchecked Sendable {
  private static let figures = [
    "-1", "0", "1", "7", "0.5", "-3.25", "1e8", "-1e8", "1e9", "1e300", "null", "true", "\"\"",
  ]

  private let inner = SessionChannel()
  private var luck: SeededGenerator
  private var isMangling = false
  let lastWords: [String] = []

  init(seed: UInt64) { luck = SeededGenerator(seed: seed) }

  func exchange(_ line: String) throws -> String {
    let answer = try inner.exchange(line)
    // From some fix on, one answer in three.
    isMangling = isMangling || luck.next() % 20 == 0
    guard isMangling, luck.next() % 3 == 0 else { return answer }
    return luck.next() % 8 == 0 ? withCharacter(answer) : withFigure(answer)
  }

  private func withCharacter(_ answer: String) -> String {
    var characters = Array(answer)
    let other: [Character] = ["}", ",", "x", "9", "\"", "\u{0}", "é"]
    characters[Int(luck.next() % UInt64(characters.count))] = other[Int(luck.next() % UInt64(other.count))]
    return String(characters)
  }

  private func withFigure(_ answer: String) -> String {
    let figures = answer.matches(of: /[:\[,](-?[0-9][0-9.eE+-]*)/)
    guard !figures.isEmpty else { return answer }
    let range = figures[Int(luck.next() % UInt64(figures.count))].output.1
    let figure = Self.figures[Int(luck.next() % UInt64(Self.figures.count))]
    return answer.replacingCharacters(in: range.startIndex..<range.endIndex, with: figure)
  }
}
