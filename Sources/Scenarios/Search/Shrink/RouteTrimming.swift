import GuidanceCore
import SimWorld

/// Cuts off what lies before and behind a short drive along a long drawn route.
///
/// Only legs that the drive never came near are cut: a route without those that it used would fail by that alone.
struct RouteTrimming {
  /// How much of the route is left before the first place and behind the last, in metres: little, else enough for all
  /// that is announced ahead in town.
  private static let marginsMeters = [100.0, 1000]

  /// The scenario with less of its first route behind the drive, and then also less before it; the best first.
  ///
  /// - Parameter result: what the scenario shows.
  static func candidates(_ scenario: Scenario, _ result: RunResult) -> [Scenario] {
    guard scenario.map == nil, let section = scenario.routes.first, section.file == nil, section.places.isEmpty,
      let route = result.run.plan.routes.first?.route, let drawn = Legs(section, route),
      let used = used(result, route)
    else { return [] }
    return marginsMeters.flatMap { margin in
      var cut = scenario
      cut.routes[0].lines = drawn.lines(upTo: used.upperBound + margin)
      var begun = cut
      if let (lines, start) = drawn.lines(cut.routes[0].lines, from: used.lowerBound - margin) {
        begun.routes[0].lines = lines
        begun.origin = Line(start)
      }
      return [begun, cut]
    }
  }

  /// From where to where along the first route the fixes were matched, or lie nearest to it.
  private static func used(_ result: RunResult, _ route: NavRoute) -> ClosedRange<Double>? {
    var alongs: [Double] = []
    for entry in result.journal.entries {
      guard case .fix(let record) = entry.event else { continue }
      if let projection = route.polyline.project(record.delivered.fix.coordinate) { alongs.append(projection.along) }
    }
    guard let first = alongs.min(), let last = alongs.max() else { return nil }
    return first...last
  }
}

/// The lines of a drawn route with the metres at which each begins.
private struct Legs {
  private let section: RouteSection
  private let route: NavRoute
  private var begins: [Double] = []

  /// Nil for lines that count metres, or that are relative to the ones before.
  init?(_ section: RouteSection, _ route: NavRoute) {
    self.section = section
    self.route = route
    var along = 0.0
    for line in section.lines {
      begins.append(along)
      switch line.content {
      case .leg(.degrees, let length, _): along += length.literal?.baseValue ?? .nan
      case .maneuver: break
      default: return nil
      }
    }
    guard along.isFinite, abs(along - route.length) < 1 else { return nil }
  }

  /// The lines that begin before a distance, and the arrival.
  func lines(upTo along: Double) -> [Line<RouteLine>] {
    let kept = zip(section.lines, begins).filter { $1 < along }.map(\.0)
    guard let last = section.lines.last, kept.last != last else { return kept }
    return kept + [last]
  }

  /// Those of some lines whose legs end behind a distance, and where the first of them begins.
  func lines(_ lines: [Line<RouteLine>], from along: Double) -> ([Line<RouteLine>], Coordinate)? {
    guard let first = begins.lastIndex(where: { $0 <= along }), first > 0, first < lines.count,
      case .leg = lines[first].content
    else { return nil }
    return (Array(lines[first...]), route.polyline.coordinate(at: begins[first]))
  }
}
