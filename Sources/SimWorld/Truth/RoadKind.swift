import GuidanceCore

/// What kind of road a map shows: it decides who may use it and how fast a car goes.
public enum RoadKind: String, Sendable, CaseIterable {
  /// A road for everybody.
  case town
  /// A road for cars only, with earlier warnings.
  case highway
  /// A path for walkers only.
  case footpath

  /// Who may use it, one-way signs aside.
  public var modes: TravelModes {
    switch self {
    case .town: .all
    case .highway: .driving
    case .footpath: .walking
    }
  }

  /// The class that guidance knows.
  public var roadClass: RoadClass { self == .highway ? .highway : .town }
}

/// In which directions drivers and cyclists may use a road; walkers may go both ways.
public enum RoadDirection: Sendable, CaseIterable {
  /// Both ways.
  case both
  /// From its first place to its last only.
  case forward
  /// From its last place to its first only.
  case backward
}
