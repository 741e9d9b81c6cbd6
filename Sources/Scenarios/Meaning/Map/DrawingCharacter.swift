/// What a character of a drawing is; nil for one that means nothing.
enum DrawingCharacter: Equatable {
  case letter, corner, road

  init?(_ character: Character) {
    switch character {
    case "+": self = .corner
    case "-", "|", "/", "\\", "=", "\"", ".", ":", ">", "<", "^", "v": self = .road
    case _ where character.isLetter: self = .letter
    default: return nil
    }
  }
}

/// A direction in which roads are drawn; rightwards or downwards, so that each road is found once.
enum DrawingDirection: CaseIterable {
  case right, down, downRight, downLeft

  /// Rows and columns before diagonals: a dotted footpath fits both, and the straight one is meant.
  static let straightFirst: [Self] = [.right, .down, .downRight, .downLeft]
  static let all = Self.allCases

  var rows: Int { self == .right ? 0 : 1 }

  var columns: Int {
    switch self {
    case .right, .downRight: 1
    case .down: 0
    case .downLeft: -1
    }
  }
}

/// What one character says of the road that it belongs to.
enum DrawingStroke: Equatable {
  case kind(DrawnMap.Kind)
  case oneWay(Way)

  /// A one-way road's direction, seen from its left or upper end.
  enum Way { case forward, backward }

  /// Nil where the character does not fit a road in this direction.
  init?(_ character: Character, going direction: DrawingDirection) {
    switch (character, direction) {
    case ("-", .right), ("|", .down), ("\\", .downRight), ("/", .downLeft): self = .kind(.street)
    case ("=", .right), ("\"", .down): self = .kind(.highway)
    case (".", _), (":", _): self = .kind(.footpath)
    case (">", .right), (">", .downRight), ("v", .down), ("v", .downRight), ("v", .downLeft), ("<", .downLeft):
      self = .oneWay(.forward)
    case ("<", .right), ("<", .downRight), ("^", .down), ("^", .downRight), ("^", .downLeft), (">", .downLeft):
      self = .oneWay(.backward)
    default: return nil
    }
  }
}
