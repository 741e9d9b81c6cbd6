import GuidanceCore

/// The kinds of files that an import reads, told apart by what stands in them.
enum ImportFormat: String, CaseIterable {
  /// GPX 1.0 and 1.1.
  case gpx = "GPX"
  /// NMEA 0183.
  case nmea = "NMEA"
  /// Our own drive log.
  case driveLog = "drive log"
  /// One JSON text: GeoJSON, lists of locations, recordings of other kits, route answers.
  case json = "JSON"
  /// A JSON object a line.
  case jsonLines = "JSON lines"
  /// A table with a head line.
  case csv = "CSV"

  /// What can be imported, for help lines.
  static let known =
    "expected GPX, NMEA, GeoJSON, a drive log, CSV with columns `time`, `lat` and `lon`, or a provider's route answer"

  /// The format of a file.
  ///
  /// - Throws: ``InputError`` for a file that cannot be read or is in no format that is known.
  static func detect(_ path: String) throws -> ImportFormat {
    let head = try FilePieces(path: path).head()
    if head.isEmpty { throw InputError("`\(path)` is empty") }
    if let format = detect(head) { return format }
    throw InputError("`\(path)` is \(UnknownFormat.description(head))", help: known)
  }

  /// The format of a file that begins so; nil where it is none that is known.
  static func detect(_ head: [UInt8]) -> ImportFormat? {
    switch head.first(where: { $0 > 0x20 && $0 < 0x80 }) {
    case UInt8(ascii: "<")?:
      return XMLScan.hasTag("gpx", in: head) ? .gpx : nil
    case UInt8(ascii: "[")?: return .json
    case UInt8(ascii: "{")?: return objects(head)
    default: break
    }
    var lines: [ArraySlice<UInt8>] = []
    var reader = ByteLines()
    reader.read(head) { line, _ in lines.append(line) }
    reader.finish { line, _ in lines.append(line) }
    if lines.contains(where: isSentence) { return .nmea }
    return lines.first { !CSVReader.isBeforeHead($0) }.map(CSVReader.isHead) == true ? .csv : nil
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - wanted: which of its fixes are kept.
  ///   - firstDay: the day of the first fix, where the stamps are times of day and it is known already.
  ///   - rows: which rows of a table are read; nil = all of them.
  func read(
    _ path: String, keeping wanted: KeptFixes.Wanted = .all, firstDay: Int? = nil, rows: RowChoice? = nil
  ) throws -> ImportedFile {
    switch self {
    case .gpx: try GPXReader.read(path, keeping: wanted)
    case .nmea: .drive(try NMEAReader.read(path, keeping: wanted, firstDay: firstDay))
    case .driveLog: .drive(try JSONLinesReader.readDriveLog(path, keeping: wanted))
    case .json: try JSONRecording.read(path, keeping: wanted)
    case .jsonLines: .drive(try JSONLinesReader.read(path, keeping: wanted))
    case .csv: .drive(try CSVReader.read(path, keeping: wanted, rows: rows))
    }
  }

  private static func isSentence(_ line: ArraySlice<UInt8>) -> Bool {
    if case .sentence = NMEASentence.read(line, needsChecksum: false).line { true } else { false }
  }

  /// One object, or one a line: then the first line is whole and another follows.
  private static func objects(_ head: [UInt8]) -> ImportFormat {
    let lines = head.split(separator: UInt8(ascii: "\n"), maxSplits: 2).filter { line in line.contains { $0 > 0x20 } }
    guard let first = lines.first else { return .json }
    if JSONLinesReader.isDriveLog(first) { return .driveLog }
    let isWhole = first.last { $0 > 0x20 } == UInt8(ascii: "}")
    let goesOn = lines.count > 1 && lines[1].first { $0 > 0x20 } == UInt8(ascii: "{")
    return isWhole && goesOn ? .jsonLines : .json
  }
}
