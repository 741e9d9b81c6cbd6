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

  /// Seconds as people read them: to the millisecond, and smaller ones by a word.
  static func seconds(_ seconds: Double) -> String {
    seconds != 0 && abs(seconds) < 0.0005 ? "less than 1 ms" : rounded(seconds, decimals: 3) + " s"
  }
}

extension SimInstant {
  /// The moment as people read it, to the millisecond: `3:15`, `12:03.5`, `1:02:03`.
  ///
  /// What a scenario says of a moment is written by ``Moment``, to the nanosecond.
  var written: String { Rounded.moment(self) }
}

extension ParameterValue {
  /// The value as it stands in a title: a text without its quotes.
  var unquoted: String { if case .text(let text) = self { text } else { written } }
}
