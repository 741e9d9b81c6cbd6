/// A set of announcement stages.
public struct StageSet: OptionSet, Sendable, Hashable {
  /// One bit a stage, the farthest the lowest.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Makes the set of one stage.
  public init(_ stage: AnnouncementStage) { self.init(rawValue: 1 << UInt8(stage.rank)) }

  /// The stages that are farther than one.
  public static func farther(than stage: AnnouncementStage) -> Self {
    Self(rawValue: (1 << UInt8(stage.rank)) - 1)
  }

  /// The latest stage in the set; nil when it is empty.
  public var latest: AnnouncementStage? {
    if rawValue == 0 { return nil }
    return AnnouncementStage.allCases.last { contains(Self($0)) }
  }
}
