/// A part of a spoken line whose sound can be kept and used again.
public struct LineChunk: Sendable, Hashable {
  /// The words, with the punctuation that gives them their tone.
  public let text: String
  /// The language that they are spoken in.
  public let language: SpokenLanguage

  /// Makes a chunk.
  public init(text: String, language: SpokenLanguage) {
    self.text = text
    self.language = language
  }

  /// The name under which the sound is kept: 16 hexadecimal digits that depend on the language and the words alone.
  public var contentHash: String { FNV1a64.hex(of: "\(language.rawValue)\n\(text)") }
}

/// Splits lines where a speaker would pause, so that parts which come again need not be made again.
public enum LineChunks {
  /// The chunks of a line in order; joined with blanks they give the line back.
  ///
  /// A pause is a comma, semicolon, colon or the end of a sentence, followed by a blank: the point in `1.5` is none.
  /// Runs of blanks in the line count as one.
  public static func split(_ line: String, language: SpokenLanguage) -> [LineChunk] {
    var chunks: [String] = []
    var current: [Substring] = []
    for word in line.split(whereSeparator: \.isWhitespace) {
      current.append(word)
      guard let last = word.last, pauses.contains(last) else { continue }
      chunks.append(current.joined(separator: " "))
      current = []
    }
    if !current.isEmpty { chunks.append(current.joined(separator: " ")) }
    return chunks.map { LineChunk(text: $0, language: language) }
  }

  private static let pauses: Set<Character> = [",", ";", ":", ".", "!", "?", "。", "、"]
}
