import GuidanceCore
import SimWorld

extension Mutants {
  /// Worlds whose providers and feeds are not handled as they are.
  static let worlds: [Mutant] = [
    .provider("asks-from-the-start", "a request asks for the way from where the route begins") { request, _ in
      if let start = request.replaced?.polyline.vertices.first { request.origin = start }
    },
    .provider("asks-without-course", "a request never carries the course of who moves") { request, _ in
      request.course = nil
    },
    .provider("forgets-progress", "a request counts from the beginning of the route") { request, _ in
      request.progress = 0
    },
    .answers("loses-the-words", "the words of an adopted route are lost") { routes in
      for route in routes.indices {
        for step in routes[route].steps.indices { routes[route].steps[step].instruction = "" }
      }
    },
    .answers("takes-no-answer-for-a-failure", "a provider's routes are thrown away") { $0 = [] },
    .plan("outage-unseen", "a provider that is down answers all the same") { plan in
      for index in plan.providers.indices { plan.providers[index].outages = [] }
    },
    .plan("latency-unseen", "every answer comes at once") { plan in
      for index in plan.providers.indices {
        plan.providers[index].latency = 0...0
        for answer in plan.providers[index].script.indices { plan.providers[index].script[answer].after = nil }
      }
    },
    .feed("feed-reroute-unheard", "a provider that guides itself is not heard when it looks for another way") {
      reading in
      reading.state == .rerouting ? nil : reading
    },
    .feed("feed-arrival-unheard", "a provider that guides itself is not heard when it says the arrival") { reading in
      reading.state == .arrived ? nil : reading
    },
  ]
}

extension Mutant {
  /// A provider that is asked for the wrong thing.
  fileprivate static func provider(
    _ name: String, _ sentence: String, _ change: @escaping @Sendable (inout RouteRequest, Stage) -> Void
  ) -> Mutant {
    Mutant(name, in: .world, sentence) { parts in
      let make = parts.makeProvider
      parts.makeProvider = { plan, roads, stage in
        ProviderChange(make(plan, roads, stage), stage, request: { change(&$0, stage) })
      }
    }
  }

  /// A provider whose answers are changed.
  fileprivate static func answers(
    _ name: String, _ sentence: String, _ change: @escaping @Sendable (inout [NavRoute]) -> Void
  ) -> Mutant {
    Mutant(name, in: .world, sentence) { parts in
      let make = parts.makeProvider
      parts.makeProvider = { plan, roads, stage in
        ProviderChange(make(plan, roads, stage), stage, answer: { change(&$1) })
      }
    }
  }

  /// A world that plays another plan.
  fileprivate static func plan(
    _ name: String, _ sentence: String, _ change: @escaping @Sendable (inout WorldPlan) -> Void
  ) -> Mutant {
    Mutant(name, in: .world, sentence, plan: change)
  }

  /// A trip that its provider guides and that mishears it.
  fileprivate static func feed(
    _ name: String, _ sentence: String, _ change: @escaping @Sendable (FeedReading) -> FeedReading?
  ) -> Mutant {
    Mutant(name, in: .world, sentence) { parts in
      let make = parts.makeFedTrip
      parts.makeFedTrip = { site in TripChange(try make(site), site, .init(reading: change)) }
    }
  }
}
