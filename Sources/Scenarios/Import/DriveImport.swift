import GuidanceCore

/// Makes a scenario of recorded drives and planned routes.
///
/// The places are moved to the synthetic origin, the clock begins at 0, and no name and no date is taken along. The
/// recorded fixes are the drive. The route is the one that was planned, where a file tells it, else the track itself.
package struct DriveImport: Sendable {
  /// Where imports begin; nobody lives there.
  static let syntheticOrigin = Coordinate(latitude: 0.5, longitude: 0.5)

  /// The longest recording: with the minute after it a run takes a day, and none may take longer.
  private static let longestSeconds = 86_340.0

  /// Leaves the places where they are, and the words of a planned route.
  package var keepsPlaces = false
  /// How the drive travelled; nil = as the planned route says, else guessed from its speeds.
  package var mode: TravelMode?
  /// The scenario's title; nil = made from length and duration.
  package var title: String?
  /// How far the legs may lie beside the track or the planned line, in metres; nil = 5 m for a track, 2 m for a plan.
  package var toleranceMeters: Double?

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
    var sources = ImportSources()
    for path in paths { try sources.add(path) }
    if let routePath { try sources.addRoute(routePath) }
    var imported = try scenario(
      of: sources.joined(), called: sources.driveNames, plan: sources.plan, fixesName: fixesName)
    imported.notes = sources.notes + imported.notes
    return imported
  }

  /// Makes the scenario of a drive, of a planned route, or of both.
  ///
  /// - Parameter name: what the drive is called in errors: its files.
  func scenario(
    of drive: RecordedDrive?, called name: String, plan: ImportedPlan?, fixesName: String
  ) throws(InputError) -> ImportedDrive {
    var fixes = drive.map(ReceivedFixes.init)
    if let seconds = fixes?.duration, seconds > Self.longestSeconds {
      throw InputError(
        "\(name) takes \(WrittenNumber.rounded(seconds / 3600, decimals: 1)) h, and no run may take more than 24 h",
        help: "import one day at a time")
    }
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
    if line.tolerance > toleranceMeters ?? 5 {
      notes.append(
        "  so long a way is drawn within \(WrittenNumber.rounded(line.tolerance, decimals: 1)) m of the track")
    }
    let words = ImportedWords(mode: mode, route: route, seconds: fixes?.duration)
    let made = ImportedScenario(
      title: title ?? words.title, mode: mode, route: route, fixesName: fixes == nil ? nil : fixesName,
      origin: keepsPlaces ? origin : nil)
    return ImportedDrive(
      scenario: made.scenario, fixes: (fixes?.items ?? []).map { ($0.fix, $0.received) }, notes: notes)
  }
}

/// What an import makes.
package struct ImportedDrive: Sendable {
  /// The scenario.
  package var scenario: Scenario
  /// The fixes and the moments of their receipt; empty where the drive follows the route.
  package var fixes: [(fix: GuidanceFix, received: Double)]
  /// What was read and what was left out, a line each.
  package var notes: [String]

  /// The drive log of the fixes.
  package var fixesText: String {
    fixes.map { DriveLogWriter.line(.fix($0.fix, received: $0.received)) + "\n" }.joined()
  }
}
