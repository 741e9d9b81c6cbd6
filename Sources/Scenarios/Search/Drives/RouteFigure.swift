import GuidanceCore

/// What a generated route is made of; the raw value is its name in the table.
package enum RouteFigure: String, Sendable, CaseIterable {
  /// Streets that meet at any angle.
  case turns
  /// Legs side by side, 15 m apart, with a sharp bend between them.
  case hairpins
  /// Roundabouts of 12 to 25 m radius, left at any exit.
  case roundabouts
  /// Out and back on one road.
  case outAndBack = "out and back"
  /// Two loops that cross in the middle.
  case eight = "figure of eight"
  /// Round a block, to where it began.
  case ring
  /// A highway and its winding exit; for cars.
  case highway
  /// Several of the others, one after the other.
  case mixed

  /// The figures that a mode has.
  static func all(for mode: TravelMode) -> [Self] { mode == .driving ? allCases : allCases.filter { $0 != .highway } }

  /// The figures that a mixed route is made of.
  static let parts: [Self] = [.turns, .hairpins, .roundabouts, .outAndBack, .eight]
}
