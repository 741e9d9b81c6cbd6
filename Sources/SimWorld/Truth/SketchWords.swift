import GuidanceCore

/// The words that a drawn or computed maneuver gets where its author wrote none.
package enum ManeuverWords {
  /// The made words for a kind; empty for one that nobody speaks of.
  ///
  /// - Parameters:
  ///   - exit: the number of a roundabout's exit.
  ///   - road: the name of the road that the maneuver leads onto.
  package static func made(for kind: ManeuverKind, exit: Int? = nil, road: String? = nil) -> String {
    let onto = road.map { " onto \($0)" } ?? ""
    switch kind {
    case .left: return "Turn left" + onto
    case .right: return "Turn right" + onto
    case .slightLeft: return "Turn slightly left" + onto
    case .slightRight: return "Turn slightly right" + onto
    case .sharpLeft: return "Turn sharply left" + onto
    case .sharpRight: return "Turn sharply right" + onto
    case .keepLeft: return "Keep left"
    case .keepRight: return "Keep right"
    case .uTurn: return "Turn around"
    case .roundabout: return exit.map { "Take exit \($0)" } ?? "Enter the roundabout"
    case .roundaboutExit: return "Leave the roundabout" + onto
    case .straight: return "Go straight on" + onto
    case .arrive: return "You arrive"
    default: return ""
    }
  }
}
