/// Where tokens of XML end, and what bytes are.
package enum XMLScan {
  /// The index behind the token that begins at a position; nil where it goes on behind the bytes.
  ///
  /// Characters end before the next `<`. A `>` in quotes ends no tag.
  static func end(of bytes: [UInt8], from position: Int) -> Int? {
    guard bytes[position] == UInt8(ascii: "<") else {
      return bytes[position...].firstIndex(of: UInt8(ascii: "<"))
    }
    guard position + 1 < bytes.count else { return nil }
    switch bytes[position + 1] {
    case UInt8(ascii: "?"): return end(of: "?>", in: bytes, from: position + 2)
    case UInt8(ascii: "!"): return endOfDeclaration(bytes, position)
    default: return endOfTag(bytes, position + 1)
    }
  }

  /// Whether a byte is white space.
  package static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// The name without its prefix.
  package static func local(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
  }

  /// Whether somewhere a tag of this name begins, with any prefix.
  package static func hasTag(_ word: StaticString, in bytes: [UInt8]) -> Bool {
    bytes.indices.contains { index in
      guard bytes[index] == UInt8(ascii: "<") else { return false }
      let begin = name(bytes[(index + 1)...].prefix(64))
      let end = begin.firstIndex(of: UInt8(ascii: ">")) ?? begin.endIndex
      return end < bytes.endIndex && isName(local(begin[..<end]), word)
    }
  }

  /// Whether a name is this one.
  package static func isName(_ name: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { $0.count == name.count && name.elementsEqual($0) }
  }

  /// The characters of `<![CDATA[...]]>`; nil for other declarations.
  static func charactersOfSection(_ token: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let head = "<![CDATA["
    guard token.starts(with: head.utf8) else { return nil }
    return token.dropFirst(head.utf8.count).dropLast(3)
  }

  /// Whether a name can begin so.
  static func beginsName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
      || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  /// The name at the beginning.
  static func name(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.prefix { byte in
      !isBlank(byte) && byte != UInt8(ascii: "=") && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "<")
        && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'")
    }
  }

  /// Bytes as they are shown in a complaint.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let shown = String(decoding: bytes.prefix(40), as: UTF8.self).map { $0.isNewline ? " " : $0 }
    return String(shown) + (bytes.count > 40 ? "..." : "")
  }

  private static func endOfTag(_ bytes: [UInt8], _ start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return nil
  }

  private static func endOfDeclaration(_ bytes: [UInt8], _ position: Int) -> Int? {
    // Which of the declarations it is shows after nine bytes.
    guard position + 9 <= bytes.count else { return nil }
    let body = bytes[(position + 2)...]
    if body.starts(with: "--".utf8) { return end(of: "-->", in: bytes, from: position + 4) }
    if body.starts(with: "[CDATA[".utf8) { return end(of: "]]>", in: bytes, from: position + 9) }
    var depth = 0
    for index in (position + 2)..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">"):
        if depth <= 0 { return index + 1 }
        depth -= 1
      default: break
      }
    }
    return nil
  }

  private static func end(of mark: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
    mark.withUTF8Buffer { mark in
      guard let last = mark.last, start <= bytes.count else { return nil }
      var index = start + mark.count - 1
      while index < bytes.count {
        if bytes[index] == last, bytes[(index + 1 - mark.count)...index].elementsEqual(mark) { return index + 1 }
        index += 1
      }
      return nil
    }
  }
}
