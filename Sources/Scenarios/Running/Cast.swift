import SimWorld

/// Who plays in runs: makes the parts of each run's world, and lets go of them when the run is over.
///
/// Parts that hold something of the machine, such as a process, are made for one run and never shared by two.
public struct Cast: Sendable {
  /// The parts of one run, and what is done when it is over.
  public struct Members: Sendable {
    /// The parts.
    public var parts: WorldParts
    /// Called once when the run is over, on its thread.
    public var leave: @Sendable () -> Void

    /// Makes the members of one run.
    public init(_ parts: WorldParts, leave: @escaping @Sendable () -> Void = {}) {
      self.parts = parts
      self.leave = leave
    }
  }

  /// Our own engine, trip and provider.
  public static let own = Cast { Members(WorldParts()) }

  /// What the command line says to get this cast, as a shell takes it; empty for our own.
  public let arguments: String
  /// Whether our own engine, trip and provider play.
  package var isOwn: Bool { arguments.isEmpty }
  private let enter: @Sendable () -> Members

  /// Makes a cast.
  ///
  /// - Parameters:
  ///   - arguments: what the command line says to get it, for the command that repeats a run.
  ///   - enter: makes the members of one run.
  public init(arguments: String = "", _ enter: @escaping @Sendable () -> Members) {
    self.arguments = arguments
    self.enter = enter
  }

  /// Does something with the parts of one run.
  public func play<Result>(_ body: (WorldParts) throws -> Result) rethrows -> Result {
    let members = enter()
    defer { members.leave() }
    return try body(members.parts)
  }
}

extension Cast {
  /// The arguments behind a blank; empty for our own.
  var suffix: String { arguments.isEmpty ? "" : " " + arguments }
}
