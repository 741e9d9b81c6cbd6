import Foundation
import TestSupport

/// As much of JSON Schema as docs/engine-protocol.schema.json uses; a word that it does not know is a complaint.
struct JSONSchema {
  private let root: [String: Any]

  init(_ path: String) throws {
    let file = SharedFolder.packageRoot.appendingPathComponent(path)
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
  }

  /// What is wrong with a line, by the definition of a name; empty where it satisfies it.
  func complaints(_ line: String, by name: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(line.utf8), options: .fragmentsAllowed)
    return check(value, ["$ref": "#/$defs/\(name)"], "line")
  }

  private func check(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    schema.keys.sorted().flatMap { key -> [String] in
      let rule = schema[key] ?? NSNull()
      switch key {
      case "description", "title", "$schema", "$defs": return []
      case "$ref": return check(value, definition(rule), path)
      case "type": return types(rule).contains { isA($0, value) } ? [] : ["\(path): expected \(types(rule))"]
      case "const": return isSame(value, rule) ? [] : ["\(path): expected \(rule)"]
      case "enum": return list(rule).contains { isSame(value, $0) } ? [] : ["\(path): expected one of \(rule)"]
      case "required":
        guard let object = value as? [String: Any] else { return [] }
        return list(rule).compactMap { $0 as? String }.filter { object[$0] == nil }.map { "\(path): no `\($0)`" }
      case "properties":
        guard let object = value as? [String: Any], let properties = rule as? [String: [String: Any]] else { return [] }
        return properties.keys.sorted().flatMap { name in
          object[name].map { check($0, properties[name] ?? [:], "\(path).\(name)") } ?? []
        }
      case "additionalProperties":
        guard let object = value as? [String: Any], let rule = rule as? [String: Any] else { return [] }
        return object.keys.sorted().flatMap { check(object[$0] ?? NSNull(), rule, "\(path).\($0)") }
      case "items":
        guard let items = value as? [Any], let rule = rule as? [String: Any] else { return [] }
        return items.enumerated().flatMap { check($0.element, rule, "\(path)[\($0.offset)]") }
      case "minItems": return (value as? [Any]).map { $0.count >= number(rule) } ?? true ? [] : ["\(path): too few"]
      case "maxItems": return (value as? [Any]).map { $0.count <= number(rule) } ?? true ? [] : ["\(path): too many"]
      case "minimum":
        guard isA("number", value), let value = value as? NSNumber else { return [] }
        return value.doubleValue >= Double(number(rule)) ? [] : ["\(path): less than \(rule)"]
      case "not":
        return check(value, rule as? [String: Any] ?? [:], path).isEmpty ? ["\(path): is what it must not be"] : []
      case "anyOf", "oneOf":
        let failures = list(rule).compactMap { $0 as? [String: Any] }.map { check(value, $0, path) }
        let fitting = failures.count { $0.isEmpty }
        if fitting == 1 || (fitting > 1 && key == "anyOf") { return [] }
        return ["\(path): fits \(fitting) of \(failures.count) forms"]
      default: return ["\(path): the schema says `\(key)`, which this checker does not know"]
      }
    }
  }

  private func definition(_ reference: Any) -> [String: Any] {
    let names = (reference as? String ?? "").split(separator: "/").dropFirst()
    return names.reduce(root) { schema, name in schema[String(name)] as? [String: Any] ?? ["unknown \(name)": true] }
  }

  private func isA(_ type: String, _ value: Any) -> Bool {
    let number = value as? NSNumber
    let isFlag = number.map { CFNumberKind.isFlag($0) } ?? false
    switch type {
    case "object": return value is [String: Any]
    case "array": return value is [Any]
    case "string": return value is String
    case "null": return value is NSNull
    case "boolean": return isFlag
    case "number": return number != nil && !isFlag
    case "integer": return number.map { !isFlag && $0.doubleValue == $0.doubleValue.rounded() } ?? false
    default: return false
    }
  }

  private func isSame(_ a: Any, _ b: Any) -> Bool {
    if let a = a as? NSNumber, let b = b as? NSNumber {
      return CFNumberKind.isFlag(a) == CFNumberKind.isFlag(b) && a == b
    }
    if a is NSNull || b is NSNull { return a is NSNull && b is NSNull }
    return (a as? String) != nil && (a as? String) == (b as? String)
  }

  private func types(_ rule: Any) -> [String] { rule as? [String] ?? [rule as? String ?? ""] }
  private func list(_ rule: Any) -> [Any] { rule as? [Any] ?? [] }
  private func number(_ rule: Any) -> Int { (rule as? NSNumber)?.intValue ?? 0 }
}

/// Tells true and false from 1 and 0, which Foundation reads into the same class.
private enum CFNumberKind {
  static func isFlag(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
