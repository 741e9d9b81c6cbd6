import GuidanceCore

/// Reads tables with a head line: a row a fix, the columns found by their names.
///
/// Needed are a time and a place; speed, course, accuracy and HDOP are taken where there are columns for them. Fields are
/// parted by commas, semicolons or tabs, and may stand in double quotes.
struct CSVReader {
  private let path: String
  private let separator: UInt8
  private let columns: [(index: Int, field: RecordedField)]
  private var drive = RecordedDrive()
  private var withoutPlace = 0

  static func read(_ path: String, keeping wanted: KeptFixes.Wanted = .all) throws -> RecordedDrive {
    var reader: CSVReader?
    try FilePieces(path: path).forEachLine { line, number in
      if line.allSatisfy({ $0 <= 0x20 }) { return }
      if reader == nil {
        reader = try CSVReader(path: path, head: line, number: number)
        reader?.drive.kept = KeptFixes(wanted)
      } else {
        try reader?.read(line, number)
      }
    }
    guard let reader, reader.drive.kept.count > 0 else {
      throw InputError("`\(path)` holds no row with a time and a place")
    }
    return reader.finished()
  }

  /// Whether a line is the head of a table of places.
  static func isHead(_ line: ArraySlice<UInt8>) -> Bool {
    let columns = columns(of: CSVRow.fields(line, separator: separator(of: line)))
    return columns.contains { $0.field == .latitude } && columns.contains { $0.field == .longitude }
  }

  private init(path: String, head: ArraySlice<UInt8>, number: Int) throws {
    self.path = path
    separator = Self.separator(of: head)
    let names = CSVRow.fields(head, separator: separator)
    columns = Self.columns(of: names)
    let wanted: [(what: String, fields: [RecordedField])] = [
      ("the time", [.time, .timeMilliseconds]), ("the latitude", [.latitude]), ("the longitude", [.longitude]),
    ]
    for (what, fields) in wanted where !columns.contains(where: { fields.contains($0.field) }) {
      let known = fields.flatMap(\.names).prefix(4).map { "`\($0)`" }.joined(separator: ", ")
      throw InputError.at(
        path, line: number, "expected a column for \(what), found `\(names.joined(separator: "`, `").shortened)`",
        help: "name it, for instance \(known)")
    }
  }

  private mutating func read(_ line: ArraySlice<UInt8>, _ number: Int) throws {
    let fields = CSVRow.fields(line, separator: separator)
    var values = RecordedValues()
    for (index, field) in columns where index < fields.count {
      let text = fields[index].trimmingPrefix { $0 == " " }
      if text.isEmpty { continue }
      if let value = Double(text) {
        values.set(field, value)
      } else if field == .time, let seconds = RecordedTime.seconds(text) {
        values.time = seconds
      } else if field == .time || field == .latitude || field == .longitude {
        throw InputError.at(
          path, line: number,
          "expected \(field == .time ? "a time" : "degrees") in column \(index + 1), found `\(String(text).shortened)`")
      }
    }
    do {
      if let fix = try values.fix() { drive.kept.append(fix) } else { withoutPlace += 1 }
    } catch {
      throw InputError.at(path, line: number, error.text)
    }
  }

  private func finished() -> RecordedDrive {
    var drive = drive
    drive.isAbsolute = RecordedStamp.isAbsolute(drive.kept.start)
    drive.omit(withoutPlace, "rows without a place or a time")
    return drive
  }

  private static func separator(of head: ArraySlice<UInt8>) -> UInt8 {
    [UInt8(ascii: "\t"), UInt8(ascii: ";")].first { head.contains($0) } ?? UInt8(ascii: ",")
  }

  private static func columns(of names: [String]) -> [(index: Int, field: RecordedField)] {
    let plain = names.enumerated().map { (plain: RecordedField.plain($0.element), name: $0.offset) }
    return RecordedField.allCases.compactMap { field in field.first(in: plain).map { ($0, field) } }
  }
}

/// One row of a table.
enum CSVRow {
  /// The fields of a row, without their quotes; a doubled quote inside quotes is one.
  static func fields(_ line: ArraySlice<UInt8>, separator: UInt8) -> [String] {
    var fields: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    var afterQuote = false
    for byte in line {
      if byte == UInt8(ascii: "\"") {
        if afterQuote { field.append(byte) }
        afterQuote = isQuoted
        isQuoted.toggle()
        continue
      }
      afterQuote = false
      if byte == separator && !isQuoted {
        fields.append(String(decoding: field, as: UTF8.self))
        field.removeAll(keepingCapacity: true)
      } else {
        field.append(byte)
      }
    }
    return fields + [String(decoding: field, as: UTF8.self)]
  }
}
