import SimWorld

extension Quantity {
  /// The quantity as it is written: `55 km/h`, `2.5 s`, `3`.
  var written: String {
    let number = WrittenNumber.text(magnitude)
    return unit == .none ? number : "\(number) \(unit.rawValue)"
  }
}

/// Numbers as a person writes them.
enum WrittenNumber {
  /// The shortest text of a number, without a fraction where it has none.
  static func text(_ number: Double) -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    return "\(number)"
  }

  /// A number to so many decimals, without needless zeros.
  static func rounded(_ number: Double, decimals: Int) -> String {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let scaled = (number * power).rounded()
    return text(scaled == 0 ? 0 : scaled / power)
  }
}

extension SimInstant {
  /// The moment as it is written: `3:15`, `12:03.5`, `1:02:03`.
  var written: String {
    guard nanoseconds >= 0 else { return "-" + SimInstant(nanoseconds: -max(nanoseconds, -.max)).written }
    let whole = nanoseconds / 1_000_000_000
    let (hours, minutes, seconds) = (whole / 3600, whole / 60 % 60, whole % 60)
    let start = hours > 0 ? "\(hours):\(twoDigits(minutes))" : "\(minutes)"
    var text = "\(start):\(twoDigits(seconds))"
    let rest = nanoseconds % 1_000_000_000
    guard rest > 0 else { return text }
    var digits = String(String(rest + 1_000_000_000).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
    return text
  }

  private func twoDigits(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension ParameterValue {
  /// The value as it is written, a text without its quotes.
  var written: String {
    switch self {
    case .quantity(let quantity): quantity.written
    case .moment(let moment): moment.written
    case .word(let word), .text(let word): word
    }
  }
}
