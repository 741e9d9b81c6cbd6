import Foundation

/// What is wrong with one line.
struct DriveLogProblem: Error {
  var text: String
}

/// Makes an entry of the bytes of one line.
enum DriveLogLine {
  private static let decoder = JSONDecoder()

  static func entry(_ line: [UInt8]) throws(DriveLogProblem) -> DriveLogEntry {
    do {
      return try decoder.decode(DecodedLine.self, from: Data(line)).entry
    } catch let error as DecodingError {
      throw DriveLogProblem(text: describe(error))
    } catch {
      throw DriveLogProblem(text: "not a line of a drive log")
    }
  }

  private static func describe(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      "`\(path(context.codingPath + [key]))` is missing; expected it in every such line"
    case .valueNotFound(let type, let context):
      "`\(path(context.codingPath))`: expected \(name(type)), found null"
    case .typeMismatch(let type, let context) where context.codingPath.isEmpty:
      "expected \(name(type)), found another JSON value"
    case .typeMismatch(let type, let context):
      "`\(path(context.codingPath))`: expected \(name(type)), found another JSON value"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      "expected a JSON object, found text that is no JSON"
    case .dataCorrupted(let context): "`\(path(context.codingPath))`: \(context.debugDescription)"
    @unknown default: "not a line of a drive log"
    }
  }

  /// The way to a field, for instance `steps[1].along`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return path + "[\(index)]" }
      return path.isEmpty ? key.stringValue : path + "." + key.stringValue
    }
  }

  private static func name(_ type: any Any.Type) -> String {
    switch type {
    case is Double.Type: "a number"
    case is Int.Type: "a whole number"
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is [String: Any].Type: "a JSON object"
    default:
      String(describing: type).hasPrefix("Array") || String(describing: type).hasSuffix("]") ? "a list" : "a value"
    }
  }
}
