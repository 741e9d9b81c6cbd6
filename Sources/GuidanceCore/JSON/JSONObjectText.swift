/// A JSON object under construction, its keys in the order of their arrival.
public struct JSONObjectText: Sendable {
  private var fields: [String] = []

  /// Makes an object without fields.
  public init() {}

  /// The object, without blanks.
  public var text: String { "{" + fields.joined(separator: ",") + "}" }

  /// Adds a number; nil is null.
  public mutating func add(_ key: String, _ value: Double?) { add(raw: key, value.map(JSONText.number) ?? "null") }

  /// Adds a whole number; nil is null.
  public mutating func add(_ key: String, _ value: Int?) { add(raw: key, value.map { "\($0)" } ?? "null") }

  /// Adds a text; nil is null.
  public mutating func add(_ key: String, _ value: String?) { add(raw: key, value.map(JSONText.string) ?? "null") }

  /// Adds true or false; nil is null.
  public mutating func add(_ key: String, _ value: Bool?) { add(raw: key, value.map { "\($0)" } ?? "null") }

  /// Adds a value that is JSON already.
  public mutating func add(raw key: String, _ json: String) { fields.append(JSONText.string(key) + ":" + json) }
}

/// Values as JSON text.
public enum JSONText {
  /// The shortest text that reads back as the same value; whole numbers without a point, null where it is not finite.
  public static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The items in brackets; each must be JSON.
  public static func array(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }

  /// The text in quotes; only what JSON forbids inside a string is escaped.
  public static func string(_ text: String) -> String {
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
