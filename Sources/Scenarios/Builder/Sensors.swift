// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The words of the language, as they look in a builder.

import GuidanceCore
import SimWorld

/// `gps`: what the receiver does.
public func GPS() -> Section<GPSLineSyntax> { Section([]) }

/// `compass`: what the compass does.
public func Compass() -> Section<CompassLineSyntax> { Section([]) }

/// `barometer`: what the barometer does.
public func Barometer() -> Section<BarometerLineSyntax> { Section([]) }

extension Section {
  /// The section with one more line.
  func adding(_ content: Content) -> Self {
    var section = self
    section.lines.append(Line(content))
    return section
  }
}

extension Section<GPSLineSyntax> {
  /// Any line of the language.
  public func line(_ effect: GPSEffectSyntax, _ window: WindowSyntax = .whole) -> Self {
    adding(GPSLineSyntax(effect, window))
  }

  /// `every 1 s`.
  public func every(_ time: Argument<Quantity>) -> Self { line(.every(time)) }
  /// `accuracy 5 m`.
  public func accuracy(_ length: Argument<Quantity>, _ window: WindowSyntax = .whole) -> Self {
    line(.accuracy(length), window)
  }
  /// `noise 3 m`.
  public func noise(_ length: Argument<Quantity>, _ window: WindowSyntax = .whole) -> Self {
    line(.noise(length), window)
  }
  /// `drift 8 m over 60 s`.
  public func drift(
    _ length: Argument<Quantity>, over time: Argument<Quantity>, _ window: WindowSyntax = .whole
  ) -> Self { line(.drift(length, over: time), window) }
  /// `bias 9 m east`.
  public func bias(
    _ length: Argument<Quantity>, _ direction: DirectionSyntax, _ window: WindowSyntax = .whole
  ) -> Self { line(.bias(length, direction), window) }
  /// `delay 200 ms`.
  public func delay(_ time: Argument<Quantity>, _ window: WindowSyntax = .whole) -> Self { line(.delay(time), window) }
  /// `like "open sky"`.
  public func like(_ preset: GPSPreset, _ window: WindowSyntax = .whole) -> Self {
    line(.like(Argument(preset.rawValue)), window)
  }
  /// `wild 300 m north for 2 fixes accuracy 10 m`.
  public func wild(
    _ length: Argument<Quantity>, _ direction: DirectionSyntax, fixes: Argument<Int>? = nil,
    accuracy: Argument<Quantity>? = nil, _ window: WindowSyntax = .whole
  ) -> Self { line(.wild(length, direction, fixes: fixes, accuracy: accuracy), window) }
  /// `cached 12 km north aged 1 h`.
  public func cached(
    _ length: Argument<Quantity>, _ direction: DirectionSyntax, aged age: Argument<Quantity>,
    _ window: WindowSyntax = .whole
  ) -> Self { line(.cached(length, direction, age: age), window) }
  /// `course reads 90 deg`; any field but the place.
  public func reads(_ field: FixField, _ value: Argument<Quantity>, _ window: WindowSyntax = .whole) -> Self {
    line(.reads(field, value), window)
  }
  /// `place reads 0 N, 0 E`.
  public func placeReads(_ place: Coordinate, _ window: WindowSyntax = .whole) -> Self {
    line(.placeReads(place), window)
  }
  /// `place reads not-a-number`.
  public func placeReadsNotANumber(_ window: WindowSyntax = .whole) -> Self { line(.placeReadsNotANumber, window) }
  /// `course unknown below 1 m/s`.
  public func unknown(
    _ field: FixField, below speed: Argument<Quantity>? = nil, _ window: WindowSyntax = .whole
  ) -> Self { line(.unknown(field, below: speed), window) }
  /// `silent`.
  public func silent(_ window: WindowSyntax = .whole) -> Self { line(.silent, window) }
  /// `frozen`.
  public func frozen(_ window: WindowSyntax = .whole) -> Self { line(.frozen, window) }
  /// `tunnel`, `tunnel frozen`, `tunnel coasting`.
  public func tunnel(_ kind: TunnelKind = .silent, _ window: WindowSyntax = .whole) -> Self {
    line(.tunnel(kind), window)
  }
  /// `duplicate`.
  public func duplicate(_ window: WindowSyntax = .whole) -> Self { line(.duplicate, window) }
  /// `late 5 s`.
  public func late(_ time: Argument<Quantity>, _ window: WindowSyntax = .whole) -> Self { line(.late(time), window) }
  /// `held`.
  public func held(_ window: WindowSyntax = .whole) -> Self { line(.held, window) }
  /// `clock ahead 600 s`.
  public func clockAhead(_ time: Argument<Quantity>, _ window: WindowSyntax = .whole) -> Self {
    line(.clockAhead(time), window)
  }
}

extension Section<CompassLineSyntax> {
  /// Any line of the language: `.line(.noise(4.deg))`.
  public func line(_ effect: CompassEffectSyntax, _ window: WindowSyntax = .whole) -> Self {
    adding(CompassLineSyntax(effect, window))
  }

  /// `every 100 ms`.
  public func every(_ time: Argument<Quantity>) -> Self { line(.every(time)) }
  /// `reads 90 deg`.
  public func reads(_ angle: Argument<Quantity>, _ window: WindowSyntax = .whole) -> Self {
    line(.reads(angle), window)
  }
}

extension Section<BarometerLineSyntax> {
  /// `door level 0`.
  public func door(level: Argument<Int>) -> Self { adding(.door(level: level)) }
  /// `level 2 from 3:00 to 4:00`.
  public func level(_ level: Argument<Int>, _ span: MomentSpan) -> Self { adding(.level(level, span)) }
}

extension WindowSyntax {
  /// `from M to N`.
  public static func from(_ from: Argument<Moment>, to: Argument<Moment>) -> Self { .span(.from(from, to: to)) }
  /// `before M`.
  public static func before(_ moment: Argument<Moment>) -> Self { .span(.before(moment)) }
  /// `after M`.
  public static func after(_ moment: Argument<Moment>) -> Self { .span(.after(moment)) }
}
