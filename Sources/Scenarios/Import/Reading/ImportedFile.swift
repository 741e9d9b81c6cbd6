import GuidanceCore

/// What a file that was read holds.
enum ImportedFile {
  /// A drive that was recorded.
  case drive(RecordedDrive)
  /// A line without times: planned, not driven.
  case line([Coordinate])
  /// The answer of a route provider.
  case route(NavRoute)
}
