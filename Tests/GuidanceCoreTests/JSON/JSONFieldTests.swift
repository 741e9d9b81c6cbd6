import Foundation
import GuidanceCore
import Testing

@Suite struct JSONFieldTests {
  private func root(_ text: String) throws -> JSONField { JSONField(root: try JSONValue(parsing: Data(text.utf8))) }

  @Test("each kind of value is kept as it is")
  func kinds() throws {
    let value = try JSONValue(parsing: Data(#"[null,true,false,0,1,-1.5,1e3,"a",[],{},{"a":[1]}]"#.utf8))
    let one = JSONValue.list([.number(1)])
    #expect(
      value
        == .list([
          .null, .flag(true), .flag(false), .number(0), .number(1), .number(-1.5), .number(1000), .text("a"),
          .list([]), .object([:]), .object(["a": one]),
        ]))
  }

  @Test("bare words for numbers that are not finite are named by the field that is read, and harm no other")
  func nonFinite() throws {
    let field = try root(#"{"a":NaN,"b":[Infinity,-Infinity,-1],"c":"NaN \"NaN","d":2}"#)
    #expect(try field.member("d").number() == 2)
    #expect(try field.member("c").text() == "NaN \"NaN")
    #expect(try field.member("b").elements()[2].number() == -1)
    let error = #expect(throws: JSONFieldError.self) { try field.member("b").elements()[1].number() }
    #expect(error?.description == "`b[1]`: expected a number, found -inf")
    #expect(throws: JSONFieldError(path: .member(.root, "a"), problem: "expected a number, found nan")) {
      try field.optionalNumber("a")
    }
  }

  @Test("a place is written as it would be in code")
  func paths() throws {
    let field = try root(#"{"routes":[{"legs":[1]}]}"#)
    let leg = try field.member("routes").elements()[0].member("legs").elements()[0]
    #expect(leg.path.description == "routes[0].legs[0]")
    #expect(field.path.description == "answer")
    #expect(JSONPath.element(.root, 3).description == "[3]")
  }

  @Test("absent and null are the same, and no object has no members")
  func absent() throws {
    let field = try root(#"{"a":null,"b":7}"#)
    #expect(try field.optional("a") == nil && field.optional("z") == nil)
    #expect(try field.optionalText("a") == nil)
    #expect(try field.list("a").isEmpty)
    #expect(throws: JSONFieldError(path: .member(.root, "a"), problem: "is missing")) { try field.member("a") }
    #expect(throws: JSONFieldError(path: .member(.root, "b"), problem: "expected an object, found a number")) {
      try field.member("b").optional("c")
    }
  }

  @Test("a whole number is one that an integer holds", arguments: ["1.5", "1e300", "-9.3e18", "\"1\""])
  func integers(text: String) throws {
    #expect(try root("[7]").elements()[0].integer() == 7)
    #expect(throws: JSONFieldError.self) { try root("[\(text)]").elements()[0].integer() }
  }

  @Test("a mistake in the text says where it is")
  func mistake() {
    let error = #expect(throws: JSONFieldError.self) { try root("{\"a\":}") }
    #expect(error?.path == .root)
    #expect(error?.problem.hasPrefix("expected JSON, found a mistake (") == true)
    #expect(throws: JSONFieldError(path: .root, problem: "expected JSON, found nothing")) { try root("") }
    #expect(throws: JSONFieldError(path: .root, problem: "expected at most 3 bytes, found 4")) {
      try JSONValue(parsing: Data("1234".utf8), limitBytes: 3)
    }
  }
}
