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
    self = try PipeLine.read(line) { top throws(JSONFieldError) in
      if let version = try top.optionalInteger("hello") {
        return .hello(
          version: version, tool: try top.optionalText("tool"), exact: try top.optionalFlag("exact") ?? false)
      }
      if let route = try top.optional("route") {
        return .route(try PipeRoute.read(route), config: try PipeSetting.read(try top.optional("config")))
      }
      if let fix = try top.optional("fix") { return .fix(try PipeFix.read(fix)) }
      if try top.optional("bye") != nil { return .bye }
      throw top.wrong("expected `hello`, `route`, `fix` or `bye`")
    }
  }

  /// The line with rounded numbers, without its end.
  public var line: String { line(.rounded) }

  /// The line, without its end.
  public func line(_ numbers: PipeNumbers) -> String {
    switch self {
    case .hello(let version, let tool, let exact):
      var object: JSONObject = ["hello": .optional(version)]
      if let tool { object.members.append(JSONObject.Member("tool", .text(tool))) }
      if exact { object.members.append(JSONObject.Member("exact", .flag(true))) }
      return JSONValue.object(object).json
    case .route(let route, let config):
      let settings = JSONObject(config.map { JSONObject.Member($0.name, .number($0.value)) })
      return JSONValue.object(["route": PipeRoute.write(route, numbers), "config": .object(settings)]).json
    case .fix(let fix): return JSONValue.object(["fix": PipeFix.write(fix, numbers)]).json
    case .bye: return JSONValue.object(["bye": .number(1)]).json
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

  static func read(_ field: JSONField?) throws(JSONFieldError) -> [PipeSetting] {
    var settings: [PipeSetting] = []
    for (name, value) in try field?.members() ?? [] {
      settings.append(PipeSetting(name: name, value: try value.number()))
    }
    return settings
  }
}
