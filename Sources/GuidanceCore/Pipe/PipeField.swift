/// A value together with its path, so that a complaint can name the field.
struct PipeField {
  let path: String
  let value: PipeValue

  /// The member of an object; null where it is absent.
  func member(_ key: String) throws(PipeError) -> PipeField {
    guard case .object(let members) = value else { throw wrong("an object") }
    let found = members.last { $0.key == key }?.value ?? .null
    return PipeField(path: path.isEmpty ? key : "\(path).\(key)", value: found)
  }

  /// The members of an object, in its order.
  func members() throws(PipeError) -> [(key: String, field: PipeField)] {
    guard case .object(let members) = value else { throw wrong("an object") }
    return members.map { ($0.key, PipeField(path: path.isEmpty ? $0.key : "\(path).\($0.key)", value: $0.value)) }
  }

  /// The elements of a list.
  func elements() throws(PipeError) -> [PipeField] {
    guard case .array(let values) = value else { throw wrong("a list") }
    return values.enumerated().map { PipeField(path: "\(path)[\($0.offset)]", value: $0.element) }
  }

  var isAbsent: Bool { value == .null }

  func number() throws(PipeError) -> Double {
    guard case .number(let number) = value else { throw wrong("a number") }
    return number
  }

  func optionalNumber() throws(PipeError) -> Double? { isAbsent ? nil : try number() }

  func string() throws(PipeError) -> String {
    guard case .string(let string) = value else { throw wrong("a string") }
    return string
  }

  func optionalString() throws(PipeError) -> String? { isAbsent ? nil : try string() }

  /// A truth value; absent is false.
  func flag() throws(PipeError) -> Bool {
    if isAbsent { return false }
    guard case .bool(let flag) = value else { throw wrong("`true` or `false`") }
    return flag
  }

  /// A whole number; nil where it is absent.
  func optionalInteger() throws(PipeError) -> Int? {
    guard let number = try optionalNumber() else { return nil }
    guard let integer = Int(exactly: number) else { throw complaint("expected a whole number, found \(number)") }
    return integer
  }

  /// A word of a list of words.
  func word<Word: RawRepresentable & CaseIterable>() throws(PipeError) -> Word where Word.RawValue == String {
    let text = try string()
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map { "`\($0.rawValue)`" }
    throw complaint("expected one of \(words.joined(separator: ", ")), found `\(text)`")
  }

  func wrong(_ expected: String) -> PipeError { complaint("expected \(expected), found \(value.kind)") }

  func complaint(_ words: String) -> PipeError { .field(path, words) }
}
