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
  case object(JSONObject)

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
    do throws(JSONMistake) {
      self = try JSONReader.read(Array(data))
    } catch {
      let found = data.isEmpty ? "nothing" : "a mistake (\(error.text))"
      throw JSONFieldError(path: .root, problem: "expected JSON, found \(found)")
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

  /// The value as JSON on one line, without blanks; what is not finite, which JSON cannot say, as null.
  public var json: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): JSONText.number(number)
    case .text(let text): JSONText.string(text)
    case .list(let values): JSONText.array(values.map(\.json))
    case .object(let object):
      "{" + object.members.map { JSONText.string($0.name) + ":" + $0.value.json }.joined(separator: ",") + "}"
    }
  }
}
