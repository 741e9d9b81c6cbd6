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
    let top = PipeField(path: "", value: try JSONReader.read(line))
    guard case .object = top.value else { throw .malformed("expected an object, found \(top.value.kind)") }
    let error = try top.member("error")
    let hello = try top.member("hello")
    let snapshot = try top.member("snapshot")
    if !error.isAbsent {
      self = .error(try error.string())
    } else if !hello.isAbsent {
      self = .hello(
        version: try hello.optionalInteger() ?? 0, engine: try top.member("engine").optionalString() ?? "")
    } else if !snapshot.isAbsent {
      let refused = try top.member("refused")
      self = .update(
        events: try PipeEvent.read(try top.member("events")), refused: refused.isAbsent ? nil : try refused.word(),
        snapshot: try PipeSnapshot.read(snapshot))
    } else if try top.member("ok").flag() {
      self = .ready
    } else {
      throw .malformed("expected `hello`, `ok`, `snapshot` or `error`")
    }
  }

  /// The line, without its end.
  public var line: String {
    switch self {
    case .hello(let version, let engine):
      return PipeValue.object([("hello", .number(Double(version))), ("engine", .string(engine))]).text
    case .ready: return PipeValue.object([("ok", .bool(true))]).text
    case .update(let events, let refused, let snapshot):
      let refusal = refused.map { [(key: "refused", value: PipeValue.string($0.rawValue))] } ?? []
      return PipeValue.object(
        [("events", .array(events.map(PipeEvent.write))), ("snapshot", PipeSnapshot.write(snapshot))] + refusal
      ).text
    case .error(let words): return PipeValue.object([("error", .string(words))]).text
    }
  }
}
