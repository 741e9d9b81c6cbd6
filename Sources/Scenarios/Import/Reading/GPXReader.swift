import GuidanceCore

/// Reads GPX 1.0 and 1.1: the points of tracks, else of routes, else the way points, those that carry a time.
///
/// Taken of a point are its place, `time`, `speed` (m/s), `course`, `hdop` and an accuracy in metres, the latter ones as
/// children (1.0) or anywhere in `extensions`, with any prefix. The segments of all tracks are one drive, in the order of
/// their times. Points without times are a planned line. The document is read in pieces.
enum GPXReader {
  static func read(_ path: String, keeping wanted: KeptFixes.Wanted = .all) throws -> ImportedFile {
    var reader = XMLReader()
    var points = GPXPoints(keeping: wanted)
    do {
      try FilePieces(path: path).forEach { piece in
        try reader.read(piece) { token, _ in try points.take(token) }
        return true
      }
      try reader.finish()
    } catch let problem as XMLProblem {
      throw InputError.at(
        path, line: reader.line, "expected XML, found markup that is broken or ends too early: \(problem.text)",
        help: "a recorder that was cut off leaves the last elements open: close them")
    } catch let problem as RecordedProblem {
      throw InputError.at(path, line: reader.line, problem.text)
    }
    return try file(points, path)
  }

  private static func file(_ points: GPXPoints, _ path: String) throws -> ImportedFile {
    guard var fixes = [points.tracks, points.routes, points.wayPoints].first(where: { $0.count > 0 }) else {
      if !points.untimed.isEmpty { return .line(points.untimed) }
      throw InputError("`\(path)` holds no point of a track", help: "expected `trkpt` elements with `time`")
    }
    fixes.orderParts()
    var drive = RecordedDrive()
    drive.kept = fixes
    drive.omit(points.untimedCount, "points without a time")
    drive.omit(points.unreadable, "readings that are no numbers")
    return .drive(drive)
  }
}
