/// A line from the tool to an engine.
public enum PipeRequest: Sendable, Equatable {
  /// The greeting with the version of the protocol, the tool's name where it says it, and whether it asks for exact
  /// numbers and for what an engine may tell beside.
  case hello(version: Int, tool: String?, exact: Bool = false)
  /// A new engine on a route, with the values that differ from the mode's defaults in the order given.
  case route(NavRoute, config: [PipeSetting])
  /// One fix.
  case fix(GuidanceFix)
  /// The end.
  case bye

  /// Reads a line.
  ///
  /// - Throws: ``PipeError`` that names the field; no line traps.
  public init(line: String) throws(PipeError) {
    let top = PipeField(path: "", value: try JSONReader.read(line))
    guard case .object = top.value else { throw .malformed("expected an object, found \(top.value.kind)") }
    let hello = try top.member("hello")
    let route = try top.member("route")
    let fix = try top.member("fix")
    if !hello.isAbsent {
      self = .hello(
        version: try hello.optionalInteger() ?? 0, tool: try top.member("tool").optionalString(),
        exact: try top.member("exact").flag())
    } else if !route.isAbsent {
      self = .route(try PipeRoute.read(route), config: try PipeSetting.read(try top.member("config")))
    } else if !fix.isAbsent {
      self = .fix(try PipeFix.read(fix))
    } else if !(try top.member("bye").isAbsent) {
      self = .bye
    } else {
      throw .malformed("expected `hello`, `route`, `fix` or `bye`")
    }
  }

  /// The line with rounded numbers, without its end.
  public var line: String { line(.rounded) }

  /// The line, without its end.
  public func line(_ numbers: PipeNumbers) -> String {
    switch self {
    case .hello(let version, let tool, let exact):
      var more = tool.map { [(key: "tool", value: PipeValue.string($0))] } ?? []
      if exact { more.append((key: "exact", value: .bool(true))) }
      return PipeValue.object([("hello", .number(Double(version)))] + more).text
    case .route(let route, let config):
      let settings = config.map { (key: $0.name, value: PipeValue.number($0.value)) }
      return PipeValue.object([("route", PipeRoute.write(route, numbers)), ("config", .object(settings))]).text
    case .fix(let fix): return PipeValue.object([("fix", PipeFix.write(fix, numbers))]).text
    case .bye: return PipeValue.object([("bye", .number(1))]).text
    }
  }
}

/// A value of the configuration as it goes over the pipe.
public struct PipeSetting: Sendable, Equatable {
  /// The dotted name; it may be one that nothing has.
  public var name: String
  /// The value in the name's unit.
  public var value: Double

  /// Makes a setting.
  public init(name: String, value: Double) {
    self.name = name
    self.value = value
  }

  static func read(_ field: PipeField) throws(PipeError) -> [PipeSetting] {
    if field.isAbsent { return [] }
    var settings: [PipeSetting] = []
    for (key, value) in try field.members() where !value.isAbsent {
      settings.append(PipeSetting(name: key, value: try value.number()))
    }
    return settings
  }
}
