/// A JSON object under construction, its keys in the order of their arrival.
struct JSONObjectText {
  private var fields: [String] = []

  /// The object, without blanks.
  var text: String { "{" + fields.joined(separator: ",") + "}" }

  mutating func add(_ key: String, _ value: Double?) { add(raw: key, value.map(JSONText.number) ?? "null") }

  mutating func add(_ key: String, _ value: Int?) { add(raw: key, value.map { "\($0)" } ?? "null") }

  mutating func add(_ key: String, _ value: String?) { add(raw: key, value.map(JSONText.string) ?? "null") }

  mutating func add(_ key: String, _ value: Bool) { add(raw: key, value ? "true" : "false") }

  /// Adds a value that is JSON already.
  mutating func add(raw key: String, _ json: String) { fields.append(JSONText.string(key) + ":" + json) }
}

/// Values as JSON text.
enum JSONText {
  /// The shortest text that reads back as the same value; whole numbers without a point, null where it is not finite.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func array(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }

  /// The text in quotes; only what JSON forbids inside a string is escaped.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
