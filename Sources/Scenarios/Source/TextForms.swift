import SimWorld

/// Times as they are written: `0:41`, `12:03.5`, `1:02:03`.
enum TimeText {
  /// The instant that a text means; nil where it is none.
  static func instant(_ text: String) -> SimInstant? {
    let halves = text.split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count <= 2 else { return nil }
    let parts = halves[0].split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].utf8.count <= 6 else { return nil }
    guard parts.dropFirst().allSatisfy({ $0.utf8.count == 2 }) else { return nil }
    let numbers = parts.compactMap { Int64($0) }
    guard numbers.count == parts.count, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    let seconds = numbers.reduce(0) { $0 * 60 + $1 }
    var fraction: Int64 = 0
    if halves.count == 2 {
      guard (1...9).contains(halves[1].utf8.count), let digits = Int64(halves[1]) else { return nil }
      fraction = (0..<(9 - halves[1].utf8.count)).reduce(digits) { value, _ in value * 10 }
    }
    return SimInstant(nanoseconds: seconds * 1_000_000_000 + fraction)
  }

  /// How an instant is written; one before 0:00, which no text can mean, as 0:00.
  static func text(_ instant: SimInstant) -> String {
    let nanoseconds = max(0, instant.nanoseconds)
    let seconds = nanoseconds / 1_000_000_000
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let head = hours > 0 ? "\(hours):\(twoDigits(minutes))" : "\(minutes)"
    let text = head + ":" + twoDigits(seconds % 60)
    let fraction = nanoseconds % 1_000_000_000
    guard fraction > 0 else { return text }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 9 - digits.utf8.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return text + "." + digits
  }

  private static func twoDigits(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// Words in quotes, with their escapes.
enum QuotedText {
  /// The scalar that an escape means and how many scalars follow the backslash; nil where it is none.
  static func escape(_ rest: ArraySlice<Unicode.Scalar>) -> (Unicode.Scalar, length: Int)? {
    switch rest.first {
    case "\"": return ("\"", 1)
    case "\\": return ("\\", 1)
    case "n": return ("\n", 1)
    case "t": return ("\t", 1)
    case "u": return codePoint(rest.dropFirst())
    default: return nil
    }
  }

  /// A text in quotes; what would break a line or hide in it is escaped.
  static func written(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        quoted += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func codePoint(_ rest: ArraySlice<Unicode.Scalar>) -> (Unicode.Scalar, length: Int)? {
    guard rest.first == "{", let end = rest.prefix(9).firstIndex(of: "}") else { return nil }
    let digits = rest[(rest.startIndex + 1)..<end].map { String($0) }.joined()
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, 2 + end - rest.startIndex)
  }
}

/// Numbers as they are written: the shortest digits that mean the same number, never with an exponent.
enum NumberText {
  /// How a number is written.
  static func text(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let description = "\(number)"
    let parts = description.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else {
      let text = description.hasSuffix(".0") ? String(description.dropLast(2)) : description
      return text == "-0" ? "0" : text
    }
    let isNegative = parts[0].hasPrefix("-")
    let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".")
    let whole = String(mantissa[0])
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? String(mantissa[1]) : ""
    let digits = whole + fraction
    let point = whole.utf8.count + exponent
    let sign = isNegative ? "-" : ""
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.utf8.count { return sign + digits + String(repeating: "0", count: point - digits.utf8.count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}

extension String {
  /// The text, cut where it would flood a message.
  var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
