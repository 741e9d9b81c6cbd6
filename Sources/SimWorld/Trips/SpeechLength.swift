/// How long a spoken line lasts.
public enum SpeechLength {
  /// Characters a second: about 160 English words a minute, at five letters and a blank each, is 16; voices that give
  /// directions speak a little slower.
  static let charactersPerSecond = 14.0
  /// What the shortest line takes, in seconds.
  static let least = 1.0

  /// Seconds that a line takes.
  ///
  /// A syllable written as one character (Hangul) takes as long as two letters: seven a second.
  public static func seconds(of line: String) -> Double {
    let letters = line.unicodeScalars.reduce(0) { $0 + (isSyllable($1) ? 2 : 1) }
    return max(least, Double(letters) / charactersPerSecond)
  }

  private static func isSyllable(_ scalar: Unicode.Scalar) -> Bool { (0xAC00...0xD7A3).contains(scalar.value) }
}
