import GuidanceCore

/// Which rows of a table are imported: those whose column holds a value.
package struct RowChoice: Sendable, Equatable, CustomStringConvertible {
  /// The column as the head line names it.
  let column: String
  /// What stands in it.
  let value: String

  /// Reads a choice such as `trip_id=1105`.
  ///
  /// - Throws: ``InputError`` where no column is named.
  package init(_ text: String) throws(InputError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw InputError("expected a column and its value, found `\(text.shortened)`", help: "write `trip_id=1105`")
    }
    column = String(parts[0])
    value = String(parts[1])
  }

  /// As it is written on the command line.
  package var description: String { "\(column)=\(value)" }

  /// Which of a table's columns it is.
  func index(in names: [String], _ path: String, line: Int) throws(InputError) -> Int {
    if let index = names.firstIndex(of: column) { return index }
    throw InputError.at(
      path, line: line, "there is no column `\(column.shortened)`",
      help: NearestName.of(column, in: names).map { "did you mean `\($0)`?" } ?? "it has " + WrittenList.text(names))
  }
}

/// Whether the rows of a table are of several drives at once, as a column of it tells.
///
/// Drives one after another are one drive with breaks. Where the stamps fall from one drive to the next, or the rows
/// change between drives all the time, they went on side by side: joined they would be a drive that nobody drove.
struct TableDrives {
  /// Names of such columns, the most telling first; compared as those of ``RecordedField`` are.
  private static let names = [
    "tripid", "journeyid", "rideid", "driveid", "trajectoryid", "trackid", "sessionid", "vehicleid", "deviceid",
    "userid",
  ]
  /// More drives than anybody records: what has so many values tells rows apart, not drives.
  private static let most = 10_000
  /// Rows on end that a drive has at least; fewer are rows of drives side by side.
  private static let fewestOnEnd = 5

  private let column: (index: Int, name: String)?
  /// The values in the order in which they came, and how many rows each has.
  private var values: [(name: String, rows: Int)] = []
  /// Where among them each is, and which is that of the last row.
  private var places: [String: Int] = [:]
  private var current = 0
  private var last: [UInt8]?
  private var latest = -Double.infinity
  private var rows = 0
  private var changes = 0
  private var fallsBack = false

  /// Looks for the column among the names of a head line.
  init(_ names: [String]) {
    let plain = names.map { RecordedField.plain($0) }
    let index = Self.names.lazy.compactMap { plain.firstIndex(of: $0) }.first
    column = index.map { ($0, names[$0]) }
  }

  /// Looks at a row that gave a fix of this moment.
  mutating func take(_ fields: [ArraySlice<UInt8>], at moment: Double) {
    guard let column, fields.indices.contains(column.index), values.count <= Self.most else { return }
    let isSame = last.map { fields[column.index].elementsEqual($0) } ?? false
    if last != nil, !isSame {
      changes += 1
      if moment < latest { fallsBack = true }
    }
    if !isSame {
      let bytes = Array(fields[column.index])
      let value = String(decoding: bytes, as: UTF8.self)
      current = places[value] ?? values.count
      if current == values.count {
        places[value] = current
        values.append((value, 0))
      }
      last = bytes
    }
    values[current].rows += 1
    latest = max(latest, moment)
    rows += 1
  }

  /// - Throws: ``InputError`` where there are several, with the largest of them.
  func refuseSeveral(_ path: String) throws(InputError) {
    guard let column, (2...Self.most).contains(values.count) else { return }
    guard fallsBack || changes * Self.fewestOnEnd > rows else { return }
    let bySize = values.enumerated().sorted { a, b in
      (b.element.rows, a.offset) < (a.element.rows, b.offset)
    }.map(\.element)
    let shown = bySize.prefix(3).map { "`\($0.name.shortened)` (\($0.rows) rows)" }
    throw InputError(
      "`\(path)` holds \(values.count) drives side by side, which its column `\(column.name)` tells apart: "
        + shown.joined(separator: ", ") + (values.count > 3 ? " and others" : ""),
      help: "choose one, as with `--only \(column.name)=\(bySize[0].name)`")
  }
}
