import Foundation

/// The trigonometry that laying a map needs.
enum PlaneMath {
  /// The sine of half an angle in radians.
  static func sineOfHalf(_ radians: Double) -> Double { sin(radians / 2) }

  /// The cosine of an angle in degrees.
  static func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }

  /// The angle of a sine, in degrees.
  static func arcSineDegrees(_ sine: Double) -> Double { asin(max(-1, min(1, sine))) * 180 / .pi }
}
