/// The English lines.
public struct EnglishPhrases: PhraseBook {
  /// Makes the book.
  public init() {}

  /// English.
  public var language: SpokenLanguage { .english }

  /// Metres below a kilometre, else kilometres: `300 metres`, `1 kilometre`, `1.5 kilometres`.
  public func distance(_ meters: Int) -> String {
    guard meters >= 1000 else { return meters == 1 ? "1 metre" : "\(meters) metres" }
    let kilometers = SpokenFigure.kilometers(meters)
    return kilometers == "1" ? "1 kilometre" : "\(kilometers) kilometres"
  }

  /// The line for something that happened.
  public func line(for utterance: Utterance) -> String {
    switch utterance {
    case .announce(let announcement): line(for: announcement)
    case .started: "Let's go"
    case .arrived: "You have arrived"
    case .offRoute: "You have left the route"
    case .backOnRoute: "Back on the route"
    case .rerouted: "New route"
    case .noWayFound: "No way found"
    case .speedCamera(let meters): "Speed camera in \(distance(meters))"
    }
  }

  private func line(for announcement: Announcement) -> String {
    let words = Self.sentence(announcement.instruction)
    var line = announcement.spokenDistance.map { "In \(distance($0)), \(Self.midSentence(words))" } ?? words
    if let then = announcement.then { line += ", then " + Self.midSentence(Self.sentence(then)) }
    return line
  }

  /// The words without the blanks and the full stop at their end, so that a line can go on.
  static func sentence(_ words: String) -> String {
    if isSentence(words.utf8) { return words }
    let parts = words.split(whereSeparator: \.isWhitespace)
    let line = parts.joined(separator: " ")
    return line.hasSuffix(".") ? String(line.dropLast()) : line
  }

  /// Whether there is nothing to take away: only ASCII, single blanks between words, no full stop at the end.
  ///
  /// So are most; the way round by characters costs a hundred times as much.
  private static func isSentence(_ words: String.UTF8View) -> Bool {
    let blank = UInt8(ascii: " ")
    var before = blank
    for byte in words {
      guard byte < 0x7f, byte > blank || (byte == blank && before != blank) else { return false }
      before = byte
    }
    return before != blank && before != UInt8(ascii: ".")
  }

  /// The words as they stand inside a sentence: a first word that is no name begins with a small letter.
  static func midSentence(_ words: String) -> String {
    let first = firstWord(of: words)
    guard openers.contains(first) else { return words }
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// The letters at the beginning, small.
  private static func firstWord(of words: String) -> String {
    let letters = words.utf8.prefix { UInt8(ascii: "a") <= $0 | 0x20 && $0 | 0x20 <= UInt8(ascii: "z") }
    // A byte that is not ASCII may belong to the last letter, or be one.
    if let next = words.utf8[letters.endIndex...].first, next >= 0x80 {
      return words.prefix { $0.isLetter }.lowercased()
    }
    return String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self)
  }

  /// First words of instructions; anything else may be a name and keeps its capital.
  private static let openers: Set<String> = [
    "arrive", "at", "bear", "continue", "cross", "drive", "enter", "exit", "follow", "go", "head", "in", "keep",
    "left", "leave", "make", "merge", "on", "proceed", "ride", "right", "roundabout", "slight", "sharp", "start",
    "stay", "take", "the",
    "turn", "use", "walk", "you", "your",
  ]
}
