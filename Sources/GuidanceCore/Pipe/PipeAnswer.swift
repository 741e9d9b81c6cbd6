/// A line from an engine to the tool.
public enum PipeAnswer: Sendable, Equatable {
  /// The greeting with the version and the engine's name.
  case hello(version: Int, engine: String)
  /// The engine on the route is ready.
  case ready
  /// What a fix did.
  case update(events: [GuidanceEvent], refused: FixRefusal?, snapshot: GuidanceSnapshot)
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
        return .update(
          events: try PipeEvent.read(try top.list("events")), refused: try top.optional("refused")?.word(),
          snapshot: try PipeSnapshot.read(snapshot))
      }
      if try top.optionalFlag("ok") == true { return .ready }
      throw top.wrong("expected `hello`, `ok`, `snapshot` or `error`")
    }
  }

  /// The line, without its end.
  public var line: String {
    switch self {
    case .hello(let version, let engine):
      return JSONValue.object(["hello": .optional(version), "engine": .text(engine)]).json
    case .ready: return JSONValue.object(["ok": .flag(true)]).json
    case .update(let events, let refused, let snapshot):
      var object: JSONObject = [
        "events": .list(events.map(PipeEvent.write)), "snapshot": PipeSnapshot.write(snapshot),
      ]
      if let refused { object.members.append(JSONObject.Member("refused", .text(refused.rawValue))) }
      return JSONValue.object(object).json
    case .error(let words): return JSONValue.object(["error": .text(words)]).json
    }
  }
}
