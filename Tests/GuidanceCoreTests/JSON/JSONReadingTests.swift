import Foundation
import GuidanceCore
import Testing

/// What is JSON and what is not; the pipe and the answers of providers are read by the same reader.
@Suite struct JSONReadingTests {
  private func json(_ text: String) throws -> String { try JSONValue(parsing: Data(text.utf8)).json }

  @Test(
    "what is JSON comes back on one line, in its order",
    arguments: [
      (#" { "b" : [ 1 , -0.5e-1 ] , "a" : { } } "#, #"{"b":[1,-0.05],"a":{}}"#),
      ("\u{FEFF}[1E+2,0,-0,10]", "[100,0,-0,10]"),
      (#""\u00e9\ud83d\ude97\/\b""#, #""é🚗/\u0008""#),
      (#""a\ud800b\udc00""#, "\"a\u{FFFD}b\u{FFFD}\""),
      ("[NaN,Infinity,-Infinity,-1]", "[null,null,null,-1]"),
      (String(repeating: "[", count: 64) + String(repeating: "]", count: 64), ""),
    ])
  func good(text: String, expected: String) throws {
    #expect(try json(text) == (expected.isEmpty ? text : expected))
  }

  @Test("a name that stands twice means its last value")
  func twice() throws {
    let field = JSONField(root: try JSONValue(parsing: Data(#"{"a":1,"a":2}"#.utf8)))
    #expect(try field.member("a").number() == 2)
  }

  @Test(
    "what is no JSON is a mistake with its place",
    arguments: [
      ("{\"a\":}", "expected a value, found `}` at byte 6"),
      ("[1,]", "expected a value, found `]` at byte 4"),
      ("{\"a\" 1}", "expected `:`, found `1` at byte 6"),
      ("{a:1}", "expected a key in quotes, found `a` at byte 2"),
      ("[1 2]", "expected `,` or `]`, found `2` at byte 4"),
      ("1 2", "expected the end, found `2` at byte 3"),
      ("+1", "expected a value, found `+` at byte 1"),
      ("01", "expected the end, found `1` at byte 2"),
      ("[1.]", "expected a digit, found `]` at byte 4"),
      ("1e999", "a number is too large for a double"),
      ("nul", "expected `null`, found `n` at byte 1"),
      ("\"a\nb\"", "expected a closing quote, found byte 10 at byte 3"),
      ("\"\\x\"", "expected an escape, found `x` at byte 3"),
      ("\"\\u12\"", "expected four hexadecimal digits, found `u` at byte 3"),
      ("\"", "expected a closing quote, found the end"),
      (String(repeating: "[", count: 65), "nested deeper than 64 levels"),
    ])
  func bad(text: String, mistake: String) {
    #expect(throws: JSONFieldError(path: .root, problem: "expected JSON, found a mistake (\(mistake))")) {
      try json(text)
    }
  }

  @Test("bytes that are no UTF-8 are a mistake")
  func notText() {
    #expect(throws: JSONFieldError.self) { try JSONValue(parsing: Data([0x22, 0xFF, 0x22])) }
  }
}
