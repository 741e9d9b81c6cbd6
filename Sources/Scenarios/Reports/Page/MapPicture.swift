import GuidanceCore
import SimWorld

/// The map of a run as a picture (SVG) of its own: roads, routes, truth, fixes and events.
package struct MapPicture {
  private static let width = 960.0
  private static let height = 640.0
  private static let margin = 48.0

  private let result: RunResult
  private let plane: MapPlane
  private let frame: PictureFrame

  /// Draws a run that is over.
  package init(_ result: RunResult) {
    self.result = result
    plane = MapPlane(result.run, result.journal)
    let lines = result.journal.routes.map(\.polyline.vertices)
    var points = lines.joined().compactMap(plane.point)
    points += PageTracks(result, plane).truthCorners?.map(\.point) ?? []
    if points.isEmpty {
      points = result.journal.entries.compactMap { $0.event.fixPlace }.compactMap(plane.point)
    }
    frame = PictureFrame(points, width: Self.width, height: Self.height - 28, margin: Self.margin)
  }

  /// The picture.
  package var svg: String {
    let name = result.run.name
    let body = roads + routes + truth + fixes + steps + events + legend
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(Self.width)) \(Int(Self.height))" \
      width="\(Int(Self.width))" height="\(Int(Self.height))" role="img">
      <title>\(Markup.text(name.title))</title>
      <style>\(Self.style)</style>
      <rect class="ground" width="100%" height="100%"/>
      \(body.joined(separator: "\n"))
      <text x="16" y="26" class="title">\(Markup.text((result.outcome == .held ? "✓ " : "✗ ") + name.title))</text>
      </svg>

      """
  }

  private static let style = """
    svg { --ground: #fff; --ink: #1b1e23; --road: #c9ced6; --route: #0072b2; --other: #b65f92; --fix: #e69f00; \
    --refused: #d55e00; --truth: #3a3f47 }
    @media (prefers-color-scheme: dark) { svg { --ground: #14171b; --ink: #e8eaed; --road: #444c57; \
    --route: #56b4e9; --other: #e39cc4; --refused: #ff8a45; --truth: #c9ced6 } }
    text { font: 12px system-ui, sans-serif; fill: var(--ink); paint-order: stroke; stroke: var(--ground); \
    stroke-width: 3px } .title { font-size: 16px; font-weight: 600 } .ground { fill: var(--ground) }
    path { fill: none; stroke-linejoin: round } .road { stroke: var(--road); stroke-width: 4 } \
    .route { stroke: var(--route); stroke-width: 6; opacity: .7 } .other { stroke: var(--other) } \
    .truth { stroke: var(--truth); stroke-width: 1.5; stroke-dasharray: 5 3 } \
    .fix { stroke: var(--fix); stroke-width: 5; stroke-linecap: round } \
    .refused { stroke: var(--refused); stroke-width: 2 } \
    .step { fill: var(--ground); stroke: var(--route); stroke-width: 2 } .mark { fill: var(--ink) }
    """

  // MARK: Layers

  private var roads: [String] {
    (result.run.plan.roads?.roads ?? []).map { path($0.line.vertices, "road") }
  }

  private var routes: [String] {
    result.journal.routes.enumerated().map { path($1.polyline.vertices, $0 == 0 ? "route" : "route other") }
  }

  private var truth: [String] {
    guard let corners = PageTracks(result, plane).truthCorners else { return [] }
    return [element(frame.path(corners.map(\.point)), "truth")]
  }

  private var fixes: [String] {
    var dots = ""
    var crosses = ""
    for entry in result.journal.entries {
      guard case .fix(let record) = entry.event, let point = plane.point(record.delivered.fix.coordinate),
        let spot = frame.inside(point)
      else { continue }
      if record.refusal == nil {
        dots += "M\(spot.text)h0"
      } else {
        crosses += "M\(spot.moved(-4, -4).text)l8 8m0 -8l-8 8"
      }
    }
    return [element(dots, "fix"), element(crosses, "refused")]
  }

  private var steps: [String] {
    result.journal.routes.flatMap { route in
      route.steps.compactMap { step -> String? in
        let along = min(max(0, step.maneuverAlong), route.length)
        guard let spot = plane.point(route.polyline.coordinate(at: along)).flatMap(frame.inside) else { return nil }
        return "<circle class=\"step\" cx=\"\(spot.x)\" cy=\"\(spot.y)\" r=\"4\"/>"
      }
    }
  }

  /// The events that change the trip, where the traveller was, one below the other where they share a place.
  private var events: [String] {
    var rows: [String: Int] = [:]
    return result.journal.entries.compactMap { entry -> String? in
      guard entry.event.isLandmark, let place = place(at: entry.time),
        let spot = plane.point(place).flatMap(frame.inside)
      else { return nil }
      let key = "\(Int(spot.x / 40)) \(Int(spot.y / 40))"
      let row = rows[key, default: 0]
      rows[key] = row + 1
      guard row < 6 else { return nil }
      let words = Markup.text("\(entry.time.written) \(entry.event.shortWords)")
      return "<text x=\"\(spot.x + 10)\" y=\"\(spot.y - 8 + Double(row) * 14)\">\(words)</text>"
    }
  }

  private var legend: [String] {
    let y = Self.height - 14
    let items = [("route", "route"), ("route other", "new route"), ("truth", "truth")]
    var parts: [String] = []
    for (index, item) in items.enumerated() {
      let x = 16 + Double(index) * 110
      parts.append(element("M\(x) \(y - 4)h28", item.0))
      parts.append("<text x=\"\(x + 34)\" y=\"\(y)\">\(item.1)</text>")
    }
    parts.append(element("M360 \(y - 4)h0", "fix") + "<text x=\"370\" y=\"\(y)\">fix</text>")
    parts.append(element("M410 \(y - 8)l8 8m0 -8l-8 8", "refused") + "<text x=\"426\" y=\"\(y)\">refused fix</text>")
    return parts
  }

  // MARK: Parts

  private func place(at moment: SimInstant) -> Coordinate? {
    if let drive = result.run.plan.truth.drive { return drive.state(at: moment).coordinate }
    return result.journal.entries.last { $0.time <= moment && $0.event.fixPlace != nil }?.event.fixPlace
  }

  private func path(_ places: [Coordinate], _ style: String) -> String {
    element(frame.path(places.compactMap(plane.point)), style)
  }

  private func element(_ path: String, _ style: String) -> String {
    path.isEmpty ? "" : "<path class=\"\(style)\" d=\"\(path)\"/>"
  }
}

extension JournalEvent {
  /// Where a fix that was used lies; nil for any other event.
  var fixPlace: Coordinate? {
    guard case .fix(let record) = self, record.refusal == nil, record.delivered.fix.coordinate.isValid else {
      return nil
    }
    return record.delivered.fix.coordinate
  }

  /// Whether a map shows where the event happened.
  var isLandmark: Bool {
    switch kind {
    case .announce, .offRoute, .backOnRoute, .failed, .rerouted, .arrived, .ended, .broke: true
    default: false
    }
  }

  /// The event in two or three words.
  var shortWords: String {
    switch self {
    case .announce(let announcement): "\(announcement.stage.rawValue) \(announcement.step)"
    case .failed(_, let error): "failed \(error.rawValue)"
    case .ended(let reason): "ended \(reason.rawValue)"
    default: kind.rawValue
    }
  }
}
