import GuidanceCore
import SimWorld

/// Figures as they are printed: rounded at the boundary, because the last bits differ from processor to processor.
enum Rounded {
  /// To the millimetre.
  static func meters(_ value: Double) -> Double { places(value, 1e3) }

  /// To 1e-7 degrees, about a centimetre.
  static func degrees(_ value: Double) -> Double { places(value, 1e7) }

  /// A place as `[latitude, longitude]`.
  static func place(_ place: Coordinate) -> String {
    JSONText.array([JSONText.number(degrees(place.latitude)), JSONText.number(degrees(place.longitude))])
  }

  /// Seconds with three decimals, `195.000`.
  static func seconds(_ instant: SimInstant) -> String {
    let (seconds, milliseconds) = split(instant)
    return "\(seconds).\(padded(milliseconds, 3))"
  }

  /// A moment as the language writes it, to the millisecond: `3:15`, `12:03.5`, `1:02:03`.
  static func moment(_ instant: SimInstant) -> String {
    let (all, milliseconds) = split(instant)
    let hours = all / 3600
    let minutes = all / 60 % 60
    var text = hours > 0 ? "\(hours):\(padded(minutes, 2))" : "\(minutes)"
    text += ":\(padded(all % 60, 2))"
    guard milliseconds > 0 else { return text }
    var digits = padded(milliseconds, 3)
    while digits.hasSuffix("0") { digits.removeLast() }
    return text + "." + digits
  }

  private static func split(_ instant: SimInstant) -> (seconds: Int64, milliseconds: Int64) {
    let milliseconds = (min(max(0, instant.nanoseconds), .max - 500_000) + 500_000) / 1_000_000
    return (milliseconds / 1000, milliseconds % 1000)
  }

  private static func padded(_ value: Int64, _ digits: Int) -> String {
    let text = "\(value)"
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private static func places(_ value: Double, _ scale: Double) -> Double {
    guard value.isFinite, abs(value) < 1e12 else { return value }
    let rounded = (value * scale).rounded() / scale
    return rounded == 0 ? 0 : rounded
  }
}
