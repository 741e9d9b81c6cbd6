import Foundation
import GuidanceCore

/// Damages an answer by a seed: bytes, pieces of text, or fields.
struct AnswerMutation: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  /// SplitMix64, so that a seed is the same damage everywhere.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// The damaged answer, by one to three damages.
  mutating func damaged(_ text: String) -> Data {
    var bytes = Array(text.utf8)
    for _ in 0...Int.random(in: 0...2, using: &self) {
      switch Int.random(in: 0...9, using: &self) {
      case 0, 1: flip(&bytes)
      case 2: cut(&bytes)
      case 3: double(&bytes)
      case 4: bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &self)))
      default: swapField(&bytes)
      }
    }
    return Data(bytes)
  }

  private mutating func flip(_ bytes: inout [UInt8]) {
    guard let index = bytes.indices.randomElement(using: &self) else { return }
    bytes[index] ^= 1 << UInt8.random(in: 0...7, using: &self)
  }

  private mutating func range(_ bytes: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &self)
    return start..<min(bytes.count, start + Int.random(in: 0...40, using: &self))
  }

  private mutating func cut(_ bytes: inout [UInt8]) { bytes.removeSubrange(range(bytes)) }

  private mutating func double(_ bytes: inout [UInt8]) {
    let part = range(bytes)
    bytes.insert(contentsOf: Array(bytes[part]), at: Int.random(in: 0...bytes.count, using: &self))
  }

  private mutating func swapField(_ bytes: inout [UInt8]) {
    guard var value = try? JSONValue(parsing: Data(bytes)) else { return flip(&bytes) }
    var fields: [[Step]] = []
    collect(value, [], &fields)
    guard let path = fields.randomElement(using: &self), let other = fields.randomElement(using: &self) else { return }
    let donor = Bool.random(using: &self) ? Self.get(value, other) : Self.hostile.randomElement(using: &self)
    value = Self.set(value, path[...], donor ?? .null)
    bytes = Array(Self.text(value).utf8)
  }

  /// Values that no field expects.
  private static let hostile: [JSONValue] = [
    .null, .flag(true), .number(0), .number(-1), .number(1e300), .number(1e15), .number(-90), .number(.nan), .text(""),
    .text("NaN"), .text("??"), .text("_qo]_qo]"), .text("~~~~~~~~"), .list([]), .list([.null]), .object([:]),
    .list([.number(0.5), .number(0.5)]), .list([.number(0.5)]), .number(1), .number(3), .text("arrive"),
  ]

  // MARK: Values

  private enum Step {
    case member(String)
    case element(Int)
  }

  private func collect(_ value: JSONValue, _ path: [Step], _ fields: inout [[Step]]) {
    fields.append(path)
    switch value {
    case .object(let members):
      for member in members.members { collect(member.value, path + [.member(member.name)], &fields) }
    case .list(let list):
      for (index, element) in list.enumerated() { collect(element, path + [.element(index)], &fields) }
    default: break
    }
  }

  private static func get(_ value: JSONValue, _ path: [Step]) -> JSONValue {
    path.reduce(value) { value, step in
      switch (value, step) {
      case (.object(let members), .member(let name)): members[name] ?? .null
      case (.list(let list), .element(let index)): list[index]
      default: .null
      }
    }
  }

  private static func set(_ value: JSONValue, _ path: ArraySlice<Step>, _ new: JSONValue) -> JSONValue {
    switch (value, path.first) {
    case (.object(var members), .member(let name)?):
      for index in members.members.indices where members.members[index].name == name {
        members.members[index].value = set(members.members[index].value, path.dropFirst(), new)
      }
      return .object(members)
    case (.list(var list), .element(let index)?):
      list[index] = set(list[index], path.dropFirst(), new)
      return .list(list)
    default: return new
    }
  }

  /// The value as text; what is not a number stays one that is none.
  private static func text(_ value: JSONValue) -> String {
    switch value {
    case .number(let number) where number.isNaN: "NaN"
    case .list(let list): "[" + list.map { text($0) }.joined(separator: ",") + "]"
    case .object(let object):
      "{" + object.members.map { JSONText.string($0.name) + ":" + text($0.value) }.joined(separator: ",") + "}"
    default: value.json
    }
  }
}
