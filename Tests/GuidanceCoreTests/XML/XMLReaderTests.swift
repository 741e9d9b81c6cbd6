import GuidanceCore
import Testing

@Suite("XML in pieces")
struct XMLReaderTests {
  /// What a text says, a word a token, read in pieces of a size.
  private func tokens(_ text: String, pieces size: Int) throws -> [String] {
    var reader = XMLReader()
    var found: [String] = []
    var characters = ""
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      try reader.read(Array(bytes[start..<min(bytes.count, start + size)])) { token, line in
        if case .text(let part) = token { return characters += String(decoding: part, as: UTF8.self) }
        if !characters.isEmpty { found.append("'\(characters)'") }
        characters = ""
        switch token {
        case .start(let tag):
          let value = try tag.text("a").map { " a=\($0)" } ?? ""
          found.append("\(line)<\(String(decoding: tag.localName, as: UTF8.self))\(value)")
        case .end(let name): found.append(">\(String(decoding: name, as: UTF8.self))")
        case .text: break
        }
      }
    }
    try reader.finish()
    return found
  }

  private func problem(_ text: String) -> String {
    do {
      _ = try tokens(text, pieces: 5)
      return "none"
    } catch let problem as XMLProblem {
      return problem.text
    } catch {
      return "\(error)"
    }
  }

  @Test("the tokens of a document do not depend on how it is cut", arguments: [1, 2, 3, 7, 1000])
  func pieces(size: Int) throws {
    let text = """
      \u{FEFF}<?xml version="1.0"?><!DOCTYPE r [<!ELEMENT r (#PCDATA)> ]>
      <p:r a='1>2'><!-- <no> --><b a="&lt;&#65;&#x42;"/>x &amp; y<![CDATA[<z>]]>
      </p:r>

      """
    #expect(try tokens(text, pieces: size) == ["2<r a=1>2", "2<b a=<AB", ">b", "'x & y<z>\n'", ">p:r"])
  }

  @Test(
    "what is not well formed is told",
    arguments: [
      ("", "expected an element, found the end"), ("text", "expected an element, found the end"),
      ("<a></b>", "expected `</a>`, found `</b>`"), ("<a>", "expected `</a>`, found the end"),
      ("<a", "expected `>`, found the end"),
      ("<a/><b/>", "expected one element that holds all others, found another one"),
      ("</a>", "expected an element, found `</a>`"), ("<a b/>", "expected an attribute `NAME=\"VALUE\"`, found `b`"),
      ("<a b=c/>", "expected a value in quotes, found `c`"),
      ("<a b='1' b='2'/>", "expected each attribute once, found `b` twice"),
      ("<a b='<'/>", "expected `&lt;` in a value, found `<`"),
      ("<1/>", "expected the name of an element, found `<1/>`"),
      ("<a>&x;</a>", "expected an entity that is known, found `&x;`"), ("<a>& b</a>", "expected `&amp;`, found `& b`"),
      ("<a>&#0;</a>", "expected an entity that is known, found `&#0;`"),
    ])
  func broken(text: String, expected: String) { #expect(problem(text) == expected) }

  @Test("nesting and length have limits")
  func limits() throws {
    let deep = String(repeating: "<a>", count: XMLReader.deepestNesting + 1)
    #expect(problem(deep) == "expected at most 256 elements in each other, found more")
    var reader = XMLReader()
    let piece = [UInt8](repeating: 0x20, count: XMLReader.longestToken)
    #expect(throws: XMLProblem.self) {
      try reader.read(Array("<a ".utf8)) { _, _ in }
      try reader.read(piece) { _, _ in }
    }
  }
}
