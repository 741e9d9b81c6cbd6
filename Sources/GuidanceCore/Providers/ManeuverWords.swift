import Foundation

/// Reads what a step does from its words, English or Korean.
enum ManeuverWords {
  /// What the words say; nil where they say nothing of a maneuver.
  static func kind(of words: String) -> ManeuverKind? {
    let lower = words.lowercased()
    return korean(lower) ?? english(lower)
  }

  /// The more telling words come first: `급좌회전` holds `좌회전`.
  private static let koreanWords: [(word: String, kind: ManeuverKind)] = [
    ("유턴", .uTurn), ("회전교차로", .roundabout), ("로터리", .roundabout), ("급좌회전", .sharpLeft), ("급우회전", .sharpRight),
    ("좌회전", .left), ("우회전", .right), ("횡단보도", .crosswalk), ("계단", .stairs), ("엘리베이터", .stairs),
    ("에스컬레이터", .stairs), ("목적지", .arrive), ("도착", .arrive), ("출발", .depart),
  ]

  private static let koreanSides: [(word: String, kind: ManeuverKind)] = [
    ("왼쪽", .slightLeft), ("좌측", .slightLeft), ("오른쪽", .slightRight), ("우측", .slightRight), ("직진", .straight),
  ]

  private static func korean(_ words: String) -> ManeuverKind? {
    if let entry = koreanWords.first(where: { words.contains($0.word) }) { return entry.kind }
    if let hour = clockHour(words) { return kind(clockHour: hour) }
    return koreanSides.first { words.contains($0.word) }?.kind
  }

  /// The hour of `2시 방향`, 12 being straight on.
  private static func clockHour(_ words: String) -> Int? {
    guard let range = words.range(of: "시 방향") ?? words.range(of: "시방향") else { return nil }
    let digits = words[..<range.lowerBound].reversed().prefix { $0.isASCII && $0.isNumber }
    guard let hour = Int(String(digits.reversed())), (1...12).contains(hour) else { return nil }
    return hour
  }

  private static func kind(clockHour hour: Int) -> ManeuverKind {
    let degrees = hour == 12 ? 0.0 : Double(hour) * 30
    return LineTurn.kind(degrees: degrees > 180 ? degrees - 360 : degrees)
  }

  private static let englishPhrases: [(phrase: String, kind: ManeuverKind)] = [
    ("u-turn", .uTurn), ("roundabout", .roundabout), ("traffic circle", .roundabout), ("destination", .arrive),
    ("arrive", .arrive), ("merge", .merge), ("ferry", .ferry),
  ]

  private static func english(_ words: String) -> ManeuverKind? {
    if let entry = englishPhrases.first(where: { words.contains($0.phrase) }) { return entry.kind }
    let tokens = words.split { !$0.isLetter }
    guard let side = tokens.firstIndex(where: { $0 == "left" || $0 == "right" }) else {
      return tokens.contains("straight") ? .straight : nil
    }
    let isLeft = tokens[side] == "left"
    switch side > 0 ? tokens[side - 1] : "" {
    case "slight", "slightly", "bear": return isLeft ? .slightLeft : .slightRight
    case "sharp": return isLeft ? .sharpLeft : .sharpRight
    case "keep", "stay": return isLeft ? .keepLeft : .keepRight
    default: return isLeft ? .left : .right
    }
  }
}
