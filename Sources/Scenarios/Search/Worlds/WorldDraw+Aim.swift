import GuidanceCore

extension WorldDraw {
  /// Draws the cell of the table that the world is aimed at; luck never decides it.
  mutating func takeAim() {
    let place = below(FaultTable.cells.count + 1)
    aim = place == 0 ? nil : FaultTable.cells[place - 1]
  }

  /// How often a kind of fault exists because of the aim; nil = as ever.
  func aimedPercent(_ kind: FaultKind) -> Int? {
    guard let aim else { return nil }
    if kind == aim.fault { return 100 }
    switch aim.phase {
    // Whoever shall be off the route has to leave it, and whoever shall arrive may not.
    case .offRoute, .reroute: return kind == .leaves && aim.fault != .turnsBack ? 100 : nil
    case .arrive, .afterEnd: return kind == .leaves || kind == .turnsBack || kind == .beside ? 0 : nil
    default: return nil
    }
  }

  /// A second of the phase that the fault of the line shall meet; nil where the line is not the aim's.
  mutating func aimedMoment() -> Double? {
    guard let aim, current == aim.fault else { return nil }
    let moments = moments(of: aim.phase)
    return moments.isEmpty ? nil : moments[below(moments.count)]
  }

  /// The whole seconds of a phase: as they were, or about as they will be.
  private func moments(of phase: FaultTable.Phase) -> [Double] {
    if !phaseMoments.isEmpty { return (phaseMoments[phase] ?? []).map { $0.rounded(.down) } }
    let turn = (legs.first?.length ?? 0) / speed
    let radius = mode.drawn(driving: 35.0, cycling: 20, walking: 15) / speed
    let left = (detour?.lowerBound ?? gone?.along ?? 0) / speed
    return switch phase {
    case .depart: seconds(0, 9)
    case .cruise: seconds(11, turn - 310 / speed)
    case .approach: seconds(turn - 290 / speed, turn - 30 / speed)
    case .turn: seconds(turn - 20 / speed, turn + 20 / speed)
    // Thirty metres beside and three fixes more he is off the route; a second later comes the answer.
    case .offRoute: seconds(left + 32 / speed, left + 32 / speed + 4)
    case .reroute: seconds(left + 32 / speed + 4, left + 32 / speed + 14)
    case .arrive: seconds(duration - radius, duration - radius + 8)
    case .afterEnd: seconds(duration - radius + 10, duration + 30)
    }
  }

  private func seconds(_ begin: Double, _ end: Double) -> [Double] {
    let first = max(0, begin.rounded(.up))
    return first > end ? [] : Array(stride(from: first, through: end, by: 1))
  }
}
