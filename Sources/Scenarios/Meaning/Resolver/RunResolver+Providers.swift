import GuidanceCore
import SimWorld

extension RunResolver {
  /// Who answers, and who guides itself.
  ///
  /// A section without a name serves every route that no section of its provider's name serves.
  mutating func resolveProviders() -> ([ProviderPlan], [FeedPlan]) {
    var named: [String: ProviderPlan] = [:]
    var unnamed: ProviderPlan?
    for section in scenario.providers {
      let plan = providerPlan(section)
      if let name = section.name?.literal {
        if named[name] != nil { complainOfTwice("provider", name, section.span) }
        named[name] = plan
      } else {
        if unnamed != nil { complainOfTwice("provider", nil, section.span) }
        unnamed = plan
      }
    }
    let feeds = feedPlans(providers: Set(named.keys), hasProvider: unnamed != nil)
    let recorded = recordedPlan()
    if recorded != nil { refuseProviders(besideRecorded: firstRoute?.provider) }
    // The first plan serves whoever has none of his own.
    let plans = [recorded ?? unnamed ?? ProviderPlan()] + named.sorted { $0.key < $1.key }.map(\.value)
    return (plans, feeds)
  }

  /// Complains of providers that would answer what the recording answers.
  private mutating func refuseProviders(besideRecorded name: String?) {
    for section in scenario.providers where section.name == nil || section.name?.literal == name {
      error(
        .twoTruths, "the recording holds the answers to requests for another way", section.span,
        "take this section out, or the answers out of the recording")
    }
  }

  mutating func complainOfTwice(_ word: String, _ name: String?, _ span: SourceSpan) {
    error(
      .duplicateSection, "there is a `\(name.map { "\(word) \($0)" } ?? word)` already", span,
      name == nil ? "give one of them a name, or join them" : "join them")
  }

  private mutating func providerPlan(_ section: ProviderSection) -> ProviderPlan {
    var plan = ProviderPlan(name: section.name?.literal ?? "sim")
    for line in section.lines {
      switch line.content {
      case .latency(let from, let to): latency(from, to, &plan)
      case .scripted(let number, let after, let action): scripted(number, after, action, line.span, &plan)
      case .otherwise(let action):
        if let action = self.action(action, line.span) { plan.otherwise = action }
      case .down(let span):
        if let span = instants(span, line.span) { plan.outages.append(Outage(from: span.from, to: span.to)) }
      case .travelTime(let time): plan.travelTime = notNegative(time, .time)
      }
    }
    return plan
  }

  private mutating func latency(_ from: Argument<Quantity>, _ to: Argument<Quantity>?, _ plan: inout ProviderPlan) {
    guard let low = notNegative(from, .time) else { return }
    guard let to else {
      plan.latency = low...low
      return
    }
    guard let high = notNegative(to, .time) else { return }
    guard low <= high else {
      return error(.numberOutOfRange, "expected a longer time than `\(from.written)`, found `\(to.written)`", to.span)
    }
    plan.latency = low...high
  }

  private mutating func scripted(
    _ number: Int, _ after: Argument<Quantity>?, _ action: ProviderActionSyntax, _ span: SourceSpan,
    _ plan: inout ProviderPlan
  ) {
    if plan.script.contains(where: { $0.request == number }) {
      return error(
        .requestTwice, "the \(number.ordinal) request has an answer already", span,
        "take one of both lines out")
    }
    guard number >= 1 else { return error(.numberOutOfRange, "requests are numbered from 1, found `\(number)`", span) }
    let seconds = after.map { notNegative($0, .time) }
    guard let action = self.action(action, span) else { return }
    plan.script.append(ScriptedAnswer(request: number, after: seconds ?? nil, action: action))
  }

  private mutating func action(_ action: ProviderActionSyntax, _ span: SourceSpan) -> ProviderAction? {
    switch action {
    case .routes: return .routes
    case .fails(let failure): return failure.literal.map { .fails($0) }
    case .neverAnswers: return .neverAnswers
    case .answersMode(let mode): return mode.literal.map { .answersMode($0) }
    case .answersProvider(let name): return name.literal.map { .answersProvider($0) }
    case .answersRoute(let name): return plannedRoute(name).flatMap { routes[$0] }.map { .answersRoute($0.route) }
    case .answersSketch(let lines):
      let placed = lines.map { Line($0, span: $0.place ?? span) }
      guard let (sketch, spans) = sketch(placed) else { return nil }
      if let problem = fault(of: sketch) {
        complain(problem, span, spans)
        return nil
      }
      return .answersSketch(sketch)
    }
  }

  /// Why a sketch cannot be laid whatever the course is with which it is asked for, which nobody knows yet; nil where it
  /// can.
  private func fault(of sketch: RouteSketch) -> RouteSketchError? {
    var fault: RouteSketchError?
    for course in stride(from: 0.0, to: 360, by: 45) {
      do throws(RouteSketchError) {
        _ = try sketch.laid(from: origin, course: course, mode: firstMode, provider: "sim")
        return nil
      } catch {
        fault = fault ?? error
      }
    }
    return fault
  }

  /// The index of a route by its name; nil and a complaint where no route has it.
  mutating func plannedRoute(_ name: Argument<String>) -> Int? {
    guard let word = name.literal else { return nil }
    if let index = scenario.routes.firstIndex(where: { $0.name?.literal == word }) { return index }
    guard !incomplete.contains(.route) else { return nil }
    let known = scenario.routes.compactMap { $0.name?.literal }
    error(
      .unknownRoute, "no route is named \"\(word)\"", name.span,
      NearestWord.of(word, in: known).map { "did you mean \"\($0)\"?" }
        ?? (known.isEmpty
          ? "name a route: `route driving \"\(word)\"`"
          : "named are " + known.map { "\"\($0)\"" }.joined(separator: ", ")))
    return nil
  }
}

extension RouteLine {
  /// Where a part of the line stands; nil where no part tells.
  fileprivate var place: SourceSpan? {
    let span: SourceSpan? =
      switch self {
      case .leg(_, let length, _): length.span
      case .arc(_, let angle, _): angle.span
      case .maneuver(let maneuver): maneuver.span
      case .depart(let words): words.span
      case .takes(let time): time.span
      case .speedCamera(let along): along.span
      }
    return span.flatMap { $0.line > 0 ? $0 : nil }
  }
}
