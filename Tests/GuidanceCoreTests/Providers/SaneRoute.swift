import GuidanceCore

/// What holds of every route that a decoder gives, whatever the answer was.
enum SaneRoute {
  /// The first thing that does not hold; nil where all do.
  static func problem(_ route: NavRoute) -> String? {
    let length = route.length
    if !length.isFinite || length <= 0 { return "length \(length)" }
    if !route.polyline.vertices.allSatisfy(\.isValid) { return "a vertex that is no place" }
    guard let first = route.steps.first, let last = route.steps.last, route.steps.count >= 2 else { return "no steps" }
    if first.kind != .depart || first.maneuverAlong != 0 { return "departure \(first)" }
    if last.kind != .arrive || last.maneuverAlong != length { return "arrival \(last)" }
    for (before, after) in zip(route.steps, route.steps.dropFirst()) where before.maneuverAlong > after.maneuverAlong {
      return "steps that run backwards: \(before), \(after)"
    }
    let middle = route.steps.dropFirst().dropLast()
    if middle.contains(where: { $0.kind == .arrive || $0.kind == .depart }) { return "an end in the middle" }
    if route.steps.contains(where: { !$0.distance.isFinite || $0.distance < 0 }) { return "a step's distance" }
    if let time = route.expectedTime, !time.isFinite || time < 0 { return "time \(time)" }
    var end = 0.0
    for stretch in route.classes {
      if stretch.from != end || stretch.to <= stretch.from || stretch.to > length { return "stretch \(stretch)" }
      end = stretch.to
    }
    if !route.classes.isEmpty && end != length { return "classes that end at \(end)" }
    return nil
  }
}
