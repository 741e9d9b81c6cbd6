import GuidanceCore
import SimWorld

/// One line of the receiver: what, and when.
public struct GPSLineSyntax: Sendable, Hashable {
  /// What happens.
  public var effect: GPSEffectSyntax
  /// When.
  public var window: WindowSyntax

  /// Makes a line.
  public init(_ effect: GPSEffectSyntax, _ window: WindowSyntax = .whole) {
    self.effect = effect
    self.window = window
  }
}

/// What a line of the receiver says.
public enum GPSEffectSyntax: Sendable, Hashable {
  /// `every 1 s`.
  case every(Argument<Quantity>)
  /// `accuracy 5 m`.
  case accuracy(Argument<Quantity>)
  /// `noise 3 m`.
  case noise(Argument<Quantity>)
  /// `drift 8 m over 60 s`.
  case drift(Argument<Quantity>, over: Argument<Quantity>)
  /// `bias 9 m east`.
  case bias(Argument<Quantity>, DirectionSyntax)
  /// `delay 200 ms`.
  case delay(Argument<Quantity>)
  /// `like "open sky"`.
  case like(Argument<String>)
  /// `wild 300 m north [for 2 fixes] [accuracy 10 m]`.
  case wild(Argument<Quantity>, DirectionSyntax, fixes: Argument<Int>?, accuracy: Argument<Quantity>?)
  /// `frozen`.
  case frozen
  /// `cached 12 km north aged 1 h`.
  case cached(Argument<Quantity>, DirectionSyntax, age: Argument<Quantity>)
  /// `accuracy reads 2000 m`, `speed reads 3 m/s`, `course reads 90 deg`.
  case reads(FixField, Argument<Quantity>)
  /// `place reads 0.0 N, 0.0 E`.
  case placeReads(Coordinate)
  /// `place reads not-a-number`.
  case placeReadsNotANumber
  /// `course unknown`, `course unknown below 1 m/s`.
  case unknown(FixField, below: Argument<Quantity>?)
  /// `course off 180 deg`.
  case courseOff(Argument<Quantity>)
  /// `course noise 5 deg`.
  case courseNoise(Argument<Quantity>)
  /// `silent`.
  case silent
  /// `tunnel`, `tunnel frozen`, `tunnel coasting`.
  case tunnel(TunnelKind)
  /// `duplicate`.
  case duplicate
  /// `repeat`.
  case repeated
  /// `late 5 s`.
  case late(Argument<Quantity>)
  /// `held`.
  case held
  /// `clock ahead 600 s`.
  case clockAhead(Argument<Quantity>)
}

/// The fields of a fix that a line can falsify.
public enum FixField: String, Sendable, CaseIterable {
  /// The horizontal accuracy.
  case accuracy
  /// The speed.
  case speed
  /// The course.
  case course
  /// The place.
  case place
}

/// One line of the compass: what, and when.
public struct CompassLineSyntax: Sendable, Hashable {
  /// What happens.
  public var effect: CompassEffectSyntax
  /// When.
  public var window: WindowSyntax

  /// Makes a line.
  public init(_ effect: CompassEffectSyntax, _ window: WindowSyntax = .whole) {
    self.effect = effect
    self.window = window
  }
}

/// What a line of the compass says.
public enum CompassEffectSyntax: Sendable, Hashable {
  /// `every 100 ms`.
  case every(Argument<Quantity>)
  /// `noise 4 deg`.
  case noise(Argument<Quantity>)
  /// `bias 8 deg`.
  case bias(Argument<Quantity>)
  /// `magnetic`.
  case magnetic
  /// `accuracy 10 deg`.
  case accuracy(Argument<Quantity>)
  /// `reads 90 deg`.
  case reads(Argument<Quantity>)
  /// `invalid`.
  case invalid
  /// `silent`.
  case silent
}

/// One line of the barometer.
public enum BarometerLineSyntax: Sendable, Hashable {
  /// `door level 0`.
  case door(level: Argument<Int>)
  /// `level 2 from .. to ..`.
  case level(Argument<Int>, MomentSpan)
}
