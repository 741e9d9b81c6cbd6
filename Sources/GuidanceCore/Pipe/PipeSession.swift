/// An engine behind the pipe: a line in, a line out.
public struct PipeSession {
  /// The version of the protocol that is spoken.
  public static let version = 1

  private let name: String
  private let makeEngine: (NavRoute, GuidanceConfig) throws -> any Guiding
  private var engine: (any Guiding)?
  private var isGreeted = false
  private var numbers = PipeNumbers.rounded

  /// Makes a session that has read nothing.
  ///
  /// - Parameters:
  ///   - name: the engine's name, said in the greeting.
  ///   - makeEngine: makes the engine for each route; by default the one of the rules.
  public init(
    name: String = "pfsim",
    makeEngine: @escaping (NavRoute, GuidanceConfig) throws -> any Guiding = {
      GuidanceEngine(route: $0, config: $1)
    }
  ) {
    self.name = name
    self.makeEngine = makeEngine
  }

  /// Takes one line; every line is answered but the last one, and none traps.
  public mutating func answer(_ line: String) -> PipeReply {
    do throws(PipeError) {
      return try answer(PipeRequest(line: line))
    } catch {
      return PipeReply(.error(error.description))
    }
  }

  private mutating func answer(_ request: PipeRequest) throws(PipeError) -> PipeReply {
    if case .bye = request { return PipeReply(nil, exit: 0) }
    if case .hello(let version, _, let exact) = request {
      guard version == Self.version else {
        let words = "`hello`: expected version \(Self.version), found \(version)"
        return PipeReply(.error(words), exit: 2)
      }
      isGreeted = true
      numbers = exact ? .exact : .rounded
      return PipeReply(.hello(version: version, engine: name))
    }
    guard isGreeted else { throw .field("hello", "expected the greeting first") }
    switch request {
    case .route(let route, let settings): return PipeReply(try begin(route, settings))
    case .fix(let fix): return PipeReply(try update(fix), numbers: numbers)
    case .hello, .bye: return PipeReply(nil)
    }
  }

  private mutating func begin(_ route: NavRoute, _ settings: [PipeSetting]) throws(PipeError) -> PipeAnswer {
    engine = nil
    var config = GuidanceConfig(mode: route.mode)
    for setting in settings {
      do throws(ConfigurationError) {
        try config.set(setting.name, to: setting.value)
      } catch {
        throw .field("config.\(setting.name)", error.description)
      }
    }
    do {
      engine = try makeEngine(route, config)
    } catch {
      throw .field("route", "\(error)")
    }
    return .ready
  }

  private mutating func update(_ fix: GuidanceFix) throws(PipeError) -> PipeAnswer {
    guard var guiding = engine else { throw .field("route", "expected a route before the first fix") }
    engine = nil
    do {
      let update = try guiding.update(fix)
      engine = guiding
      let told = numbers == .exact ? update : GuidanceUpdate(events: update.events, refused: update.refused)
      return .update(told, snapshot: guiding.snapshot)
    } catch {
      throw .field("fix", "\(error)")
    }
  }
}

/// What a session says to a line.
public struct PipeReply: Sendable, Equatable {
  /// The answer; nil where none is due.
  public var answer: PipeAnswer?
  /// The status with which the engine's process ends after the answer; nil when it goes on.
  public var exit: Int32?

  /// How the answer's numbers are written.
  public var numbers: PipeNumbers

  /// Makes a reply.
  public init(_ answer: PipeAnswer?, exit: Int32? = nil, numbers: PipeNumbers = .rounded) {
    self.answer = answer
    self.exit = exit
    self.numbers = numbers
  }

  /// The line to write, without its end; nil where none is due.
  public var line: String? { answer?.line(numbers) }
}
