extension GPSLineSyntax: CanonicallyWritten {
  /// `silent from 3:10 to 3:32`.
  public var written: String { window == .whole ? effect.written : "\(effect.written) \(window.written)" }
}

extension GPSEffectSyntax: CanonicallyWritten {
  /// `wild 300 m north`.
  public var written: String {
    switch self {
    case .every(let time): "every " + time.written
    case .accuracy(let length): "accuracy " + length.written
    case .noise(let length): "noise " + length.written
    case .drift(let length, let time): "drift \(length.written) over \(time.written)"
    case .bias(let length, let direction): "bias \(length.written) \(direction.written)"
    case .delay(let time): "delay " + time.written
    case .like(let preset): "like " + preset.quoted
    case .wild(let length, let direction, let fixes, let accuracy):
      [
        "wild", length.written, direction.written, fixes.map { "for " + $0.fixes },
        accuracy.map { "accuracy " + $0.written },
      ].spaced
    case .frozen: "frozen"
    case .cached(let length, let direction, let age):
      "cached \(length.written) \(direction.written) aged \(age.written)"
    case .reads(let field, let value): "\(field.rawValue) reads \(value.written)"
    case .placeReads(let place): "place reads " + place.written
    case .placeReadsNotANumber: "place reads not-a-number"
    case .unknown(let field, let below): [field.rawValue, "unknown", below.map { "below " + $0.written }].spaced
    case .courseOff(let angle): "course off " + angle.written
    case .courseNoise(let angle): "course noise " + angle.written
    case .silent: "silent"
    case .tunnel(let kind): kind == .silent ? "tunnel" : "tunnel " + kind.rawValue
    case .duplicate: "duplicate"
    case .repeated: "repeat"
    case .late(let time): "late " + time.written
    case .held: "held"
    case .clockAhead(let time): "clock ahead " + time.written
    }
  }
}

extension CompassLineSyntax: CanonicallyWritten {
  /// `reads 30 deg from 1:45 to 1:55`.
  public var written: String { window == .whole ? effect.written : "\(effect.written) \(window.written)" }
}

extension CompassEffectSyntax: CanonicallyWritten {
  /// `noise 4 deg`.
  public var written: String {
    switch self {
    case .every(let time): "every " + time.written
    case .noise(let angle): "noise " + angle.written
    case .bias(let angle): "bias " + angle.written
    case .magnetic: "magnetic"
    case .accuracy(let angle): "accuracy " + angle.written
    case .reads(let angle): "reads " + angle.written
    case .invalid: "invalid"
    case .silent: "silent"
    }
  }
}

extension BarometerLineSyntax: CanonicallyWritten {
  /// `level 2 from 3:00 to 4:00`.
  public var written: String {
    switch self {
    case .door(let level): "door level " + level.written
    case .level(let level, let span): "level \(level.written) \(span.written)"
    }
  }
}

extension Argument<Int> {
  /// `2 fixes`, `1 fix`.
  fileprivate var fixes: String { written + (literal == 1 ? " fix" : " fixes") }
}
