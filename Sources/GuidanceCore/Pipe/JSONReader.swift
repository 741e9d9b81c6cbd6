/// Reads one value of JSON; every text gives a value or an error, none traps.
struct JSONReader {
  /// Deeper nesting is refused, so that no line exhausts the stack; the protocol needs five levels.
  private static let deepest = 32

  private let bytes: [UInt8]
  private var position = 0

  /// Reads a whole text.
  static func read(_ text: String) throws(PipeError) -> PipeValue {
    var reader = JSONReader(bytes: Array(text.utf8))
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.position == reader.bytes.count else { throw reader.complaint("the end of the line") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func value(depth: Int) throws(PipeError) -> PipeValue {
    guard depth < Self.deepest else { throw .malformed("nested deeper than \(Self.deepest) levels") }
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(PipeError) -> PipeValue {
    position += 1
    var members: [(key: String, value: PipeValue)] = []
    skipBlanks()
    if take("}") { return .object(members) }
    while true {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw complaint("a key in quotes") }
      let key = try string()
      skipBlanks()
      guard take(":") else { throw complaint("`:`") }
      members.append((key, try value(depth: depth + 1)))
      skipBlanks()
      if take("}") { return .object(members) }
      guard take(",") else { throw complaint("`,` or `}`") }
    }
  }

  private mutating func array(depth: Int) throws(PipeError) -> PipeValue {
    position += 1
    var values: [PipeValue] = []
    skipBlanks()
    if take("]") { return .array(values) }
    while true {
      values.append(try value(depth: depth + 1))
      skipBlanks()
      if take("]") { return .array(values) }
      guard take(",") else { throw complaint("`,` or `]`") }
    }
  }

  private mutating func number() throws(PipeError) -> PipeValue {
    let start = position
    while let byte = next, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
    guard start < position, let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else {
      position = start
      throw complaint("a value")
    }
    guard number.isFinite else { throw .malformed("a number is too large for a double") }
    return .number(number)
  }

  private mutating func word(_ word: String, _ value: PipeValue) throws(PipeError) -> PipeValue {
    guard bytes[position...].starts(with: word.utf8) else { throw complaint("`\(word)`") }
    position += word.utf8.count
    return value
  }

  private mutating func string() throws(PipeError) -> String {
    position += 1
    var content: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"): content.append(contentsOf: String(try escaped()).utf8)
      default: content.append(byte)
      }
    }
    throw complaint("a closing quote")
  }

  private mutating func escaped() throws(PipeError) -> Unicode.Scalar {
    defer { position += 1 }
    switch next {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "u"): return try unicode()
    case .some(let byte) where "\"\\/".utf8.contains(byte): return Unicode.Scalar(byte)
    default: throw complaint("an escape")
    }
  }

  /// The scalar of `\uXXXX`, or of two of them that make one; leaves the position on the last digit.
  private mutating func unicode() throws(PipeError) -> Unicode.Scalar {
    let high = try hexadecimal()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00, bytes[(position + 1)...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    position += 2
    let low = try hexadecimal()
    guard (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(PipeError) -> UInt32 {
    let digits = bytes.dropFirst(position + 1).prefix(4)
    guard digits.count == 4, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw complaint("four hexadecimal digits")
    }
    position += 4
    return value
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let byte = next, UInt32(byte) == character.value else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  private func complaint(_ expected: String) -> PipeError {
    guard let byte = next else { return .malformed("expected \(expected), found the end of the line") }
    let found = byte > 0x20 && byte < 0x7F ? "`\(Unicode.Scalar(byte))`" : "byte \(byte)"
    return .malformed("expected \(expected), found \(found) at byte \(position + 1)")
  }
}
