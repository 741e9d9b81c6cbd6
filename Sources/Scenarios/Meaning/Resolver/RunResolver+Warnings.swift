import GuidanceCore
import SimWorld

extension RunResolver {
  /// Warns of a scenario that holds whatever happens.
  mutating func warnOfNothingExpected() {
    guard !incomplete.contains(.expect), scenario.expect?.lines.isEmpty ?? true else { return }
    warning(
      .expectsNothing, "this scenario expects nothing, so it always holds",
      scenario.expect?.span ?? scenario.title.span, "say what must come of it: `expect`, and below it `arrived once`")
  }

  /// Warns of turns that lie closer together than a step between two fixes: no receiver can tell them apart.
  mutating func warnOfScale() {
    // Real roads are as they are.
    guard scenario.map?.file == nil, let drive, let route = firstRoute, let path else { return }
    let period = Double(scenario.gps?.lines.compactMap(\.everyNanoseconds).last ?? 1_000_000_000) / 1e9
    let turns = route.steps.filter { $0.kind != .depart && $0.kind != .arrive }
    for (first, second) in zip(turns, turns.dropFirst()) {
      let gap = second.maneuverAlong - first.maneuverAlong
      let speed = path == route.polyline ? speed(of: drive, at: first.maneuverAlong) : drive.state(at: .zero).speed
      guard let speed, gap > 0, gap < speed * period else { continue }
      warning(
        .notToScale,
        "two turns lie \(WrittenNumber.rounded(gap, decimals: 1)) m apart, and between two fixes the traveller goes "
          + "\(WrittenNumber.rounded(speed * period, decimals: 1)) m",
        scenario.map?.span ?? scenario.routes.first?.span ?? .none,
        scenario.map == nil ? "draw the legs longer, or go slower" : "give the map a larger scale, or go slower")
      return
    }
  }

  private func speed(of drive: Drive, at along: Double) -> Double? {
    drive.firstTime(atAlong: along).map { drive.state(at: $0).speed }
  }
}

extension Line where Content == GPSLineSyntax {
  /// The period that the line sets; nil where it sets none.
  fileprivate var everyNanoseconds: Int64? {
    guard case .every(let time) = content.effect, let quantity = time.literal else { return nil }
    return SimInstant.seconds(quantity.baseValue).nanoseconds
  }
}
