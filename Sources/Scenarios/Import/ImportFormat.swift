import GuidanceCore

/// The kinds of files that an import reads, told apart by what stands in them.
enum ImportFormat: String, CaseIterable {
  /// GPX 1.0 and 1.1.
  case gpx = "GPX"
  /// NMEA 0183.
  case nmea = "NMEA"

  /// The format of a file.
  ///
  /// - Throws: ``InputError`` for a file that cannot be read or is in no format that is known.
  static func detect(_ path: String) throws -> ImportFormat {
    let head = try FilePieces(path: path).head()
    if head.isEmpty { throw InputError("`\(path)` is empty") }
    if let format = detect(head) { return format }
    throw InputError("`\(path)` is \(description(head))", help: "expected GPX with `trkpt` points, or NMEA sentences")
  }

  /// The format of a file that begins so; nil where it is none that is known.
  static func detect(_ head: [UInt8]) -> ImportFormat? {
    let first = head.first { $0 > 0x20 && $0 < 0x80 }
    if first == UInt8(ascii: "<"), String(decoding: head, as: UTF8.self).contains(/<([\w.-]+:)?gpx[\s>]/) {
      return .gpx
    }
    var lines = ByteLines()
    var hasSentence = false
    func look(_ line: ArraySlice<UInt8>) {
      if case .sentence = NMEASentence.read(line, needsChecksum: false).line { hasSentence = true }
    }
    lines.read(head) { line, _ in look(line) }
    lines.finish { line, _ in look(line) }
    return hasSentence ? .nmea : nil
  }

  /// What an unknown file looks like.
  private static func description(_ head: [UInt8]) -> String {
    if head.allSatisfy({ $0 == 0 }) { return "all zeros" }
    if head.starts(with: [0xff, 0xfe]) || head.starts(with: [0xfe, 0xff]) { return "UTF-16 text, expected UTF-8" }
    guard let text = String(validating: head.prefix(200), as: UTF8.self) ?? asciiStart(head) else {
      return "in no format that is known: it begins with bytes that are no text"
    }
    return "in no format that is known: it begins with `\(text.prefix(40).split(whereSeparator: \.isNewline).first ?? "")`"
  }

  private static func asciiStart(_ head: [UInt8]) -> String? {
    let start = head.prefix(40)
    return start.allSatisfy { $0 == 9 || $0 == 10 || $0 == 13 || (0x20...0x7e).contains($0) }
      ? String(decoding: start, as: UTF8.self) : nil
  }

  /// Reads the fixes of a file.
  func read(_ path: String) throws -> RecordedDrive {
    switch self {
    case .gpx: try GPXReader.read(path)
    case .nmea: try NMEAReader.read(path)
    }
  }
}
