import SimWorld

/// Values as a command line gives them.
enum ParameterText {
  /// The value that a text means; nil where it is none.
  static func value(_ text: String) -> ParameterValue? {
    let trimmed = text.drop { $0 == " " }
    guard let first = trimmed.first else { return nil }
    if first == "\"" { return quoted(trimmed) }
    if first.isNumber || first == "-" || first == "." { return time(trimmed) ?? quantity(trimmed) }
    guard first.isLetter, trimmed.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) }) else { return nil }
    return .word(String(trimmed))
  }

  private static func quoted(_ text: Substring) -> ParameterValue? {
    guard text.count >= 2, text.last == "\"" else { return nil }
    return .text(String(text.dropFirst().dropLast()))
  }

  private static func quantity(_ text: Substring) -> ParameterValue? {
    let number = text.prefix { $0.isNumber || $0 == "-" || $0 == "." }
    let unit = text[number.endIndex...].drop { $0 == " " }
    guard let magnitude = Double(number), magnitude.isFinite, let found = Unit(rawValue: String(unit)) else { return nil }
    return .quantity(Quantity(magnitude, found))
  }

  private static func time(_ text: Substring) -> ParameterValue? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let last = parts.last, let seconds = Double(last), seconds >= 0, seconds < 60,
      parts.dropLast().allSatisfy({ $0.allSatisfy(\.isNumber) && !$0.isEmpty && $0.count <= 6 })
    else { return nil }
    let whole = parts.dropLast().compactMap { Double($0) }.reduce(0) { $0 * 60 + $1 }
    return .moment(.time(.seconds(whole * 60 + seconds)))
  }
}
