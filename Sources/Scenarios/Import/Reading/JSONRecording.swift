import Foundation
import GuidanceCore

/// Reads recordings that are one JSON text: GeoJSON, lists of locations, histories and sessions of other navigation kits.
enum JSONRecording {
  /// The largest text that is read: a day of fixes at 1 Hz with ten members each is a quarter of it.
  static let limitBytes = 128 << 20

  static func read(_ path: String, keeping wanted: KeptFixes.Wanted = .all) throws -> ImportedFile {
    let data = Data(try FileBytes.read(path, limit: limitBytes))
    do {
      return try read(JSONField(root: try JSONValue(parsing: data, limitBytes: limitBytes)), data, path, wanted)
    } catch let error as JSONFieldError {
      throw InputError("`\(path)`: \(error)")
    } catch let error as RouteDecodingError {
      throw InputError("`\(path)`: \(error)")
    }
  }

  private static func read(
    _ root: JSONField, _ data: Data, _ path: String, _ wanted: KeptFixes.Wanted
  ) throws -> ImportedFile {
    if case .list = root.value { return try .drive(drive(root.elements(), path, wanted)) }
    if let type = try root.optional("type"), case .text(let word) = type.value, GeoJSONReader.types.contains(word) {
      return try geoJSON(root, path, wanted)
    }
    if let route = try root.optional("initial_route") {
      return .drive(try SessionRecording.drive(events: root.list("events"), route: route, path, wanted))
    }
    if let format = RouteFormat.detected(in: data), let route = try format.decode(data).first { return .route(route) }
    for name in ["events", "locations", "fixes", "points", "track"] {
      guard let list = try root.optional(name), case .list = list.value else { continue }
      return try .drive(drive(list.elements(), path, wanted))
    }
    throw InputError(
      "`\(path)` is JSON, but no recording that is known",
      help: "expected GeoJSON, a list of locations with `lat`, `lon` and `time`, or a provider's route answer")
  }

  private static func geoJSON(
    _ root: JSONField, _ path: String, _ wanted: KeptFixes.Wanted
  ) throws -> ImportedFile {
    var reader = GeoJSONReader()
    try reader.read(root)
    if reader.fixes.isEmpty, !reader.places.isEmpty { return .line(reader.places) }
    return .drive(try drive(reader.fixes, untimed: reader.untimed, "points without a time", path, wanted))
  }

  /// The drive of a list of locations; elements of other kinds are passed over.
  private static func drive(
    _ elements: [JSONField], _ path: String, _ wanted: KeptFixes.Wanted
  ) throws -> RecordedDrive {
    var fixes: [RecordedFix] = []
    for element in elements {
      guard case .object = element.value else { continue }
      guard var fix = try RecordedObject.fix(element) else { continue }
      fix.received = try received(element, fix)
      fixes.append(fix)
    }
    return try drive(fixes, untimed: elements.count - fixes.count, "elements without a place or a time", path, wanted)
  }

  /// The moment of an event that carries a location with a stamp of its own, where both are of one clock.
  private static func received(_ element: JSONField, _ fix: RecordedFix) throws -> Double? {
    guard let event = try element.optional("event_timestamp"), try element.optional("location") != nil,
      let seconds = try RecordedObject.time(event), abs(seconds - fix.fix.time) < 3600
    else { return nil }
    return seconds
  }

  static func drive(
    _ fixes: [RecordedFix], untimed: Int, _ what: String, _ path: String, _ wanted: KeptFixes.Wanted
  ) throws(InputError) -> RecordedDrive {
    try drive(KeptFixes(fixes, wanted), untimed: untimed, what, path)
  }

  static func drive(
    _ fixes: KeptFixes, untimed: Int, _ what: String, _ path: String
  ) throws(InputError) -> RecordedDrive {
    guard fixes.count > 0 else { throw InputError("`\(path)` holds no place with a time") }
    var drive = RecordedDrive()
    drive.kept = fixes
    drive.isAbsolute = RecordedStamp.isAbsolute(fixes.start)
    drive.omit(untimed, what)
    return drive
  }
}
