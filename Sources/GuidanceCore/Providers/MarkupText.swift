/// Words out of the markup that Google writes its instructions in.
struct MarkupText: Equatable {
  /// The words outside blocks.
  private(set) var words = ""
  /// The words of each block, in order: remarks such as a toll or the side of the destination.
  private(set) var notes: [String] = []

  /// Reads markup; what is no tag and no known entity stays as it is.
  init(_ markup: String) {
    var rest = markup[...]
    var note: String?
    var outside = ""
    func keep(_ text: String) {
      if note != nil { note?.append(text) } else { outside += text }
    }
    while let character = rest.first {
      if character == "<", let end = rest.firstIndex(of: ">") {
        let tag = rest[rest.index(after: rest.startIndex)..<end].lowercased()
        rest = rest[rest.index(after: end)...]
        if tag.hasPrefix("div") || tag.hasPrefix("/div") {
          if let finished = note { notes.append(Self.trimmed(finished)) }
          note = tag.hasPrefix("div") ? "" : nil
        } else if tag.hasPrefix("br") {
          keep(" ")
        }
      } else if character == "&", let (text, after) = Self.entity(rest) {
        keep(text)
        rest = after
      } else {
        keep(String(character))
        rest = rest.dropFirst()
      }
    }
    if let finished = note { notes.append(Self.trimmed(finished)) }
    notes.removeAll(where: \.isEmpty)
    words = Self.trimmed(outside)
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
  ]
  /// The longest name or number of an entity that is looked at.
  private static let longestEntity = 9

  private static func entity(_ text: Substring) -> (String, Substring)? {
    guard let end = text.prefix(longestEntity).firstIndex(of: ";") else { return nil }
    let name = text[text.index(after: text.startIndex)..<end]
    let after = text[text.index(after: end)...]
    if let known = entities[String(name)] { return (known, after) }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { (String(Character($0)), after) }
  }

  private static func trimmed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
