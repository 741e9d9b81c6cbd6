/// Short words for maneuvers that an answer describes by type alone.
enum PlainPhrases {
  case english
  case korean

  /// What to say; nil for a maneuver that asks for nothing.
  ///
  /// - Parameter name: the road that the maneuver leads to; empty where it has none.
  func words(for kind: ManeuverKind, onto name: String = "") -> String? {
    switch self {
    case .english: Self.englishPhrases[kind].map { name.isEmpty ? $0 : $0 + " onto " + name }
    case .korean: Self.koreanPhrases[kind]
    }
  }

  private static let englishPhrases: [ManeuverKind: String] = [
    .left: "Turn left", .right: "Turn right", .slightLeft: "Turn slightly left", .slightRight: "Turn slightly right",
    .sharpLeft: "Turn sharp left", .sharpRight: "Turn sharp right", .keepLeft: "Keep left", .keepRight: "Keep right",
    .uTurn: "Make a U-turn", .merge: "Merge", .roundabout: "Enter the roundabout",
    .roundaboutExit: "Leave the roundabout", .ferry: "Take the ferry",
  ]

  private static let koreanPhrases: [ManeuverKind: String] = [
    .left: "좌회전", .right: "우회전", .slightLeft: "왼쪽 방향", .slightRight: "오른쪽 방향", .sharpLeft: "급좌회전",
    .sharpRight: "급우회전", .uTurn: "유턴",
  ]
}
