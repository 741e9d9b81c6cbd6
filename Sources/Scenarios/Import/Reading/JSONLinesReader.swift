import Foundation
import GuidanceCore

/// Reads recordings of a JSON object a line: our own drive log, locations, GeoJSON features, reports of gpsd.
enum JSONLinesReader {
  /// Whether a line is one of our own drive log.
  static func isDriveLog(_ line: ArraySlice<UInt8>) -> Bool {
    guard case .object(let members)? = try? JSONValue(parsing: Data(line)) else { return false }
    return members["t"] != nil
      && (members["received"] != nil || members["event"] != nil || members["request"] != nil
        || members["answer"] != nil)
  }

  /// Reads a drive log: its fixes, the route that was answered before the trip started, and later answers.
  static func readDriveLog(_ path: String, keeping wanted: KeptFixes.Wanted = .all) throws -> RecordedDrive {
    var drive = RecordedDrive()
    drive.kept = KeptFixes(wanted)
    var other = 0
    func take(_ entry: DriveLogEntry) {
      if case .fix(let fix, let received) = entry { return drive.kept.append(RecordedFix(fix, received: received)) }
      if case .event = entry { other += 1 }
      drive.requests.take(entry)
    }
    var reader = DriveLogReader()
    do {
      try FilePieces(path: path).forEach { piece in
        try reader.read(piece) { take($0) }
        return true
      }
      try reader.finish { take($0) }
    } catch let error as DriveLogError {
      throw InputError.at(path, line: error.line, error.problem)
    }
    guard drive.kept.count > 0 else { throw InputError("`\(path)` is a drive log without a fix") }
    drive.route = drive.requests.plan
    drive.isAbsolute = RecordedStamp.isAbsolute(drive.kept.start)
    drive.omit(other, "events of the trip")
    return drive
  }

  /// Reads lines of other objects; those without a place or a time are passed over.
  static func read(_ path: String, keeping wanted: KeptFixes.Wanted = .all) throws -> RecordedDrive {
    var fixes = KeptFixes(wanted)
    var other = 0
    try FilePieces(path: path).forEachLine { line, number in
      if line.allSatisfy({ $0 <= 0x20 }) { return }
      do {
        let object = JSONField(root: try JSONValue(parsing: Data(line)))
        if let fix = try fix(object) { fixes.append(fix) } else { other += 1 }
      } catch let error as JSONFieldError {
        throw InputError.at(path, line: number, "\(error)")
      }
    }
    return try JSONRecording.drive(fixes, untimed: other, "lines without a place or a time", path)
  }

  private static func fix(_ object: JSONField) throws -> RecordedFix? {
    guard let type = try object.optional("type"), case .text("Feature") = type.value else {
      return try RecordedObject.fix(object)
    }
    var reader = GeoJSONReader()
    try reader.read(object)
    return reader.fixes.first
  }
}
