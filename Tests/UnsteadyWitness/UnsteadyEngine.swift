import Foundation
import GuidanceCore
import SimWorld

/// A way in which a program does something else each time.
enum Unsteadiness: String, Sendable {
  /// It takes what a Set gives first.
  case hashing
  /// It behaves otherwise beside the main thread.
  case thread
  /// It looks at the clock on the wall.
  case clock
  /// It decides by the last bit of a calculation.
  case mathematics

  /// How many metres it says too much.
  var meters: Int {
    switch self {
    case .hashing: Int(Set((1...64).map { "\($0)" }).first ?? "") ?? 0
    case .thread: Thread.isMainThread ? 1 : 2
    case .clock: Int(Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 1) * 1e6)
    case .mathematics:
      (1...4000).reduce(0) { sum, step in sum &* 31 &+ Int(sin(Double(step) * 0.0137).bitPattern & 1) } & 0xFFFF
    }
  }
}

/// Our engine, but for what it announces.
struct UnsteadyEngine: Guiding {
  var engine: GuidanceEngine
  let unsteadiness: Unsteadiness

  var snapshot: GuidanceSnapshot { engine.snapshot }

  mutating func update(_ fix: GuidanceFix) throws -> GuidanceUpdate {
    var update = engine.update(fix)
    update.events = update.events.map { event in
      guard case .announce(var announcement) = event else { return event }
      announcement.spokenDistance = announcement.spokenDistance.map { $0 + unsteadiness.meters }
      return .announce(announcement)
    }
    return update
  }
}
