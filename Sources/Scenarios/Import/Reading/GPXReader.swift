import Foundation
import GuidanceCore

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads GPX 1.0 and 1.1: the points of tracks, else of routes, else the way points, those that carry a time.
///
/// Taken of a point are its place, `time`, `speed` (m/s), `course`, `hdop` and an accuracy in metres, the latter ones as
/// children (1.0) or anywhere in `extensions`, with any prefix. The segments of all tracks are one drive, in the order of
/// their times. Points without times are a planned line. The document is read as a stream.
enum GPXReader {
  static func read(_ path: String) throws -> ImportedFile {
    guard let stream = InputStream(fileAtPath: path) else { throw InputError("`\(path)` cannot be read") }
    let parser = XMLParser(stream: stream)
    parser.shouldResolveExternalEntities = false
    let collector = GPXCollector(path: path)
    parser.delegate = collector
    let isWhole = parser.parse()
    if let error = collector.error { throw error }
    if !isWhole { throw GPXCollector.notXML(path, parser) }
    return try file(collector, path)
  }

  private static func file(_ collector: GPXCollector, _ path: String) throws -> ImportedFile {
    let kinds = [collector.tracks, collector.routes, [collector.wayPoints]]
    guard let segments = kinds.first(where: { $0.contains { !$0.isEmpty } }) else {
      if !collector.untimed.isEmpty { return .line(collector.untimed) }
      throw InputError("`\(path)` holds no point of a track", help: "expected `trkpt` elements with `time`")
    }
    var drive = RecordedDrive()
    let ordered = segments.filter { !$0.isEmpty }.enumerated()
      .sorted { ($0.element[0].fix.time, $0.offset) < ($1.element[0].fix.time, $1.offset) }
    drive.fixes = ordered.flatMap(\.element)
    drive.omit(collector.untimed.count, "points without a time")
    drive.omit(collector.unreadable, "readings that are no numbers")
    return .drive(drive)
  }
}
