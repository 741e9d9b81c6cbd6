import GuidanceCore

/// Reads one fix of a JSON object, whoever wrote it: the members are found by their names.
///
/// Members that are objects themselves are looked into where they hold the place (`coordinates`, `location`, `coords`,
/// `position`) or a reading with its accuracy (`{"value": 3.2}`, `{"degrees": 90}`).
enum RecordedObject {
  /// The values of an object; those that are not told are nil.
  ///
  /// - Throws: ``JSONFieldError`` for a member of a known name whose value is of no use.
  static func values(_ object: JSONField) throws -> RecordedValues {
    var values = RecordedValues()
    try add(object, to: &values)
    return values
  }

  /// The fix of an object; nil where it tells no place or no time.
  static func fix(_ object: JSONField) throws -> RecordedFix? {
    let values = try values(object)
    do {
      return try values.fix()
    } catch {
      throw JSONFieldError(path: object.path, problem: error.text)
    }
  }

  private static let placeNames = ["coordinates", "location", "coords", "position", "userlocation"]

  private static func add(_ object: JSONField, to values: inout RecordedValues) throws {
    guard case .object(let value) = object.value else { throw object.expected("an object") }
    let names = value.members.map(\.name).sorted().map { (plain: RecordedField.plain($0), name: $0) }
    for name in names where placeNames.contains(name.plain) {
      let member = try object.member(name.name)
      if case .object = member.value { try add(member, to: &values) }
    }
    if let name = names.first(where: { $0.plain == "point" })?.name { try addPoint(object.member(name), to: &values) }
    if let name = names.first(where: { $0.plain == "courseoverground" })?.name, let course = try object.optional(name) {
      values.course = try reading(course)
    }
    for field in RecordedField.allCases {
      guard let name = field.first(in: names), let member = try object.optional(name) else { continue }
      // The stamp of a location counts, not that of the event which brought it.
      if values.time != nil && (field == .time || field == .timeMilliseconds) { continue }
      if field == .time, let seconds = try time(member) {
        values.time = seconds
      } else if let value = try reading(member) {
        values.set(field, value)
      }
    }
  }

  /// A number, a number in quotes, or an object that holds one.
  private static func reading(_ field: JSONField) throws -> Double? {
    switch field.value {
    case .number(let number): return number
    case .text(let text): return Double(text)
    case .object: return try field.optionalNumber("value") ?? field.optionalNumber("degrees")
    default: return nil
    }
  }

  /// A time as a number, as text, or as whole seconds with nanoseconds.
  static func time(_ field: JSONField) throws -> Double? {
    switch field.value {
    case .number(let number): return RecordedStamp.seconds(number)
    case .object:
      guard let seconds = try field.optionalNumber("secs_since_epoch") else { return nil }
      return try seconds + (field.optionalNumber("nanos_since_epoch") ?? 0) / 1e9
    case .text(let text):
      if let number = Double(text) { return RecordedStamp.seconds(number) }
      guard let seconds = RecordedTime.seconds(text) else {
        throw JSONFieldError(
          path: field.path, problem: "expected a time as `2030-05-01T09:57:37Z`, found `\(text.shortened)`")
      }
      return seconds
    default: return nil
    }
  }

  /// A text `POINT(LONGITUDE LATITUDE)`.
  private static func addPoint(_ field: JSONField, to values: inout RecordedValues) throws {
    guard case .text(let text) = field.value else { return }
    let numbers = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: " ").map { Double($0) }
    guard text.uppercased().hasPrefix("POINT"), numbers.count >= 2, let east = numbers[0], let north = numbers[1] else {
      throw JSONFieldError(path: field.path, problem: "expected `POINT(LONGITUDE LATITUDE)`, found `\(text.shortened)`")
    }
    values.longitude = east
    values.latitude = north
  }
}
