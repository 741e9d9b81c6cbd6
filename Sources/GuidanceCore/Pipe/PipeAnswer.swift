/// A line from an engine to the tool.
public enum PipeAnswer: Sendable, Equatable {
  /// The greeting with the version and the engine's name.
  case hello(version: Int, engine: String)
  /// The engine on the route is ready.
  case ready
  /// What a fix did, and what the engine believes since.
  case update(GuidanceUpdate, snapshot: GuidanceSnapshot)
  /// What was wrong, in words that name the field.
  case error(String)

  /// Reads a line.
  ///
  /// - Throws: ``PipeError`` that names the field; no line traps.
  public init(line: String) throws(PipeError) {
    self = try PipeLine.read(line) { top throws(JSONFieldError) in
      if let error = try top.optionalText("error") { return .error(error) }
      if let version = try top.optionalInteger("hello") {
        return .hello(version: version, engine: try top.optionalText("engine") ?? "")
      }
      if let snapshot = try top.optional("snapshot") {
        let update = GuidanceUpdate(
          events: try PipeEvent.read(try top.list("events")), refused: try top.optional("refused")?.word(),
          count: try top.optional("counts")?.word(), speedUsed: try top.optionalNumber("speedUsed"),
          courseUsed: try top.optionalNumber("courseUsed"))
        return .update(update, snapshot: try PipeSnapshot.read(snapshot))
      }
      if try top.optionalFlag("ok") == true { return .ready }
      throw top.wrong("expected `hello`, `ok`, `snapshot` or `error`")
    }
  }

  /// The line with rounded numbers, without its end.
  public var line: String { line(.rounded) }

  /// The line, without its end; what an engine may tell beside stands there where the update holds it.
  public func line(_ numbers: PipeNumbers) -> String {
    switch self {
    case .hello(let version, let engine):
      return JSONValue.object(["hello": .optional(version), "engine": .text(engine)]).json
    case .ready: return JSONValue.object(["ok": .flag(true)]).json
    case .update(let update, let snapshot):
      var object: JSONObject = [
        "events": .list(update.events.map { PipeEvent.write($0, numbers) }),
        "snapshot": PipeSnapshot.write(snapshot, numbers),
      ]
      let told: [(name: String, value: JSONValue)] = [
        ("refused", .optional(update.refused?.rawValue)), ("counts", .optional(update.count?.rawValue)),
        ("speedUsed", numbers.value(update.speedUsed)), ("courseUsed", numbers.value(update.courseUsed)),
      ]
      for (name, value) in told where value != .null { object.members.append(JSONObject.Member(name, value)) }
      return JSONValue.object(object).json
    case .error(let words): return JSONValue.object(["error": .text(words)]).json
    }
  }
}
