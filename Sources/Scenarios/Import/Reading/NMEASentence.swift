/// A sentence of NMEA 0183 that says something of a fix: its kind and its fields.
struct NMEASentence {
  /// The kinds that are read, of any talker.
  enum Kind: String {
    /// Place, speed, course and date.
    case rmc = "RMC"
    /// Place, quality and HDOP.
    case gga = "GGA"
    /// The same for several satellite systems.
    case gns = "GNS"
    /// Place alone.
    case gll = "GLL"
    /// Course and speed.
    case vtg = "VTG"
    /// HDOP among other dilutions.
    case gsa = "GSA"
    /// The standard deviations of latitude and longitude in metres.
    case gst = "GST"
    /// The date.
    case zda = "ZDA"
  }

  /// What a line of a log is.
  enum Line {
    /// A sentence that is read.
    case sentence(NMEASentence)
    /// A sound sentence of another kind.
    case other
    /// A sentence whose checksum does not fit, or that lost its checksum.
    case damaged
    /// No sentence.
    case none
  }

  let kind: Kind
  private let fields: [ArraySlice<UInt8>]

  private init(kind: Kind, fields: [ArraySlice<UInt8>]) {
    self.kind = kind
    self.fields = fields
  }

  /// Reads a line; what stands before the `$` is some logger's own.
  ///
  /// - Parameter needsChecksum: whether a sentence without one is damaged.
  static func read(_ line: ArraySlice<UInt8>, needsChecksum: Bool) -> (line: Line, hasChecksum: Bool) {
    guard let dollar = line.firstIndex(of: UInt8(ascii: "$")) else { return (.none, false) }
    let sentence = line[(dollar + 1)...]
    let star = sentence.firstIndex(of: UInt8(ascii: "*"))
    let body = star.map { sentence[..<$0] } ?? sentence
    guard body.count >= 6, body[body.startIndex + 5] == UInt8(ascii: ","), isAddress(body.prefix(5)) else {
      return (.none, false)
    }
    if let star {
      let digits = sentence[(star + 1)...].prefix(2)
      let told = digits.count == 2 ? UInt8(String(decoding: digits, as: UTF8.self), radix: 16) : nil
      guard told == body.reduce(0, ^) else { return (.damaged, true) }
    } else if needsChecksum {
      return (.damaged, false)
    }
    let word = String(decoding: body[(body.startIndex + 2)..<(body.startIndex + 5)], as: UTF8.self)
    guard let kind = Kind(rawValue: word) else { return (.other, star != nil) }
    let fields = body.dropFirst(6).split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    return (.sentence(NMEASentence(kind: kind, fields: fields)), star != nil)
  }

  /// A field counted from 0; empty where it is missing.
  func field(_ index: Int) -> ArraySlice<UInt8> { fields.indices.contains(index) ? fields[index] : [] }

  /// How many fields there are.
  var fieldCount: Int { fields.count }

  /// A field that is one letter.
  func letter(_ index: Int) -> UInt8? { field(index).count == 1 ? field(index).first : nil }

  /// A field as a number; nil where it is empty or none.
  func number(_ index: Int) -> Double? { NMEANumber.decimal(field(index)) }

  /// A field `hhmmss.ss` as seconds of the day.
  func timeOfDay(_ index: Int) -> Double? {
    guard let number = number(index), number >= 0, field(index).prefix(6).count == 6 else { return nil }
    let whole = Int(number)
    let (hours, minutes, seconds) = (whole / 10_000, whole / 100 % 100, whole % 100)
    guard hours < 24, minutes < 60, seconds < 61 else { return nil }
    let fraction = field(index).firstIndex(of: UInt8(ascii: ".")).map { field(index)[$0...] } ?? []
    return Double(hours * 3600 + minutes * 60 + seconds) + (NMEANumber.decimal(fraction) ?? 0)
  }

  /// Degrees of four fields `ddmm.mmmm,N,dddmm.mmmm,E`.
  func place(_ index: Int) -> (latitude: Double, longitude: Double)? {
    guard let north = degrees(index, positive: "N", negative: "S", limit: 90),
      let east = degrees(index + 2, positive: "E", negative: "W", limit: 180)
    else { return nil }
    return (north, east)
  }

  private func degrees(
    _ index: Int, positive: Unicode.Scalar, negative: Unicode.Scalar, limit: Double
  ) -> Double? {
    guard let number = number(index), number >= 0, let side = letter(index + 1) else { return nil }
    guard side == UInt8(ascii: positive) || side == UInt8(ascii: negative) else { return nil }
    let degrees = (number / 100).rounded(.down)
    let value = degrees + (number - degrees * 100) / 60
    return value <= limit ? (side == UInt8(ascii: negative) ? -value : value) : nil
  }

  /// Two letters for the talker and three for the kind; proprietary ones begin with P.
  private static func isAddress(_ letters: ArraySlice<UInt8>) -> Bool {
    letters.first != UInt8(ascii: "P")
      && letters.allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }
  }
}

/// Decimal numbers in ASCII.
enum NMEANumber {
  /// `12`, `-0.5`, `.25`; nil for everything else, no digits included.
  static func decimal(_ text: ArraySlice<UInt8>) -> Double? {
    var rest = text
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    // Eighteen digits are exact as an integer; no receiver writes more.
    guard !rest.isEmpty, rest.count <= 19 else { return nil }
    var digits: Int64 = 0
    var count = 0
    var scale = 1.0
    var isBehindPoint = false
    for byte in rest {
      if byte == UInt8(ascii: "."), !isBehindPoint {
        isBehindPoint = true
        continue
      }
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), count < 18 else { return nil }
      digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
      count += 1
      if isBehindPoint { scale *= 10 }
    }
    guard count > 0 else { return nil }
    return (isNegative ? -1 : 1) * Double(digits) / scale
  }
}
