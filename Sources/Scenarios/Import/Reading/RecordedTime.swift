/// Stamps as files write them, as seconds since 1970 began in UTC.
enum RecordedTime {
  /// The moment that a text of the ISO 8601 kind means; nil where it is none.
  ///
  /// Taken are `2030-05-01T09:57:37.808Z`, a blank for the `T`, a comma for the point, a zone as `+02:00`, `+0200` or
  /// `+02`, and no zone, which is read as UTC.
  static func seconds(_ text: some StringProtocol) -> Double? { seconds(Array(text.utf8)[...]) }

  /// The moment that the bytes of such a text mean; nil where they mean none.
  static func seconds(_ text: ArraySlice<UInt8>) -> Double? {
    var rest = text.trimmed
    guard let year = digits(&rest, 4...4), take("-", &rest), let month = digits(&rest, 1...2), take("-", &rest),
      let day = digits(&rest, 1...2)
    else { return nil }
    guard take("T", &rest) || take("t", &rest) || take(" ", &rest) else { return nil }
    guard let hour = digits(&rest, 1...2), take(":", &rest), let minute = digits(&rest, 2...2) else { return nil }
    var second = 0.0
    if take(":", &rest) {
      guard let whole = digits(&rest, 2...2) else { return nil }
      second = Double(whole)
      if take(".", &rest) || take(",", &rest) {
        let places = rest.prefix { isDigit($0) }.count
        guard let fraction = digits(&rest, 1...9) else { return nil }
        second += Double(fraction) / tens(places)
      }
    }
    guard let zone = zone(&rest), rest.isEmpty else { return nil }
    guard (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second < 61 else { return nil }
    let days = Self.days(year: year, month: month, day: day)
    return Double(days * 86400 + hour * 3600 + minute * 60 - zone) + second
  }

  /// The days from 1 January 1970 to a date of the Gregorian calendar.
  static func days(year: Int, month: Int, day: Int) -> Int {
    // Years begin in March here, so that the leap day is the last of its year.
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Seconds east of Greenwich; nil for what is no zone.
  private static func zone(_ rest: inout ArraySlice<UInt8>) -> Int? {
    if rest.isEmpty || take("Z", &rest) || take("z", &rest) { return 0 }
    let isEast = take("+", &rest)
    guard isEast || take("-", &rest), let hours = digits(&rest, 2...2) else { return nil }
    _ = take(":", &rest)
    let minutes = rest.isEmpty ? 0 : digits(&rest, 2...2)
    return minutes.map { (isEast ? 1 : -1) * (hours * 3600 + $0 * 60) }
  }

  private static func digits(_ rest: inout ArraySlice<UInt8>, _ count: ClosedRange<Int>) -> Int? {
    let found = rest.prefix(count.upperBound).prefix { isDigit($0) }
    guard count.contains(found.count) else { return nil }
    rest = rest.dropFirst(found.count)
    return found.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func take(_ mark: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first, first == UInt8(ascii: mark) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private static func tens(_ places: Int) -> Double { (0..<places).reduce(1.0) { power, _ in power * 10 } }
}
