import GuidanceCore

/// Makes a scenario of recorded drives and planned routes.
///
/// The places are moved to the synthetic origin, the clock begins at 0, and no name and no date is taken along. The
/// recorded fixes are the drive. The route is the one that was planned, where a file tells it, else the track itself.
package struct DriveImport: Sendable {
  /// Where imports begin; nobody lives there.
  static let syntheticOrigin = Coordinate(latitude: 0.5, longitude: 0.5)
  /// Whom a drawn route without `by` asks.
  private static let ownProvider = "sim"

  /// Leaves the places where they are, and the words of a planned route.
  package var keepsPlaces = false
  /// How the drive travelled; nil = as the planned route says, else guessed from its speeds.
  package var mode: TravelMode?
  /// The scenario's title; nil = made from length and duration.
  package var title: String?
  /// How far the legs may lie beside the track or the planned line, in metres; nil = 5 m for a track, 2 m for a plan.
  package var toleranceMeters: Double?

  /// The part of the drives that is imported; nil = all of them.
  package var span: ImportSpan?
  /// Which rows of tables are imported; nil = all of them.
  package var rows: RowChoice?
  /// The format of the planned route's file; nil = what it looks like.
  package var routeFormat: RouteFormat?

  /// Makes an import with the usual choices.
  package init() {}

  /// Reads files, the drives joined in order, into a scenario.
  ///
  /// - Parameters:
  ///   - paths: drives, and at most one route answer of a provider.
  ///   - routePath: a file whose line is the planned route, times or not.
  ///   - fixesName: the name of the file of fixes, as the scenario is to say it.
  /// - Throws: ``InputError`` that names the file, and the line where one is wrong.
  package func read(_ paths: [String], route routePath: String? = nil, fixesName: String) throws -> ImportedDrive {
    var sources = ImportSources(span: span, rows: rows)
    for path in paths { try sources.add(path) }
    if let routePath { try sources.addRoute(routePath, as: routeFormat) }
    let drive = try sources.joined()
    var imported = try scenario(of: drive, called: sources.driveNames, plan: sources.plan, fixesName: fixesName)
    imported.notes = sources.notes + imported.notes
    return imported
  }

  /// Makes the scenario of a drive, of a planned route, or of both.
  ///
  /// - Parameter name: what the drive is called in errors: its files.
  func scenario(
    of drive: RecordedDrive?, called name: String, plan: ImportedPlan?, fixesName: String
  ) throws(InputError) -> ImportedDrive {
    if let drive { try Self.refuseTooLong(drive, called: name) }
    var fixes = drive.map(ReceivedFixes.init)
    let mode = mode ?? plan?.mode ?? drive.map { ModeGuess.mode($0.fixes) } ?? .driving
    var notes: [String] = []
    let screened = fixes.map { $0.screened(mode: mode) }
    if let refused = screened?.refused, !refused.isEmpty {
      let reasons = refused.map { "\($0.count) \($0.reason.rawValue)" }.joined(separator: ", ")
      notes.append("  of these guidance will refuse: \(reasons)")
    }
    let line: ImportedLine
    if let plan {
      line = ImportedLine(plan, tolerance: toleranceMeters ?? 2)
    } else {
      line = try ImportedLine(
        track: screened?.used ?? [], called: name, mode: mode, tolerance: toleranceMeters ?? 5, notes: notes)
    }
    let origin = keepsPlaces ? line.roundedStart : Self.syntheticOrigin
    let turn = SphereTurn(from: line.start, to: Self.syntheticOrigin)
    let route = line.route(from: origin, keepsWords: keepsPlaces, move: keepsPlaces ? { $0 } : turn.place)
    if !keepsPlaces { fixes?.move(by: turn) }
    fixes?.serve(provider: Self.ownProvider)
    if line.tolerance > toleranceMeters ?? 5 {
      notes.append(
        "  so long a way is drawn within \(WrittenNumber.rounded(line.tolerance, decimals: 1)) m of the track")
    }
    let words = ImportedWords(mode: mode, route: route, seconds: fixes?.duration)
    let made = ImportedScenario(
      title: title ?? words.title, mode: mode, route: route, fixesName: fixes == nil ? nil : fixesName,
      origin: keepsPlaces ? origin : nil)
    let requests = fixes?.requests.lines ?? []
    if !requests.isEmpty {
      notes.append("  with \(fixes?.requests.items.count ?? 0) requests for another way, answered as they were")
    }
    return ImportedDrive(scenario: made.scenario, fixes: fixes?.items ?? [], requests: requests, notes: notes)
  }

  private static func refuseTooLong(_ drive: RecordedDrive, called name: String) throws(InputError) {
    // What is kept is what matters: a part of a long recording may be short.
    let first = drive.fixes.first?.moment ?? 0
    let last = drive.fixes.reduce(first) { max($0, $1.moment) }
    let seconds = drive.fixes.isEmpty ? drive.kept.seconds : last - first
    let hours = WrittenNumber.rounded(seconds / 3600, decimals: 1)
    let help = "import a part of it, for instance with `--from 0:00 --to 8:00:00`"
    if drive.kept.hasTooMany {
      throw InputError("\(name) holds more than \(KeptFixes.most) fixes, which no run plays", help: help)
    }
    if seconds > KeptFixes.longestSeconds {
      throw InputError("\(name) takes \(hours) h, and no run may take more than 24 h", help: help)
    }
  }
}

/// What an import makes.
package struct ImportedDrive: Sendable {
  /// The scenario.
  package var scenario: Scenario
  /// The fixes and the moments of their receipt; empty where the drive follows the route.
  package var fixes: [ReceivedFix]
  /// The lines of the requests that were recorded, and of their answers, each with its moment.
  var requests: [(time: Double, text: String)] = []
  /// What was read and what was left out, a line each.
  package var notes: [String]

  /// The drive log of the fixes.
  package var fixesText: String {
    var text = ""
    writeFixes { text += $0 + "\n" }
    return text
  }

  /// Writes the drive log of the fixes line by line.
  package func writeFixes(_ write: (String) throws -> Void) rethrows {
    var rest = requests.sorted { $0.time < $1.time }[...]
    if !rest.isEmpty { try write(DriveLogWriter.line(.event(.guidance(.started), at: 0))) }
    for item in fixes {
      while let next = rest.first, next.time < item.received { try write(rest.removeFirst().text) }
      try write(DriveLogWriter.line(.fix(item.fix, received: item.received)))
    }
    for line in rest { try write(line.text) }
  }
}
