import GuidanceCore
import SimWorld

extension RecordedRequests {
  /// Moves the places of questions and answers, and takes the words away, which are full of names.
  mutating func move(by turn: SphereTurn) {
    change { request in
      let origin = request.origin
      request.course = request.course.map { Geodesy.normalizedDegrees(turn.course($0, at: origin).rounded(1e3)) }
      request.origin = turn.place(origin).rounded(1e9)
      request.destination = turn.place(request.destination).rounded(1e9)
      request.options = RouteOptions()
    } answer: { route in
      route.moved(by: turn)
    }
  }

  /// Stamps the answers for the route of the scenario, which asks its own provider.
  mutating func serve(provider: String) {
    change { request in
      request.provider = provider
    } answer: { route in
      var route = route
      route.provider = provider
      return route
    }
  }

  /// The lines of a drive log that tell them, each with its moment.
  var lines: [(time: Double, text: String)] {
    var lines: [(time: Double, text: String)] = []
    for (index, item) in items.enumerated() {
      let asked = max(0, item.asked).rounded(1e6)
      if let request = item.request {
        lines.append((asked, DriveLogWriter.line(.request(index + 1, request, at: asked))))
      }
      if let answer = item.answer {
        let answered = max(asked, (item.answered ?? asked).rounded(1e6))
        lines.append((answered, DriveLogWriter.line(.answer(index + 1, answer, at: answered))))
      }
    }
    return lines
  }
}

extension NavRoute {
  /// The route where its places are carried to, with made words in place of the provider's.
  fileprivate func moved(by turn: SphereTurn) -> NavRoute {
    var route = self
    if let line = try? Polyline(polyline.vertices.map { turn.place($0).rounded(1e9) }) { route.polyline = line }
    for index in route.steps.indices {
      route.steps[index].notice = nil
      guard route.steps[index].isSpoken else { continue }
      let made = ManeuverWords.made(for: route.steps[index].kind)
      // A step without words would not be spoken of.
      route.steps[index].instruction = made.isEmpty ? "Go on" : made
    }
    return route
  }
}
