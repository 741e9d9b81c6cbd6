import Foundation

/// Settles the particle "(으)로" by the sound before it.
///
/// After a vowel or ㄹ it is 로, after any other final consonant 으로. Hangul shows its final consonant; digits, Latin
/// letters and units of length are taken as they are read aloud in Korean.
public enum KoreanParticle {
  /// The text with every open particle settled.
  public static func resolve(_ text: String) -> String {
    let parts = text.precomposedStringWithCanonicalMapping.components(separatedBy: "(으)로")
    guard var resolved = parts.first else { return text }
    for part in parts.dropFirst() { resolved += particle(after: resolved) + part }
    return resolved
  }

  /// The particle that follows a word: `로` or `으로`.
  ///
  /// Brackets, quotes and blanks behind the word are passed over; a word in no known script gives 로.
  public static func particle(after word: String) -> String {
    endsInConsonant(word) ? "으로" : "로"
  }

  /// Whether the word's last sound is a final consonant other than ㄹ.
  static func endsInConsonant(_ word: String) -> Bool {
    let letters = Array(word.precomposedStringWithCanonicalMapping.unicodeScalars)
    guard let last = letters.lastIndex(where: { isRead($0) }) else { return false }
    let scalar = letters[last]
    if (0xAC00...0xD7A3).contains(scalar.value) {
      let final = (scalar.value - 0xAC00) % 28  // 28 syllables share their first two letters; 0 = open, 8 = ㄹ
      return final != 0 && final != 8
    }
    let run = letters[...last]
    if isDigit(scalar) { return numberEndsInConsonant(run.reversed().prefix(while: isDigit)) }
    let name = Array(run.reversed().prefix(while: isLatin).reversed())
    let before = last - name.count >= 0 ? letters[last - name.count] : nil
    return latinEndsInConsonant(name, follows: before)
  }

  /// Read from the last digit back: 일 칠 팔 end in ㄹ, 이 사 오 구 in a vowel; 0 closes 십, 백, 천, 만 or is 영 itself.
  private static func numberEndsInConsonant(_ digits: [Unicode.Scalar]) -> Bool {
    guard let last = digits.first else { return false }
    if last != "0" { return ["3", "6"].contains(last) }
    let zeros = digits.prefix { $0 == "0" }.count
    let isTrillions = zeros < digits.count && zeros >= 12 && zeros < 16 && zeros % 4 == 0
    return !isTrillions  // 조 is the one unit that ends in a vowel
  }

  /// An abbreviation is spelt out, where only M (엠) and N (엔) close; a word closes with m, n or ng, a silent e or not.
  private static func latinEndsInConsonant(_ name: [Unicode.Scalar], follows before: Unicode.Scalar?) -> Bool {
    let text = String(String.UnicodeScalarView(name))
    if let before, isDigit(before), ["m", "km", "cm"].contains(text) { return false }  // 미터
    let word = text.lowercased()
    if text == text.uppercased() { return word.hasSuffix("m") || word.hasSuffix("n") }
    let silent = ["ame", "ane", "ime", "ine", "ome", "one", "une"]
    return word.hasSuffix("m") || word.hasSuffix("n") || word.hasSuffix("ng") || silent.contains { word.hasSuffix($0) }
  }

  private static func isRead(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || isDigit(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
