import SimWorld

/// What names a run: each name has exactly one run.
public struct RunName: Sendable, Hashable {
  /// The scenario's file as it was given; empty for one built in Swift.
  public var path: String
  /// The title, for a row of `cases` with its values: `title [speed=55 km/h, due=2:57]`.
  public var title: String
  /// The row of `cases`, from 1; nil without a table.
  public var caseNumber: Int?
  /// Where luck begins.
  public var seed: UInt64
  /// The schedule.
  public var schedule: Schedule
  /// What the command line set, sorted by name.
  public var sets: [RunSetting]
  /// The options of the command line that put something else in the place of ours (`--mutant NAME`, `--engine 'CMD'`);
  /// nil for ours.
  public var change: String?

  /// Makes a name.
  public init(
    path: String, title: String, caseNumber: Int? = nil, seed: UInt64 = 1, schedule: Schedule = .fifo,
    sets: [RunSetting] = []
  ) {
    self.path = path
    self.title = title
    self.caseNumber = caseNumber
    self.seed = seed
    self.schedule = schedule
    self.sets = sets
  }
}

/// One `--set` of the command line.
public struct RunSetting: Sendable, Hashable {
  /// The name of a parameter or of the configuration.
  public var name: String
  /// The value as it was written.
  public var value: String

  /// Makes a setting.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
