/// The start of an element: its name and its attributes.
package struct XMLTag: Sendable {
  /// The name with its prefix.
  package let name: ArraySlice<UInt8>
  /// Whether the element ends where it begins: `<nd/>`.
  package let isClosed: Bool
  private var attributes: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []

  /// Reads a tag from its `<` to its `>`.
  init(_ token: ArraySlice<UInt8>) throws(XMLProblem) {
    var body = token.dropFirst().dropLast()
    isClosed = body.last == UInt8(ascii: "/")
    if isClosed { body.removeLast() }
    name = XMLScan.name(body)
    guard let first = name.first, XMLScan.beginsName(first) else {
      throw XMLProblem("expected the name of an element, found `\(XMLScan.text(token))`")
    }
    body = body[name.endIndex...]
    while let next = body.first {
      if XMLScan.isBlank(next) {
        body.removeFirst()
        continue
      }
      try attribute(&body)
    }
  }

  /// The name without its prefix.
  package var localName: ArraySlice<UInt8> { XMLScan.local(name) }

  /// The value of an attribute as it stands, for values that have no entities; nil where it does not stand.
  package func bytes(_ name: StaticString) -> ArraySlice<UInt8>? {
    attributes.first { XMLScan.isName($0.name, name) }?.value
  }

  /// The value of an attribute, its entities replaced; nil where it does not stand.
  package func text(_ name: StaticString) throws(XMLProblem) -> String? {
    guard let bytes = bytes(name) else { return nil }
    if !bytes.contains(UInt8(ascii: "&")) { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: try XMLEntities.replaced(in: bytes), as: UTF8.self)
  }

  private mutating func attribute(_ body: inout ArraySlice<UInt8>) throws(XMLProblem) {
    let begin = body
    let name = XMLScan.name(body)
    var rest = body[name.endIndex...].drop(while: XMLScan.isBlank)
    guard let first = name.first, XMLScan.beginsName(first), rest.first == UInt8(ascii: "=") else {
      throw XMLProblem("expected an attribute `NAME=\"VALUE\"`, found `\(XMLScan.text(begin))`")
    }
    rest = rest.dropFirst().drop(while: XMLScan.isBlank)
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = rest.dropFirst().firstIndex(of: quote)
    else { throw XMLProblem("expected a value in quotes, found `\(XMLScan.text(rest))`") }
    let value = rest[(rest.startIndex + 1)..<end]
    if value.contains(UInt8(ascii: "<")) { throw XMLProblem("expected `&lt;` in a value, found `<`") }
    if attributes.contains(where: { $0.name.elementsEqual(name) }) {
      throw XMLProblem("expected each attribute once, found `\(XMLScan.text(name))` twice")
    }
    attributes.append((name, value))
    body = rest[(end + 1)...]
  }
}

/// The characters that stand for others.
enum XMLEntities {
  private static let named: [String: UInt8] = [
    "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"), "amp": UInt8(ascii: "&"), "quot": UInt8(ascii: "\""),
    "apos": UInt8(ascii: "'"),
  ]

  /// Characters with their entities replaced.
  static func replaced(in bytes: ArraySlice<UInt8>) throws(XMLProblem) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<ampersand]
      let body = rest[(ampersand + 1)...]
      guard let end = body.prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
        throw XMLProblem("expected `&amp;`, found `\(XMLScan.text(rest[ampersand...]))`")
      }
      let name = String(decoding: body[..<end], as: UTF8.self)
      if let character = named[name] {
        result.append(character)
      } else if let scalar = scalar(name) {
        result += Array(String(Character(scalar)).utf8)
      } else {
        throw XMLProblem("expected an entity that is known, found `&\(name);`")
      }
      rest = body[(end + 1)...]
    }
    return result + rest
  }

  /// `#65`, `#x41`.
  private static func scalar(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    guard let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10), number > 0 else {
      return nil
    }
    return Unicode.Scalar(number)
  }
}
