import GuidanceCore

/// Makes a scenario of recorded drives.
///
/// The places are moved to the synthetic origin, the clock begins at 0, and no name and no date is taken along. The
/// route is the track itself, drawn in legs; the recorded fixes are the drive.
package struct DriveImport: Sendable {
  /// Leaves the places where they are.
  package var keepsPlaces = false
  /// How the drive travelled; nil = guessed from its speeds.
  package var mode: TravelMode?
  /// The scenario's title; nil = made from length and duration.
  package var title: String?
  /// How far the route may lie beside the track, in metres.
  package var toleranceMeters = 5.0

  /// Makes an import with the usual choices.
  package init() {}

  /// Reads files, joined in order, into a scenario.
  ///
  /// - Parameter fixesName: the name of the file of fixes, as the scenario is to say it.
  /// - Throws: ``InputError`` that names the file, and the line where one is wrong.
  package func read(_ paths: [String], fixesName: String) throws -> ImportedDrive {
    var drives: [(path: String, drive: RecordedDrive)] = []
    var notes: [String] = []
    for path in paths {
      let format = try ImportFormat.detect(path)
      let drive = try format.read(path)
      drives.append((path, drive))
      notes.append("read \(drive.fixes.count) fixes of `\(path)` (\(format.rawValue))")
      notes += drive.omissions.map { "  left out: \($0.count) \($0.what)" }
    }
    let whole = try RecordedDrive.joined(drives)
    var imported = try scenario(of: whole, fixesName: fixesName, source: paths.map { "`\($0)`" }.joined(separator: ", "))
    imported.notes = notes + imported.notes
    return imported
  }

  /// Makes the scenario of one drive.
  ///
  /// - Parameter source: what the drive is called in errors.
  func scenario(of drive: RecordedDrive, fixesName: String, source: String) throws(InputError) -> ImportedDrive {
    let mode = mode ?? ModeGuess.mode(drive.fixes)
    var fixes = ReceivedFixes(drive)
    let (used, refused) = fixes.screened(mode: mode)
    guard let line = ImportedLine(used, mode: mode, tolerance: toleranceMeters) else {
      throw InputError(
        "\(source) makes no route: of \(fixes.items.count) fixes \(used.count) can be used, and they stay at one place",
        help: "expected a drive of \(Int(TrackLine.stayRadius)) m or more")
    }
    let origin: Coordinate
    let legs: RouteLegs
    if keepsPlaces {
      origin = line.roundedStart
      legs = RouteLegs([origin] + line.places.dropFirst())
    } else {
      origin = ImportedLine.syntheticOrigin
      let turn = SphereTurn(from: line.places[0], to: origin)
      fixes.move(by: turn)
      legs = RouteLegs([origin] + line.places.dropFirst().map(turn.place))
    }
    let words = ImportedWords(mode: mode, meters: legs.length, seconds: fixes.duration)
    var made = ImportedScenario(title: title ?? words.title, mode: mode, legs: legs, fixesName: fixesName)
    if keepsPlaces { made.origin = origin }
    var notes: [String] = []
    if !refused.isEmpty {
      let reasons = refused.map { "\($0.count) \($0.reason.rawValue)" }.joined(separator: ", ")
      notes.append("  of them guidance will refuse: \(reasons)")
    }
    if line.tolerance > toleranceMeters {
      notes.append("  so long a way is drawn within \(WrittenNumber.rounded(line.tolerance, decimals: 1)) m of the track")
    }
    return ImportedDrive(scenario: made.scenario, fixes: fixes.items.map { ($0.fix, $0.received) }, notes: notes)
  }
}

/// What an import makes.
package struct ImportedDrive: Sendable {
  /// The scenario.
  package var scenario: Scenario
  /// The fixes and the moments of their receipt.
  package var fixes: [(fix: GuidanceFix, received: Double)]
  /// What was read and what was left out, a line each.
  package var notes: [String]

  /// The drive log of the fixes.
  package var fixesText: String {
    fixes.map { DriveLogWriter.line(.fix($0.fix, received: $0.received)) + "\n" }.joined()
  }
}
