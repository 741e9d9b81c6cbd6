extension Substituter {
  mutating func provider(_ provider: ProviderSection) -> ProviderSection {
    var result = provider
    result.name = value(provider.name)
    result.lines = lines(provider.lines) { $0.providerLine($1) }
    return result
  }

  private mutating func providerLine(_ line: ProviderLine) -> ProviderLine {
    switch line {
    case .latency(let from, let to): .latency(value(from), to: value(to))
    case .scripted(let number, let after, let action): .scripted(number, after: value(after), self.action(action))
    case .otherwise(let action): .otherwise(self.action(action))
    case .down(let span): .down(self.span(span))
    case .travelTime(let time): .travelTime(value(time))
    }
  }

  private mutating func action(_ action: ProviderActionSyntax) -> ProviderActionSyntax {
    switch action {
    case .routes, .neverAnswers: action
    case .fails(let error): .fails(value(error))
    case .answersMode(let mode): .answersMode(value(mode))
    case .answersProvider(let name): .answersProvider(value(name))
    case .answersRoute(let name): .answersRoute(value(name))
    case .answersSketch(let lines): .answersSketch(lines.map { routeLine($0) })
    }
  }

  mutating func feed(_ feed: FeedSection) -> FeedSection {
    var result = feed
    result.name = value(feed.name)
    result.lines = lines(feed.lines) { $0.feedLine($1) }
    return result
  }

  private mutating func feedLine(_ line: FeedLineSyntax) -> FeedLineSyntax {
    switch line {
    case .followsRoute: line
    case .rerouting(let span): .rerouting(self.span(span))
    case .swaps(let moment, let maneuver, let length):
      .swaps(at: value(moment), self.maneuver(maneuver), value(length))
    case .says(let maneuver, let length, let moment):
      .says(self.maneuver(maneuver), value(length), at: value(moment))
    case .arrives(let moment): .arrives(at: value(moment))
    case .stalls(let span): .stalls(self.span(span))
    }
  }

  mutating func app(_ line: AppLineSyntax) -> AppLineSyntax {
    switch line {
    case .starts(let name, let moment): .starts(value(name), at: value(moment))
    case .ends(let moment): .ends(at: value(moment))
    case .mutes(let moment): .mutes(at: value(moment))
    case .mutesDuring(let span): .mutesDuring(self.span(span))
    case .talks(let span): .talks(self.span(span))
    case .pans(let moment): .pans(at: value(moment))
    case .tilts(let moment): .tilts(at: value(moment))
    case .asksReport(let moment): .asksReport(at: value(moment))
    case .speaks(let language): .speaks(value(language))
    }
  }
}
