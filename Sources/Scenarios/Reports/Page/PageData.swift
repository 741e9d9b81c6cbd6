import GuidanceCore
import SimWorld

/// All that the page of one run shows, as JSON.
///
/// Moments are milliseconds, places decimetres east and north of the first route's beginning, quantities tenths of
/// their unit; long columns hold differences. The page's script turns them back.
struct PageData {
  private let result: RunResult
  private let plane: MapPlane

  init(_ result: RunResult) {
    self.result = result
    plane = MapPlane(result.run, result.journal)
  }

  /// The object, safe inside a script element: no character of it can end one.
  var json: String {
    let journal = result.journal
    let tracks = PageTracks(result, plane)
    let spans = PageSpans(result)
    var page = JSONObjectText()
    page.add("path", result.run.name.path)
    page.add("title", result.run.name.title)
    page.add("command", result.run.name.command)
    page.add("outcome", result.outcomeWord)
    page.add("end", PageColumn.milliseconds(journal.endedAt))
    page.add(raw: "roads", roads)
    page.add(raw: "places", places)
    page.add(raw: "routes", JSONText.array(journal.routes.indices.map(route)))
    page.add(raw: "truth", tracks.truth)
    page.add(raw: "fixes", tracks.fixes)
    page.add(raw: "readings", tracks.readings)
    page.add(raw: "phases", tracks.phases)
    page.add(raw: "requests", JSONText.array(spans.requests.map(\.json)))
    page.add(raw: "faults", JSONText.array(spans.faults.map(\.json)))
    page.add(raw: "events", events)
    page.add(raw: "expectations", JSONText.array(result.verdicts.map(expectation)))
    page.add(raw: "broken", JSONText.array(result.brokenLaws.map(law)))
    page.add("lawsHeld", result.laws.count { if case .held = $0.verdict { true } else { false } })
    page.add(raw: "findings", JSONText.array(result.findings.map(JSONText.string)))
    return Self.safe(page.text)
  }

  /// JSON in which nothing can be taken for markup, wherever it stands.
  static func safe(_ json: String) -> String {
    var text = ""
    text.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<": text += "\\u003c"
      case ">": text += "\\u003e"
      case "&": text += "\\u0026"
      case "\u{2028}": text += "\\u2028"
      case "\u{2029}": text += "\\u2029"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  // MARK: The map

  private var roads: String {
    JSONText.array(
      (result.run.plan.roads?.roads ?? []).map { road in
        var text = JSONObjectText()
        if let name = road.name { text.add("name", name) }
        if road.roadClass == .highway { text.add("wide", true) }
        if !road.forward.contains(TravelMode.driving) && !road.backward.contains(TravelMode.driving) {
          text.add("foot", true)
        }
        text.add(raw: "p", plane.line(road.line.vertices))
        return text.text
      })
  }

  private var places: String {
    JSONText.array(
      (result.run.plan.roads?.nodes ?? []).compactMap { node in
        guard let name = node.name, let point = plane.point(node.coordinate) else { return nil }
        return JSONText.array(["\(point.east)", "\(point.north)", JSONText.string(name)])
      })
  }

  private func route(_ index: Int) -> String {
    let route = result.journal.routes[index]
    var text = JSONObjectText()
    let adopted = result.journal.entries.first { $0.event.adoptedRoute == index }?.time ?? .zero
    text.add("t", PageColumn.milliseconds(adopted))
    text.add("mode", route.mode.rawValue)
    text.add("provider", route.provider)
    text.add(raw: "p", plane.line(route.polyline.vertices))
    let steps = route.steps.enumerated().compactMap { number, step -> String? in
      let along = min(max(0, step.maneuverAlong), route.length)
      guard let point = plane.point(route.polyline.coordinate(at: along)) else { return nil }
      return JSONText.array(["\(point.east)", "\(point.north)", "\(number)", JSONText.string(step.instruction)])
    }
    text.add(raw: "steps", JSONText.array(steps))
    return text.text
  }

  // MARK: What happened

  /// The events but fixes, compass updates and moves: moment, actor, kind, words, cause.
  ///
  /// A cause is the place of another event, or below zero a fix: -1 the first.
  private var events: String {
    var places: [Int: Int] = [:]
    var fixes = 0
    var shown = 0
    var rows: [String] = []
    for (number, entry) in result.journal.entries.enumerated() {
      if entry.event.kind == .fix {
        fixes += 1
        places[number] = -fixes
      } else if !entry.event.isFrequent {
        places[number] = shown
        shown += 1
        let words = EventWords.words(of: entry.event) + (entry.trip > 1 ? "  (trip \(entry.trip))" : "")
        rows.append(
          JSONText.array([
            "\(PageColumn.milliseconds(entry.time))", JSONText.string(entry.actor.rawValue),
            JSONText.string(entry.event.kind.rawValue), JSONText.string(words),
            entry.cause.flatMap { places[$0] }.map { "\($0)" } ?? "null",
          ]))
      }
    }
    return JSONText.array(rows)
  }

  private func expectation(_ verdict: Verdict) -> String {
    var text = JSONObjectText()
    text.add("line", verdict.span.line)
    text.add("text", verdict.text)
    switch verdict.outcome {
    case .held: text.add("outcome", "held")
    case .failed: text.add("outcome", "failed")
    case .vacuous: text.add("outcome", "vacuous")
    }
    if !verdict.expected.isEmpty { text.add("expected", verdict.expected) }
    if !verdict.observed.isEmpty { text.add("observed", verdict.observed) }
    if let margin = verdict.margin { text.add("margin", margin.description) }
    if verdict.isOnTheEdge { text.add("edge", true) }
    if let scope = verdict.scope {
      text.add("from", PageColumn.milliseconds(scope.lowerBound))
      text.add("to", min(PageColumn.milliseconds(scope.upperBound), PageColumn.milliseconds(result.journal.endedAt)))
    }
    if let moment = verdict.at { text.add("at", PageColumn.milliseconds(moment)) }
    if let nearest = verdict.nearest { text.add("missed", nearest.missedBy) }
    return text.text
  }

  private func law(_ law: LawResult) -> String {
    var text = JSONObjectText()
    text.add("name", law.law.name)
    text.add("sentence", law.law.sentence)
    if case .broken(let moment, _, let message) = law.verdict {
      text.add("at", PageColumn.milliseconds(moment))
      text.add("observed", message)
    }
    return text.text
  }
}

extension RunResult {
  /// How the run came out, in a word.
  var outcomeWord: String {
    switch outcome {
    case .held: "held"
    case .failed: "failed"
    case .undecided: "undecided"
    }
  }
}

extension JournalEvent {
  /// The route that is guided from this event on; nil for any other event.
  var adoptedRoute: Int? {
    switch self {
    case .began(let facts): facts.route
    case .rerouted(_, let route): route
    default: nil
    }
  }
}
