/// A value of a JSON text together with its place, so that each mistake names its field.
///
/// Members that are absent and members that are `null` are the same.
public struct JSONField: Sendable {
  /// Where the value stands.
  public let path: JSONPath
  /// The value.
  public let value: JSONValue

  /// Makes the field of a whole text.
  public init(root value: JSONValue) { self.init(path: .root, value: value) }

  /// Makes a field at a place.
  public init(path: JSONPath, value: JSONValue) {
    self.path = path
    self.value = value
  }

  /// The member of that name; nil where it is absent or null.
  ///
  /// - Throws: ``JSONFieldError`` where this value is no object.
  public func optional(_ name: String) throws(JSONFieldError) -> JSONField? {
    guard case .object(let object) = value else { throw expected("an object") }
    guard let member = object[name], member != .null else { return nil }
    return JSONField(path: .member(path, name), value: member)
  }

  /// All members that are not null, in their order.
  ///
  /// - Throws: ``JSONFieldError`` where this value is no object.
  public func members() throws(JSONFieldError) -> [(name: String, field: JSONField)] {
    guard case .object(let object) = value else { throw expected("an object") }
    return object.members.filter { $0.value != .null }.map {
      ($0.name, JSONField(path: .member(path, $0.name), value: $0.value))
    }
  }

  /// The member of that name.
  ///
  /// - Throws: ``JSONFieldError`` where it is absent, or this value is no object.
  public func member(_ name: String) throws(JSONFieldError) -> JSONField {
    if let member = try optional(name) { return member }
    throw JSONFieldError(path: .member(path, name), problem: "is missing")
  }

  /// The value as a finite number.
  public func number() throws(JSONFieldError) -> Double {
    guard case .number(let number) = value, number.isFinite else { throw expected("a number") }
    return number
  }

  /// The value as a finite number of at least 0, as lengths and times are.
  public func amount() throws(JSONFieldError) -> Double {
    let number = try number()
    guard number >= 0 else { throw wrong("expected at least 0, found \(number)") }
    return number
  }

  /// The value as a whole number.
  public func integer() throws(JSONFieldError) -> Int {
    let number = try number()
    guard let integer = Int(exactly: number) else { throw wrong("expected a whole number, found \(number)") }
    return integer
  }

  /// The value as a text.
  public func text() throws(JSONFieldError) -> String {
    guard case .text(let text) = value else { throw expected("a text") }
    return text
  }

  /// The value as one word of a closed list.
  public func word<Word: RawRepresentable & CaseIterable>() throws(JSONFieldError) -> Word
  where Word.RawValue == String {
    let text = try text()
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map { "`\($0.rawValue)`" }
    throw wrong("expected one of \(words.joined(separator: ", ")), found `\(text)`")
  }

  /// The value as true or false.
  public func flag() throws(JSONFieldError) -> Bool {
    guard case .flag(let flag) = value else { throw expected("true or false") }
    return flag
  }

  /// The value as a list, each element with its place.
  public func elements() throws(JSONFieldError) -> [JSONField] {
    guard case .list(let list) = value else { throw expected("a list") }
    return list.indices.map { JSONField(path: .element(path, $0), value: list[$0]) }
  }

  /// An error that says what this value should have been and what it is.
  public func expected(_ what: String) -> JSONFieldError { wrong("expected \(what), found \(value.kindName)") }

  /// An error at this value's place.
  public func wrong(_ problem: String) -> JSONFieldError { JSONFieldError(path: path, problem: problem) }
}

extension JSONField {
  /// The finite number of that name; nil where it is absent.
  public func optionalNumber(_ name: String) throws(JSONFieldError) -> Double? { try optional(name)?.number() }

  /// The number of at least 0 of that name; nil where it is absent.
  public func optionalAmount(_ name: String) throws(JSONFieldError) -> Double? { try optional(name)?.amount() }

  /// The whole number of that name; nil where it is absent.
  public func optionalInteger(_ name: String) throws(JSONFieldError) -> Int? { try optional(name)?.integer() }

  /// The text of that name; nil where it is absent.
  public func optionalText(_ name: String) throws(JSONFieldError) -> String? { try optional(name)?.text() }

  /// The flag of that name; nil where it is absent.
  public func optionalFlag(_ name: String) throws(JSONFieldError) -> Bool? { try optional(name)?.flag() }

  /// The list of that name; empty where it is absent.
  public func list(_ name: String) throws(JSONFieldError) -> [JSONField] { try optional(name)?.elements() ?? [] }
}
