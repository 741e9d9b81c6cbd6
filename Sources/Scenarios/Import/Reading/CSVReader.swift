import GuidanceCore

/// Reads tables with a head line: a row a fix, the columns found by their names.
///
/// Needed are a time and a place; speed, course, accuracy and HDOP are taken where there are columns for them. Fields are
/// parted by commas, semicolons or tabs, and may stand in double quotes.
struct CSVReader {
  private let path: String
  private let separator: UInt8
  private let columns: [(index: Int, field: RecordedField)]
  /// The column whose rows are read, and what must stand in it; nil = all rows.
  private let chosen: (index: Int, value: [UInt8])?
  private var drive = RecordedDrive()
  private var drives: TableDrives
  private var withoutPlace = 0

  static func read(
    _ path: String, keeping wanted: KeptFixes.Wanted = .all, rows: RowChoice? = nil
  ) throws -> RecordedDrive {
    var reader: CSVReader?
    try FilePieces(path: path).forEachLine { line, number in
      if reader == nil {
        if isBeforeHead(line) { return }
        reader = try CSVReader(path: path, head: line, number: number, rows: rows)
        reader?.drive.kept = KeptFixes(wanted)
      } else if line.contains(where: { $0 > 0x20 }) {
        try reader?.read(line, number)
      }
    }
    guard let reader, reader.drive.kept.count > 0 else {
      throw InputError("`\(path)` holds no row with a time and a place" + (rows.map { " where `\($0)`" } ?? ""))
    }
    if rows == nil { try reader.drives.refuseSeveral(path) }
    return reader.finished()
  }

  /// Whether a line may stand before the head: a blank one or a comment.
  static func isBeforeHead(_ line: ArraySlice<UInt8>) -> Bool {
    let first = line.first { $0 > 0x20 }
    return first == nil || first == UInt8(ascii: "#") && !isHead(line)
  }

  /// Whether a line is the head of a table of places.
  static func isHead(_ line: ArraySlice<UInt8>) -> Bool {
    let columns = columns(of: CSVRow.texts(line, separator: separator(of: line)))
    return columns.contains { $0.field == .latitude } && columns.contains { $0.field == .longitude }
  }

  private init(path: String, head: ArraySlice<UInt8>, number: Int, rows: RowChoice?) throws {
    self.path = path
    separator = Self.separator(of: head)
    let names = CSVRow.texts(head, separator: separator)
    columns = Self.columns(of: names)
    chosen = try rows.map { try (index: $0.index(in: names, path, line: number), value: Array($0.value.utf8)) }
    drives = TableDrives(names)
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
    if let chosen, !fields.indices.contains(chosen.index) || !fields[chosen.index].elementsEqual(chosen.value) {
      return
    }
    var values = RecordedValues()
    for (index, field) in columns where index < fields.count {
      let text = fields[index].trimmed
      if text.isEmpty { continue }
      if let value = RecordedNumber.value(text) {
        values.set(field, value)
      } else if field == .time, let seconds = RecordedTime.seconds(text) {
        values.time = seconds
      } else if field == .time || field == .latitude || field == .longitude {
        throw InputError.at(
          path, line: number,
          "expected \(field == .time ? "a time" : "degrees") in column \(index + 1), found `\(String(decoding: text, as: UTF8.self).shortened)`"
        )
      }
    }
    do {
      guard let fix = try values.fix() else {
        withoutPlace += 1
        return
      }
      drive.kept.append(fix)
      drives.take(fields, at: fix.moment)
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
  static func fields(_ line: ArraySlice<UInt8>, separator: UInt8) -> [ArraySlice<UInt8>] {
    if !line.contains(UInt8(ascii: "\"")) { return line.split(separator: separator, omittingEmptySubsequences: false) }
    var fields: [ArraySlice<UInt8>] = []
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
        fields.append(field[...])
        field = []
      } else {
        field.append(byte)
      }
    }
    return fields + [field[...]]
  }

  /// The fields as texts.
  static func texts(_ line: ArraySlice<UInt8>, separator: UInt8) -> [String] {
    fields(line, separator: separator).map { String(decoding: $0, as: UTF8.self) }
  }
}
