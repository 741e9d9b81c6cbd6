/// A line of the pipe as JSON, and JSON as the pipe writes it.
enum PipeLine {
  /// Reads a line by its fields.
  static func read<Line>(_ line: String, _ body: (JSONField) throws(JSONFieldError) -> Line) throws(PipeError) -> Line {
    let value: JSONValue
    do throws(JSONMistake) {
      value = try JSONReader.read(Array(line.utf8))
    } catch {
      throw .malformed(error.text)
    }
    guard case .object = value else { throw .malformed("expected an object, found \(value.kindName)") }
    do throws(JSONFieldError) {
      return try body(JSONField(root: value))
    } catch {
      throw PipeError(error)
    }
  }

  /// Latitude and longitude.
  static func place(_ field: JSONField) throws(JSONFieldError) -> Coordinate {
    let pair = try field.elements()
    guard pair.count == 2 else { throw field.wrong("expected latitude and longitude, found \(pair.count) values") }
    return Coordinate(latitude: try pair[0].number(), longitude: try pair[1].number())
  }
}

extension JSONValue {
  /// A whole number, or null where there is none.
  static func optional(_ number: Int?) -> JSONValue { number.map { .number(Double($0)) } ?? .null }

  /// A text, or null where there is none.
  static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }

  /// Metres, seconds, degrees and speeds, rounded to 3 decimals.
  static func rounded(_ number: Double?) -> JSONValue { number.map { .number(rounded($0, 1e3)) } ?? .null }

  /// Degrees of a place, rounded to 7 decimals (a centimetre).
  static func degrees(_ number: Double) -> JSONValue { .number(rounded(number, 1e7)) }

  /// Adding 0 makes a 0 of the negative one, which would be written with its sign.
  private static func rounded(_ number: Double, _ factor: Double) -> Double { (number * factor).rounded() / factor + 0 }
}
