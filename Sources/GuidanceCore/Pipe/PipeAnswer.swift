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
      let counts = try top.member("counts")
      let update = GuidanceUpdate(
        events: try PipeEvent.read(try top.member("events")), refused: refused.isAbsent ? nil : try refused.word(),
        count: counts.isAbsent ? nil : try counts.word(), speedUsed: try top.member("speedUsed").optionalNumber(),
        courseUsed: try top.member("courseUsed").optionalNumber())
      self = .update(update, snapshot: try PipeSnapshot.read(snapshot))
    } else if try top.member("ok").flag() {
      self = .ready
    } else {
      throw .field("answer", "expected `hello`, `ok`, `snapshot` or `error`")
    }
  }

  /// The line with rounded numbers, without its end.
  public var line: String { line(.rounded) }

  /// The line, without its end; what an engine may tell beside stands there where the update holds it.
  public func line(_ numbers: PipeNumbers) -> String {
    switch self {
    case .hello(let version, let engine):
      return PipeValue.object([("hello", .number(Double(version))), ("engine", .string(engine))]).text
    case .ready: return PipeValue.object([("ok", .bool(true))]).text
    case .update(let update, let snapshot):
      var members: [(key: String, value: PipeValue)] = [
        ("events", .array(update.events.map { PipeEvent.write($0, numbers) })),
        ("snapshot", PipeSnapshot.write(snapshot, numbers)),
      ]
      if let refused = update.refused { members.append(("refused", .string(refused.rawValue))) }
      if let count = update.count { members.append(("counts", .string(count.rawValue))) }
      if let speed = update.speedUsed { members.append(("speedUsed", numbers.value(speed))) }
      if let course = update.courseUsed { members.append(("courseUsed", numbers.value(course))) }
      return PipeValue.object(members).text
    case .error(let words): return PipeValue.object([("error", .string(words))]).text
    }
  }
}
