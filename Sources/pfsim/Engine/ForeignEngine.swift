import Foundation
import Scenarios
import SimWorld
import Synchronization

/// The engine of `--engine`: how it is started, how long it may think, and what was noticed about it.
final class ForeignEngine: Sendable {
  /// The command, as the shell takes it.
  let text: String
  /// How long an answer may take.
  let seconds: Double

  private let isUngated: Bool
  private let arguments: String
  private let notes = Mutex((missing: String?.none, hasWarned: false))

  /// How long an answer may take where nothing else is said; of the definition of the pipe.
  private static let standardSeconds = 5.0

  /// Reads the options; nil without an engine.
  init?(_ arguments: ParsedArguments) throws {
    guard let text = arguments.value("--engine") else {
      for option in ["--engine-timeout", "--ungated"] where arguments.has(option) {
        throw UsageError("`\(option)` goes with `--engine`")
      }
      return nil
    }
    guard !text.allSatisfy(\.isWhitespace) else {
      throw UsageError("`--engine` takes a command, found nothing", help: "for instance `--engine \"pfsim engine\"`")
    }
    self.text = text
    seconds = try arguments.seconds("--engine-timeout") ?? Self.standardSeconds
    isUngated = arguments.has("--ungated")
    var words = ["--engine '\(text.replacing("'", with: "'\\''"))'"]
    if let time = arguments.value("--engine-timeout") { words.append("--engine-timeout \(time)") }
    if isUngated { words.append("--ungated") }
    self.arguments = words.joined(separator: " ")
    LiveChildren.watch()
  }

  /// Who plays: our trip and provider, with this engine.
  var cast: Cast {
    Cast(arguments: arguments) { [self] in
      let process = EngineProcess(self)
      let conversation = EngineConversation(over: process)
      var parts = WorldParts()
      parts.makeEngine = { route, config in try conversation.makeEngine(for: route, config) }
      if isUngated { parts.makeGate = { _ in OpenGate() } }
      return Cast.Members(parts) { process.leave() }
    }
  }

  /// Notes that the shell found no such command.
  func note(missing talk: EngineTalk) {
    notes.withLock { $0.missing = talk.lastWords.last.map(EngineFailure.quoted) ?? "there is no such command" }
  }

  /// Complains, once in a call of the tool.
  func note(_ warning: String) {
    let isFirst = notes.withLock { notes in
      defer { notes.hasWarned = true }
      return !notes.hasWarned
    }
    if isFirst { Output.complaint("warning: \(warning); it is `\(text)`") }
  }

  /// Looks whether there is such a command at all, once a run was tried.
  func mustExist() throws(InputError) {
    guard let missing = notes.withLock({ $0.missing }) else { return }
    throw InputError(
      "the engine `\(text)` cannot be started: \(missing)", help: "`--engine` takes a command of the shell")
  }
}

extension ParsedArguments {
  /// The engine of `--engine`, checked against what else is asked; nil without one.
  func engine() throws -> ForeignEngine? {
    let engine = try ForeignEngine(self)
    if engine != nil, let mutant = try mutant(), mutant.replacesEngine {
      throw UsageError(
        "`--mutant \(mutant.name)` is a wrong engine of ours, and `--engine` puts another in its place",
        help: "leave one of them out")
    }
    return engine
  }

  /// A time such as `60s`, `500ms` or `5min`, in seconds; nil where the option does not stand.
  func seconds(_ name: String) throws(UsageError) -> Double? {
    guard let text = value(name) else { return nil }
    let digits = text.prefix { $0.isNumber || $0 == "." }
    let factors = ["": 1.0, "s": 1, "ms": 0.001, "min": 60, "m": 60, "h": 3600]
    guard let number = Double(digits), number > 0, let factor = factors[String(text.dropFirst(digits.count))] else {
      throw UsageError("`\(name)` takes a time, found `\(text)`", help: "for instance `\(name) 60s`")
    }
    return number * factor
  }
}
