/// What keeps a text from being JSON, in words.
struct JSONMistake: Error {
  var text: String
}

/// Reads one value of JSON; every text gives a value or a mistake, none traps.
///
/// Besides JSON it takes the bare words for numbers that are not finite, and a byte order mark in front. Half a surrogate
/// pair becomes the replacement character, for a name that was cut in two spoils no route.
struct JSONReader {
  /// Deeper nesting is refused, so that no text exhausts the stack; a provider's answer has some ten levels.
  private static let deepest = 64

  private let bytes: [UInt8]
  private var position = 0

  /// Reads a whole text.
  static func read(_ bytes: [UInt8]) throws(JSONMistake) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.position == bytes.count else { throw reader.complaint("the end") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func value(depth: Int) throws(JSONMistake) -> JSONValue {
    guard depth < Self.deepest else { throw JSONMistake(text: "nested deeper than \(Self.deepest) levels") }
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "N"): return try word("NaN", .number(.nan))
    case UInt8(ascii: "I"): return try word("Infinity", .number(.infinity))
    case UInt8(ascii: "-") where bytes[position...].starts(with: "-I".utf8):
      return try word("-Infinity", .number(-.infinity))
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(JSONMistake) -> JSONValue {
    position += 1
    var object = JSONObject()
    skipBlanks()
    if take("}") { return .object(object) }
    while true {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw complaint("a key in quotes") }
      let key = try string()
      skipBlanks()
      guard take(":") else { throw complaint("`:`") }
      object.members.append(JSONObject.Member(key, try value(depth: depth + 1)))
      skipBlanks()
      if take("}") { return .object(object) }
      guard take(",") else { throw complaint("`,` or `}`") }
    }
  }

  private mutating func array(depth: Int) throws(JSONMistake) -> JSONValue {
    position += 1
    var values: [JSONValue] = []
    skipBlanks()
    if take("]") { return .list(values) }
    while true {
      values.append(try value(depth: depth + 1))
      skipBlanks()
      if take("]") { return .list(values) }
      guard take(",") else { throw complaint("`,` or `]`") }
    }
  }

  private mutating func number() throws(JSONMistake) -> JSONValue {
    let start = position
    _ = take("-")
    guard let first = next, isDigit(first) else {
      position = start
      throw complaint("a value")
    }
    position += 1
    if first != UInt8(ascii: "0") { skipDigits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw JSONMistake(text: "a number is too large for a double")
    }
    return .number(number)
  }

  private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private mutating func skipDigits() {
    while let byte = next, isDigit(byte) { position += 1 }
  }

  private mutating func digits() throws(JSONMistake) {
    guard let byte = next, isDigit(byte) else { throw complaint("a digit") }
    skipDigits()
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONMistake) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw complaint("`\(word)`") }
    position += word.utf8.count
    return value
  }

  private mutating func string() throws(JSONMistake) -> String {
    position += 1
    var content: [UInt8] = []
    while let byte = next {
      guard byte >= 0x20 else { throw complaint("a closing quote") }
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: content, as: UTF8.self) else {
          throw JSONMistake(text: "expected UTF-8, found other bytes before byte \(position)")
        }
        return text
      case UInt8(ascii: "\\"): content.append(contentsOf: String(try escaped()).utf8)
      default: content.append(byte)
      }
    }
    throw complaint("a closing quote")
  }

  private mutating func escaped() throws(JSONMistake) -> Unicode.Scalar {
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
  private mutating func unicode() throws(JSONMistake) -> Unicode.Scalar {
    let high = try hexadecimal()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00, bytes[(position + 1)...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    position += 2
    let low = try hexadecimal()
    guard (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(JSONMistake) -> UInt32 {
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

  private func complaint(_ expected: String) -> JSONMistake {
    guard let byte = next else { return JSONMistake(text: "expected \(expected), found the end") }
    let found = byte > 0x20 && byte < 0x7F ? "`\(Unicode.Scalar(byte))`" : "byte \(byte)"
    return JSONMistake(text: "expected \(expected), found \(found) at byte \(position + 1)")
  }
}
