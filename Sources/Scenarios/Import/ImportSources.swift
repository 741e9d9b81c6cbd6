import GuidanceCore

/// The files of one import: drives, and the route that was planned.
struct ImportSources {
  /// The planned route; nil = the track is the route.
  private(set) var plan: ImportedPlan?
  /// What was read and what was left out, a line each.
  private(set) var notes: [String] = []
  private var drives: [(path: String, drive: RecordedDrive)] = []
  private var planPath = ""

  /// Reads a drive, or a provider's route answer.
  mutating func add(_ path: String) throws {
    let format = try ImportFormat.detect(path)
    switch try format.read(path) {
    case .drive(let drive):
      drives.append((path, drive))
      notes.append("read \(drive.fixes.count) fixes of `\(path)` (\(format.rawValue))")
      notes += drive.omissions.map { "  left out: \($0.count) \($0.what)" }
      if let route = drive.route { try setPlan(.route(route), path) }
    case .route(let route):
      notes.append("read a route of `\(path)` (\(route.provider))")
      try setPlan(.route(route), path)
    case .line(let places):
      throw InputError(
        "`\(path)` holds \(places.count) places and no time: a planned line, not a drive",
        help: "take it for the planned route with `--route \(path)`")
    }
  }

  /// Reads the planned route, whether its places carry times or not.
  mutating func addRoute(_ path: String) throws {
    let format = try ImportFormat.detect(path)
    switch try format.read(path) {
    case .route(let route): try setPlan(.route(route), path)
    case .line(let places): try setPlan(.places(places), path)
    case .drive(let drive):
      let mode = ModeGuess.mode(drive.fixes)
      let used = ReceivedFixes(drive).screened(mode: mode).used
      try setPlan(drive.route.map { .route($0) } ?? .places(TrackLine.withoutStays(used, mode: mode)), path)
    }
    notes.append("read a route of `\(path)` (\(format.rawValue))")
  }

  /// The files of the drives, as errors name them.
  var driveNames: String { drives.map { "`\($0.path)`" }.joined(separator: ", ") }

  /// The drives as one; nil where there is none.
  func joined() throws(InputError) -> RecordedDrive? {
    drives.isEmpty ? nil : try RecordedDrive.joined(drives)
  }

  private mutating func setPlan(_ new: ImportedPlan, _ path: String) throws(InputError) {
    if plan != nil {
      throw InputError("`\(planPath)` and `\(path)` both tell a planned route", help: "leave one out")
    }
    if case .places(let places) = new, (try? Polyline(places)) == nil {
      throw InputError("`\(path)` makes no route: expected two different places or more")
    }
    plan = new
    planPath = path
  }
}
