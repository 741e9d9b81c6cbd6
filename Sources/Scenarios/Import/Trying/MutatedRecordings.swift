import GuidanceCore
import SimWorld

/// Recordings with faults of every kind, from a seed: to try that readers read or refuse whatever comes, and end.
package struct MutatedRecordings: Sendable {
  /// What a recording was before it was changed.
  package enum Kind: String, Sendable, CaseIterable {
    /// GPX.
    case gpx = "GPX"
    /// NMEA 0183.
    case nmea = "NMEA"
    /// GeoJSON, lists of locations, drive logs, sessions, route answers.
    case json = "JSON"
    /// Tables.
    case csv = "CSV"
  }

  private static let texts: [Kind: [[UInt8]]] = [
    .gpx: SoundRecordings.gpx, .nmea: SoundRecordings.nmea, .json: SoundRecordings.json, .csv: SoundRecordings.csv,
  ].mapValues { $0.map { Array($0.utf8) } }

  private let chance: Chance

  /// Begins with a seed.
  package init(seed: UInt64) { chance = Chance(seed: seed) }

  /// A sound recording of a kind with one to six changes; each number has its own.
  package func recording(_ number: Int, of kind: Kind) -> [UInt8] {
    let texts = Self.texts[kind] ?? []
    var mutation = Mutation(draw: chance.stream("\(kind.rawValue) \(number)"), texts: texts)
    return mutation.recording()
  }
}

/// The changes of one recording.
private struct Mutation {
  var draw: SeededGenerator
  let texts: [[UInt8]]

  /// What hands, cables and other programs put in.
  private static let splinters: [[UInt8]] = [
    "-", "e", "9e999", "-1e308", "nan", "inf", "0x1p3", "99999999999999999999", "\"", "'", "<", ">", "</", "/>", "&",
    "&amp;", "&x;", "<!--", "-->", "<![CDATA[", "]]>", "<!DOCTYPE a [", "<?", "]", "[", "{", "}", ":", ",", ";", "\t",
    "\r", "\n", "\r\n", "\u{0}", "\u{FEFF}", "é", "$", "*", "*00", "null", "true", "\\u12", "\\", "A", "V", "91", "361",
    "<gpx", "<trkpt", "lat=\"\"", "time", "\"time\":", "$GPRMC,",
  ].map { Array($0.utf8) }

  mutating func recording() -> [UInt8] {
    var bytes = texts[draw.below(texts.count)]
    for _ in 0...draw.below(6) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = draw.below(bytes.count + 1)
    let end = min(bytes.count, place + 1 + draw.below(16))
    switch draw.below(11) {
    case 0: if place < bytes.count { bytes[place] = UInt8(draw.below(256)) }
    case 1: if place < bytes.count { bytes[place] ^= 1 << UInt8(draw.below(8)) }
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4: bytes.insert(contentsOf: splinter(), at: place)
    case 5: bytes.replaceSubrange(place..<end, with: splinter())
    case 6: changeDigit(&bytes)
    case 7: bytes.insert(contentsOf: piece(of: texts[draw.below(texts.count)]), at: place)
    case 8: if draw.below(4) == 0 { bytes.removeSubrange(place...) }
    case 9: moveLine(&bytes)
    default:
      let splinter = splinter()
      bytes.insert(contentsOf: (0..<draw.below(80)).flatMap { _ in splinter }, at: place)
    }
  }

  private mutating func splinter() -> [UInt8] { Self.splinters[draw.below(Self.splinters.count)] }

  private mutating func piece(of text: [UInt8]) -> ArraySlice<UInt8> {
    let start = draw.below(text.count)
    return text[start..<min(text.count, start + draw.below(120))]
  }

  /// A figure that is wrong is more telling than one that is none.
  private mutating func changeDigit(_ bytes: inout [UInt8]) {
    let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
    if !digits.isEmpty { bytes[digits[draw.below(digits.count)]] = UInt8(0x30 + draw.below(10)) }
  }

  private mutating func moveLine(_ bytes: inout [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines.remove(at: draw.below(lines.count))
    lines.insert(line, at: draw.below(lines.count + 1))
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
