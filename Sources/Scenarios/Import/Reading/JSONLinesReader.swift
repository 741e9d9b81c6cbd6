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

  /// Reads a drive log: its fixes, and the route that was answered before the trip started.
  static func readDriveLog(_ path: String) throws -> RecordedDrive {
    var drive = RecordedDrive()
    var hasStarted = false
    var other = 0
    func take(_ entry: DriveLogEntry) {
      switch entry {
      case .fix(let fix, let received): drive.fixes.append(RecordedFix(fix, received: received))
      case .answer(_, .success(let route), _) where !hasStarted && drive.route == nil: drive.route = route
      case .event(.guidance(.started), _):
        hasStarted = true
        other += 1
      default: other += 1
      }
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
    guard !drive.fixes.isEmpty else { throw InputError("`\(path)` is a drive log without a fix") }
    drive.isAbsolute = RecordedStamp.isAbsolute(drive.fixes.first?.received)
    drive.omit(other, "lines that are no fix")
    return drive
  }

  /// Reads lines of other objects; those without a place or a time are passed over.
  static func read(_ path: String) throws -> RecordedDrive {
    var fixes: [RecordedFix] = []
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
