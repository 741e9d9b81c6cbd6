/// What a file looks like that is in no format which is known.
enum UnknownFormat {
  /// What stands behind `FILE is `.
  ///
  /// - Parameter head: how the file begins.
  static func description(_ head: [UInt8]) -> String {
    if head.allSatisfy({ $0 == 0 }) { return "all zeros" }
    if let known = containers.first(where: { begins(head, at: $0.offset, with: $0.mark) }) { return known.what }
    if let root = rootOfXML(head) { return "XML, but no GPX: it holds `\(root.shortened)`" }
    var rest = head[...]
    while rest.first == UInt8(ascii: "#") || rest.first.map({ $0 == 0x0a || $0 == 0x0d }) == true {
      rest = rest.drop { $0 != 0x0a }.dropFirst()
    }
    if rest.isEmpty { return "in no format that is known: it holds nothing but comments" }
    let hasComments = rest.startIndex > head.startIndex
    let line = rest.prefix { $0 != 0x0a && $0 != 0x0d }.prefix(40)
    // A logger may have put some lines of its own before.
    if let known = protocols.first(where: { contains(rest, $0.mark) }), rest.contains(where: isControl) {
      return "a log of a receiver's own binary protocol, \(known.name)"
    }
    let place = hasComments ? "behind its comments" : "it begins"
    guard isText(line) else {
      return "in no format that is known: \(place)\(hasComments ? " are" : " with") bytes that are no text"
    }
    let text = String(decoding: line, as: UTF8.self)
    return "in no format that is known: \(place)\(hasComments ? " stands" : " with") `\(text)`"
  }

  /// What formats of other kinds begin with.
  private static let containers: [(offset: Int, mark: [UInt8], what: String)] = [
    (0, [0xff, 0xfe], "UTF-16 text, expected UTF-8"), (0, [0xfe, 0xff], "UTF-16 text, expected UTF-8"),
    (0, [0x1f, 0x8b], "compressed by gzip, expected it unpacked"),
    (0, [0x50, 0x4b, 0x03, 0x04], "a zip archive, expected a file of it"),
    (8, Array(".FIT".utf8), "a FIT file, expected it converted to GPX or CSV"),
  ]

  /// The bytes that begin each message of receivers.
  private static let protocols: [(mark: [UInt8], name: String)] = [
    ([0xb5, 0x62], "u-blox UBX"), ([0xa0, 0xa2], "SiRF"),
  ]

  /// The name of the first element; nil where there is none.
  private static func rootOfXML(_ head: [UInt8]) -> String? {
    guard head.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "<") else { return nil }
    return String(decoding: head.prefix(4096), as: UTF8.self).firstMatch(of: /<([A-Za-z][\w.:-]*)/).map { "\($0.1)" }
  }

  private static func begins(_ bytes: [UInt8], at offset: Int, with mark: [UInt8]) -> Bool {
    bytes.dropFirst(offset).starts(with: mark)
  }

  private static func contains(_ bytes: ArraySlice<UInt8>, _ mark: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
  }

  /// Whether no text holds a byte.
  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && byte != 9 && byte != 0x0a && byte != 0x0d }

  /// Whether bytes are text without control characters; the last character may be cut.
  private static func isText(_ line: ArraySlice<UInt8>) -> Bool {
    !line.contains(where: isControl)
      && (0...3).contains { String(validating: line.dropLast($0), as: UTF8.self) != nil }
  }
}
