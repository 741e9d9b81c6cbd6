/// Reads XML that comes in pieces of any size, so that a document of any length needs the memory of its longest tag.
///
/// It hands out tags and characters in order and checks that the document is well formed: elements nest, attributes are
/// quoted, entities are known, one root holds all. Prefixes need no declaration, because many recorders write none.
/// Document types are passed over; entities that they define are not known.
package struct XMLReader: Sendable {
  /// The longest tag, comment or stretch of characters that is taken, in bytes.
  package static let longestToken = 1 << 20
  /// The deepest nesting that is taken.
  package static let deepestNesting = 256

  /// The line of what is being read, from 1.
  package private(set) var line = 1
  private var rest: [UInt8] = []
  private var open: [[UInt8]] = []
  private var hasRoot = false
  private var isAtBegin = true

  /// Makes a reader at the beginning of a document.
  package init() {}

  /// Reads all that ends in a piece; a tag or characters that go on are kept for the next one.
  ///
  /// - Parameter take: gets each token with its line.
  /// - Throws: ``XMLProblem``, or whatever `take` throws.
  package mutating func read(_ piece: [UInt8], _ take: (XMLToken, _ line: Int) throws -> Void) throws {
    var bytes = piece
    if !rest.isEmpty {
      bytes = rest + piece
      rest = []
    }
    var position = bytes.startIndex
    if isAtBegin, bytes.count >= 3 {
      isAtBegin = false
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position += 3 }
    }
    while position < bytes.endIndex {
      guard let end = XMLScan.end(of: bytes, from: position) else { break }
      try read(bytes[position..<end], take)
      position = end
    }
    if bytes.count - position > Self.longestToken {
      throw XMLProblem("expected markup of at most \(Self.longestToken) bytes, found more")
    }
    rest = Array(bytes[position...])
  }

  /// Ends the document.
  ///
  /// - Throws: ``XMLProblem`` where an element is open or no root was there.
  package mutating func finish() throws(XMLProblem) {
    // What is left over are characters, or a tag that was cut off.
    let begun = rest.first == UInt8(ascii: "<")
    let hasCharacters = rest.contains { !XMLScan.isBlank($0) }
    line += rest.count { $0 == UInt8(ascii: "\n") }
    if let last = open.last { throw XMLProblem("expected `</\(XMLScan.text(last[...]))>`, found the end") }
    if begun { throw XMLProblem("expected `>`, found the end") }
    if hasCharacters || !hasRoot { throw XMLProblem("expected an element, found the end") }
  }

  private mutating func read(_ token: ArraySlice<UInt8>, _ take: (XMLToken, _ line: Int) throws -> Void) throws {
    guard token.first == UInt8(ascii: "<") else {
      try readCharacters(token, take)
      return count(token)
    }
    switch token[token.startIndex + 1] {
    case UInt8(ascii: "/"): try close(token, take)
    case UInt8(ascii: "?"): break
    case UInt8(ascii: "!"):
      if let characters = XMLScan.charactersOfSection(token) {
        if open.isEmpty { throw XMLProblem("expected an element, found characters") }
        try take(.text(characters), line)
      }
    default: try start(token, take)
    }
    count(token)
  }

  private mutating func readCharacters(_ token: ArraySlice<UInt8>, _ take: (XMLToken, _ line: Int) throws -> Void)
    throws
  {
    if open.isEmpty {
      guard token.allSatisfy(XMLScan.isBlank) else { throw XMLProblem("expected an element, found characters") }
      return
    }
    try take(.text(token.contains(UInt8(ascii: "&")) ? XMLEntities.replaced(in: token)[...] : token), line)
  }

  private mutating func start(_ token: ArraySlice<UInt8>, _ take: (XMLToken, _ line: Int) throws -> Void) throws {
    if open.isEmpty && hasRoot { throw XMLProblem("expected one element that holds all others, found another one") }
    let tag = try XMLTag(token)
    hasRoot = true
    try take(.start(tag), line)
    if tag.isClosed { return try take(.end(tag.name), line) }
    if open.count >= Self.deepestNesting {
      throw XMLProblem("expected at most \(Self.deepestNesting) elements in each other, found more")
    }
    open.append(Array(tag.name))
  }

  private mutating func close(_ token: ArraySlice<UInt8>, _ take: (XMLToken, _ line: Int) throws -> Void) throws {
    var name = token.dropFirst(2).dropLast()
    while let last = name.last, XMLScan.isBlank(last) { name.removeLast() }
    guard let expected = open.popLast() else {
      throw XMLProblem("expected an element, found `</\(XMLScan.text(name))>`")
    }
    guard name.elementsEqual(expected) else {
      throw XMLProblem("expected `</\(XMLScan.text(expected[...]))>`, found `</\(XMLScan.text(name))>`")
    }
    try take(.end(name), line)
  }

  private mutating func count(_ token: ArraySlice<UInt8>) {
    for byte in token where byte == UInt8(ascii: "\n") { line += 1 }
  }
}

/// What an ``XMLReader`` meets.
package enum XMLToken: Sendable {
  /// An element begins; one that is closed at once ends with the next token.
  case start(XMLTag)
  /// The element of this name ends.
  case end(ArraySlice<UInt8>)
  /// Characters, their entities replaced; those of one element may come in parts.
  case text(ArraySlice<UInt8>)
}

/// Why a text is no XML that is well formed.
package struct XMLProblem: Error, Sendable, Equatable {
  /// What was expected and what was found.
  package let text: String

  init(_ text: String) { self.text = text }
}
