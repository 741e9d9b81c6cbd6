import Foundation
import GuidanceCore

/// The files of one import: drives, and the route that was planned.
struct ImportSources {
  /// The planned route; nil = the track is the route.
  private(set) var plan: ImportedPlan?
  /// What was read and what was left out, a line each.
  private(set) var notes: [String] = []
  private let span: ImportSpan?
  private let rows: RowChoice?
  private var drives: [(path: String, drive: RecordedDrive)] = []
  private var formats: [ImportFormat] = []
  private var planPath = ""

  /// - Parameters:
  ///   - span: the part of the drives that is imported; nil = all of them.
  ///   - rows: which rows of tables are read; nil = all of them.
  init(span: ImportSpan? = nil, rows: RowChoice? = nil) {
    self.span = span
    self.rows = rows
  }

  /// Reads a drive, or a provider's route answer.
  mutating func add(_ path: String) throws {
    let format = try ImportFormat.detect(path)
    if let rows, format != .csv {
      throw InputError("`\(path)` is \(format.rawValue)", help: "`--only \(rows)` chooses rows of a CSV table")
    }
    // Of a part it is only known where it lies when the whole has been looked through.
    switch try format.read(path, keeping: span == nil ? .all : .none, rows: rows) {
    case .drive(let drive):
      if drive.kept.isOneMoment {
        throw InputError(
          "`\(path)` holds \(drive.kept.count) places of one and the same moment: a line, not a drive",
          help: "take it for the planned route: `pfsim import --route \(path) -o FILE.scenario`")
      }
      drives.append((path, drive))
      formats.append(format)
      if let route = drive.route { try setPlan(.route(route), path) }
    case .route(let route):
      notes.append("read a route of `\(path)` (\(route.provider))")
      try setPlan(.route(route), path)
    case .line(let places):
      throw InputError(
        "`\(path)` holds \(places.count) places and no time: a planned line, not a drive",
        help: "take it for the planned route: `pfsim import --route \(path) -o FILE.scenario`")
    }
  }

  /// Reads the planned route, whether its places carry times or not.
  ///
  /// - Parameter answer: the format of a provider's answer; nil = what the file looks like.
  mutating func addRoute(_ path: String, as answer: RouteFormat?) throws {
    if let answer { return try addAnswer(path, answer) }
    let format = try ImportFormat.detect(path)
    switch try format.read(path) {
    case .route(let route): try setPlan(.route(route), path)
    case .line(let places): try setPlan(.places(places), path)
    case .drive(let drive) where drive.kept.isOneMoment:
      try setPlan(.places(drive.fixes.map(\.fix.coordinate).filter(\.isValid)), path)
    case .drive(let drive):
      let mode = ModeGuess.mode(drive.fixes)
      let used = ReceivedFixes(drive).screened(mode: mode).used
      try setPlan(drive.route.map { .route($0) } ?? .places(TrackLine.withoutStays(used, mode: mode)), path)
    }
    notes.append("read a route of `\(path)` (\(format.rawValue))")
  }

  /// The files of the drives, as errors name them.
  var driveNames: String { drives.map { "`\($0.path)`" }.joined(separator: ", ") }

  /// The drives as one, or the part of it that was asked for; nil where there is none.
  mutating func joined() throws -> RecordedDrive? {
    if drives.isEmpty { return nil }
    let shifts = try RecordedDrive.shifts(of: drives)
    var range: Range<Double>?
    if let span {
      let isAbsolute = drives.allSatisfy(\.drive.isAbsolute)
      range = try span.range(startingAt: drives[0].drive.kept.start ?? 0, isAbsolute: isAbsolute, of: driveNames)
    }
    var whole = RecordedDrive()
    for index in drives.indices {
      // A drive is large; it is not held twice.
      var drive = drives[index].drive
      drives[index].drive = RecordedDrive()
      if let range { drive = try part(range, index, drive, shift: shifts[index]) }
      note(drive, index)
      if shifts[index] != 0 { drive.shift(by: shifts[index]) }
      if index == 0 { whole = drive } else { whole.append(drive) }
    }
    if span != nil, whole.fixes.isEmpty {
      let end = TimeText.text(.seconds(whole.kept.seconds.rounded()))
      throw InputError("\(driveNames) has no fix in the part that is asked for: it goes on until \(end)")
    }
    return whole
  }

  private func part(
    _ range: Range<Double>, _ index: Int, _ survey: RecordedDrive, shift: Double
  ) throws -> RecordedDrive {
    let own = (range.lowerBound - shift)..<(range.upperBound - shift)
    let again = try formats[index].read(drives[index].path, keeping: .span(own), firstDay: survey.firstDay, rows: rows)
    guard case .drive(var drive) = again else { return survey }
    drive.requests.keep(own)
    return drive
  }

  private mutating func note(_ drive: RecordedDrive, _ index: Int) {
    let count = span == nil ? "\(drive.kept.count)" : "\(drive.fixes.count) of \(drive.kept.count)"
    notes.append("read \(count) fixes of `\(drives[index].path)` (\(formats[index].rawValue))")
    notes += drive.omissions.map { "  left out: \($0.count) \($0.what)" }
  }

  private mutating func addAnswer(_ path: String, _ format: RouteFormat) throws {
    let data = Data(try FileBytes.read(path, limit: JSONRecording.limitBytes))
    do {
      guard let route = try format.decode(data).first else { throw InputError("`\(path)` holds no route") }
      try setPlan(.route(route), path)
      notes.append("read a route of `\(path)` (\(route.provider))")
    } catch let error as RouteDecodingError {
      let seems = RouteFormat.detected(in: data).flatMap { $0 == format ? nil : $0.rawValue }
      throw InputError(
        "`\(path)` is no answer of \(format.rawValue): \(error)",
        help: seems.map { "it looks like one of \($0): write `as \($0)`" })
    }
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
