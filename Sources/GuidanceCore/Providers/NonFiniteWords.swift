import Foundation

/// The words for numbers that JSON does not have, swapped for texts that no answer contains.
enum NonFiniteWords {
  private static let words: [(word: String, mark: String, value: Double)] = [
    ("-Infinity", "\u{1}-Infinity", -.infinity), ("Infinity", "\u{1}Infinity", .infinity), ("NaN", "\u{1}NaN", .nan),
  ]

  /// The text with each bare word turned into its mark; nil where it has none.
  static func marked(_ data: Data) -> Data? {
    let bytes = [UInt8](data)
    var out: [UInt8] = []
    var found = false
    var inText = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if inText, byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
        out += [byte, bytes[index + 1]]
        index += 2
        continue
      }
      if byte == UInt8(ascii: "\"") { inText.toggle() }
      let mayBegin = byte == UInt8(ascii: "N") || byte == UInt8(ascii: "I") || byte == UInt8(ascii: "-")
      if !inText, mayBegin, let entry = words.first(where: { bytes[index...].starts(with: $0.word.utf8) }) {
        out += Array("\"\\u0001\(entry.word)\"".utf8)
        index += entry.word.utf8.count
        found = true
      } else {
        out.append(byte)
        index += 1
      }
    }
    return found ? Data(out) : nil
  }

  /// The number that a mark stands for.
  static func number(_ text: String) -> Double? {
    guard text.utf8.first == 1 else { return nil }
    return words.first { $0.mark == text }?.value
  }
}
