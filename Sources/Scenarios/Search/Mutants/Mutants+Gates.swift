import GuidanceCore
import SimWorld

extension Mutants {
  /// Gates that let the wrong fixes through, or refuse the right ones.
  static let gates: [Mutant] = [
    .gateFigures("takes-stale", "a fix is taken however old it is") { $0.fix.stale = 1e9 },
    .gateFigures("takes-future", "a fix is taken that is stamped in the future") { $0.fix.future = 1e9 },
    .gateFigures("takes-coarse", "a fix is taken however coarse it is") { $0.fix.coarse = 1e9 },
    .gateFigures("takes-jumps", "a jump is believed at once") { $0.fix.topSpeed = 1e9 },
    .gate("takes-no-place-for-zero", "a place that is no number is taken for zero north and zero east") { gate in
      GateChange(gate) { fix, verdict, _ in
        guard case .refused(.invalid) = verdict, fix.time.isFinite else { return verdict }
        var fix = fix
        fix.coordinate = Coordinate(latitude: 0, longitude: 0)
        fix.isFirst = true
        return .accepted(fix)
      }
    },
    .gate("takes-older", "a fix is taken that is older than the last one") { gate in
      GateChange(gate) { fix, verdict, last in
        guard verdict == .refused(.notNewer), let last, fix.time < last else { return verdict }
        var fix = fix
        fix.isFirst = true
        return .accepted(fix)
      }
    },
    .gate("refuses-jumps-for-ever", "a jump is never believed, however long it lasts") { gate in
      RefusesJumpsForEver(gate)
    },
    .gate("deaf-after-a-clock-set-back", "a clock that was set back is never believed") { gate in
      GateChange(gate) { fix, verdict, last in
        if case .accepted(let fix) = verdict, fix.isFirst, let last, fix.time <= last { return .refused(.notNewer) }
        return verdict
      }
    },
  ]
}

extension Mutant {
  /// A trip whose gate and engine refuse fixes by wrong figures.
  fileprivate static func gateFigures(
    _ name: String, _ sentence: String, _ change: @escaping @Sendable (inout GuidanceConfig) -> Void
  ) -> Mutant {
    .trip(name, sentence) { site in change(&site.guidanceConfig) }
  }
}
