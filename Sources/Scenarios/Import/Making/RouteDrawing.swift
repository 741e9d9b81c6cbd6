import GuidanceCore
import SimWorld

/// The lines of a planned route under construction: each maneuver fits the bend that follows it.
struct RouteDrawing {
  /// Whether the provider's words are taken along.
  let keepsWords: Bool
  /// Where cameras stand, in metres along the legs.
  var cameras: [Double] = []
  /// How many maneuvers were drawn.
  private(set) var maneuverCount = 0
  private var departure: RouteLine?
  private var items: [Item] = []

  private enum Item {
    case leg(LegPen.Leg, RoadClass?)
    case maneuver(NavStep)
  }

  init(keepsWords: Bool) { self.keepsWords = keepsWords }

  mutating func depart(_ step: NavStep) {
    departure = .depart(Argument(keepsWords ? ParameterName.unnamed(step.instruction) : "Set off"))
  }

  mutating func add(_ leg: LegPen.Leg, _ roadClass: RoadClass?) { items.append(.leg(leg, roadClass)) }

  mutating func add(_ steps: [NavStep]) {
    items += steps.map { .maneuver($0) }
    maneuverCount += steps.count
  }

  /// The lines; an arrival that a provider left out is none here either.
  var lines: [RouteLine] {
    var lines = departure.map { [$0] } ?? []
    for (index, item) in items.enumerated() {
      switch item {
      case .leg(let leg, let roadClass): lines.append(leg.line(roadClass))
      case .maneuver(let step): lines.append(.maneuver(maneuver(step, bend: bend(at: index))))
      }
    }
    return lines
  }

  /// The turn of the line at an item, right positive; nil at its ends.
  private func bend(at index: Int) -> Double? {
    func bearing(_ items: some Sequence<Item>) -> Double? {
      for case .leg(let leg, _) in items { return leg.bearing }
      return nil
    }
    guard let before = bearing(items[..<index].reversed()), let after = bearing(items[index...]) else { return nil }
    return Geodesy.turn(from: before, to: after)
  }

  private func maneuver(_ step: NavStep, bend: Double?) -> ManeuverSyntax {
    let kind = Self.kind(step.kind, bend: bend)
    if keepsWords { return ManeuverSyntax(kind, words: Argument(ParameterName.unnamed(step.instruction))) }
    let isOwnKind = kind == step.kind || (step.kind == .straight && kind != .straight)
    return ManeuverSyntax(kind, words: isOwnKind ? nil : Argument(Self.words(step.kind)))
  }

  /// The kind as the language draws it: one that it knows, and that the bend does not contradict.
  private static func kind(_ kind: ManeuverKind, bend: Double?) -> ManeuverKind {
    guard let bend else { return ManeuverSyntax.isWord(kind) ? kind : .straight }
    switch kind {
    case .left, .slightLeft, .sharpLeft: return bend > 1 && bend < 179 ? .keepLeft : kind
    case .right, .slightRight, .sharpRight: return bend < -1 && bend > -179 ? .keepRight : kind
    case .uTurn: return abs(bend) < 90 ? .straight : kind
    // Where a recording tells no kind, the line does; 25 degrees is what a drawn route calls a turn.
    case .straight where abs(bend) > 25: return bend < 0 ? .left : .right
    default: return ManeuverSyntax.isWord(kind) ? kind : .straight
    }
  }

  /// Words without a name for a maneuver that is drawn as another one.
  private static func words(_ kind: ManeuverKind) -> String {
    switch kind {
    case .merge: "Merge"
    case .crosswalk: "Cross the street"
    case .ferry: "Take the ferry"
    case .stairs: "Take the stairs"
    case .waypoint: "You reach a stop"
    case .uTurn: "Turn around"
    case .left, .slightLeft, .sharpLeft: "Turn left"
    case .right, .slightRight, .sharpRight: "Turn right"
    default: "Go on"
    }
  }
}

extension ManeuverSyntax {
  /// Whether the language has a word for a kind.
  static func isWord(_ kind: ManeuverKind) -> Bool {
    kind == .keepLeft || kind == .keepRight || (turns + plainWords).contains { $0.1 == kind }
  }
}
