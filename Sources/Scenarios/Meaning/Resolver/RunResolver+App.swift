import GuidanceCore
import SimWorld

extension RunResolver {
  /// What the person does, and in which language the voice speaks.
  mutating func resolveApp() -> ([AppAct], language: String) {
    var acts: [AppAct] = []
    var language = SpokenLanguage.english.rawValue
    for line in scenario.app?.lines ?? [] {
      switch line.content {
      case .starts(let name, let moment):
        let route = plannedRoute(name)
        let moment = self.moment(moment)
        if let route, let moment { acts.append(AppAct(.starts(route: route), at: moment)) }
      case .ends(let moment): add(.ends, moment, &acts)
      case .mutes(let moment): add(.mutes(true), moment, &acts)
      case .mutesDuring(let span): add(.mutes(true), .mutes(false), span, &acts)
      case .talks(let span): add(.talks(true), .talks(false), span, &acts)
      case .pans(let moment): add(.pans, moment, &acts)
      case .tilts(let moment): add(.tilts, moment, &acts)
      case .asksReport(let moment): add(.asksReport, moment, &acts)
      case .speaks(let word):
        guard let code = word.literal else { continue }
        if SpokenLanguage(rawValue: code) == nil {
          error(
            .unknownWord, "unknown language `\(code)`", word.span,
            "known are " + WrittenList.text(SpokenLanguage.allCases.map(\.rawValue)))
        }
        language = code
      }
    }
    return (acts, language)
  }

  private mutating func add(_ action: AppAction, _ moment: Argument<Moment>, _ acts: inout [AppAct]) {
    if let moment = self.moment(moment) { acts.append(AppAct(action, at: moment)) }
  }

  private mutating func add(_ begin: AppAction, _ end: AppAction, _ span: MomentSpan, _ acts: inout [AppAct]) {
    switch span {
    case .from(let from, let to):
      if let start = knownInstant(from), let stop = knownInstant(to), stop <= start {
        return complainOfEmpty(from, to)
      }
      add(begin, from, &acts)
      add(end, to, &acts)
    case .before(let moment):
      acts.append(AppAct(begin, at: .time(.zero)))
      add(end, moment, &acts)
    case .after(let moment): add(begin, moment, &acts)
    case .within(let time, let moment):
      guard let seconds = notNegative(time, .time), let start = self.moment(moment) else { return }
      acts.append(AppAct(begin, at: start))
      acts.append(AppAct(end, at: start.later(SimInstant.seconds(seconds).nanoseconds)))
    }
  }

  /// The instant of a time; nil for any other moment.
  private func knownInstant(_ argument: Argument<Moment>) -> SimInstant? {
    if case .time(let instant) = argument.literal { instant } else { nil }
  }

  private mutating func moment(_ argument: Argument<Moment>) -> AppMoment? {
    guard case .event(let reference, let offset) = argument.literal else { return instant(argument).map { .time($0) } }
    var nanoseconds: Int64 = 0
    if let offset {
      guard let seconds = notNegative(offset, .time) else { return nil }
      nanoseconds = SimInstant.seconds(seconds).nanoseconds
    }
    guard let pattern = checkedPattern(reference) else { return nil }
    return .event(EventMoment(ordinal: reference.ordinal, pattern: pattern, offset: nanoseconds))
  }
}

extension AppMoment {
  /// The moment so many nanoseconds later, or the last one that can be counted.
  fileprivate func later(_ nanoseconds: Int64) -> AppMoment {
    switch self {
    case .time(let instant): return .time(instant.advanced(by: .nanoseconds(nanoseconds)))
    case .event(var event):
      event.offset = SimInstant(nanoseconds: event.offset).advanced(by: .nanoseconds(nanoseconds)).nanoseconds
      return .event(event)
    }
  }
}
