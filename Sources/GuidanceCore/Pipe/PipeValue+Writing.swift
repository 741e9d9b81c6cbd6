extension PipeValue {
  /// The value on one line, without blanks.
  var text: String {
    var text = ""
    write(into: &text)
    return text
  }

  private func write(into text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += Self.text(of: number)
    case .string(let string): text += JSONText.string(string)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(into: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        text += JSONText.string(member.key) + ":"
        member.value.write(into: &text)
      }
      text += "}"
    }
  }

  /// Whole numbers without a point; what is not finite, which JSON cannot say, as null.
  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return "\(number)"
  }
}
