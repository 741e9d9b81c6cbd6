import SimWorld

/// Measured numbers as reports show them.
enum WrittenNumber {
  /// The shortest text of a number, without a fraction where it has none.
  static func text(_ number: Double) -> String { NumberText.text(number) }

  /// A number to so many decimals, without needless zeros.
  static func rounded(_ number: Double, decimals: Int) -> String {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let scaled = (number * power).rounded()
    return NumberText.text(scaled == 0 ? 0 : scaled / power)
  }
}

extension SimInstant {
  /// The moment as a scenario writes it: `3:15`, `12:03.5`, `1:02:03`.
  var written: String { TimeText.text(self) }
}

extension ParameterValue {
  /// The value as it stands in a title: a text without its quotes.
  var unquoted: String { if case .text(let text) = self { text } else { written } }
}
