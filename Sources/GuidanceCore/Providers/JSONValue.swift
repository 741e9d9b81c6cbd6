import Foundation

/// A JSON text as a value.
///
/// Read once from bytes; ``JSONField`` then reads it with the place of each mistake.
public enum JSONValue: Sendable, Equatable {
  /// `null`.
  case null
  /// `true` or `false`.
  case flag(Bool)
  /// A number; NaN or infinite only where the text said so (see ``init(parsing:limitBytes:)``).
  case number(Double)
  /// A text.
  case text(String)
  /// A list.
  case list([JSONValue])
  /// Named values.
  case object([String: JSONValue])

  /// The largest text that is read: far above any route, small enough to fail fast.
  public static let limitBytes = 16 * 1024 * 1024

  /// Reads a JSON text.
  ///
  /// The bare words `NaN`, `Infinity` and `-Infinity`, which some writers produce although JSON has none, become
  /// numbers that are not finite, so that whoever reads that field can name it.
  ///
  /// - Throws: ``JSONFieldError`` at the root for anything that is no JSON, nested too deeply, or too long.
  public init(parsing data: Data, limitBytes: Int = JSONValue.limitBytes) throws(JSONFieldError) {
    guard data.count <= limitBytes else {
      throw JSONFieldError(path: .root, problem: "expected at most \(limitBytes) bytes, found \(data.count)")
    }
    do {
      self = JSONValue(try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed]))
    } catch {
      guard let marked = NonFiniteWords.marked(data),
        let value = try? JSONSerialization.jsonObject(with: marked, options: [.fragmentsAllowed])
      else { throw JSONFieldError(path: .root, problem: "expected JSON, found \(Self.reason(error, data))") }
      self = JSONValue(value)
    }
  }

  /// What kind of value it is, as errors say it.
  public var kindName: String {
    switch self {
    case .null: "null"
    case .flag: "true or false"
    case .number(let number): number.isFinite ? "a number" : "\(number)"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }

  private init(_ value: Any) {
    switch value {
    case let text as String: self = NonFiniteWords.number(text).map(JSONValue.number) ?? .text(text)
    case let list as [Any]: self = .list(list.map { JSONValue($0) })
    case let object as [String: Any]: self = .object(object.mapValues { JSONValue($0) })
    case let number as NSNumber:
      // Foundation keeps true and false as one-byte numbers; a JSON number never is one.
      self = String(cString: number.objCType) == "c" ? .flag(number.boolValue) : .number(number.doubleValue)
    default: self = .null
    }
  }

  private static func reason(_ error: any Error, _ data: Data) -> String {
    if data.isEmpty { return "nothing" }
    let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "something else"
    let trimmed = words.hasSuffix(".") ? String(words.dropLast()) : words
    return "a mistake (\(trimmed.prefix(1).lowercased() + trimmed.dropFirst()))"
  }
}
