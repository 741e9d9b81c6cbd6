import SimWorld

/// What the caller asks of a scenario besides what its file says.
public struct RunOptions: Sendable {
  /// Where luck begins; nil = as the scenario says.
  public var seed: UInt64?
  /// The schedule; nil = as the scenario says.
  public var schedule: Schedule?
  /// The one row of `cases` to run, from 1; nil = all.
  public var caseNumber: Int?
  /// Values of parameters and of the configuration by name, as texts: they win over the file.
  public var sets: [String: String]
  /// Whether each actor gets an identity of its own even under first-in-first-out.
  public var explores: Bool

  /// Makes options; by default all is as the scenario says.
  public init(
    seed: UInt64? = nil, schedule: Schedule? = nil, caseNumber: Int? = nil, sets: [String: String] = [:],
    explores: Bool = false
  ) {
    self.seed = seed
    self.schedule = schedule
    self.caseNumber = caseNumber
    self.sets = sets
    self.explores = explores
  }
}
