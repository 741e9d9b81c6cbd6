import GuidanceCore
import SimWorld

@testable import Scenarios

extension RandomScenario {
  mutating func moment(events: Bool) -> Argument<Moment> {
    if chance(10) { return Argument(parameter: pick(["due", "there"])) }
    switch below(events ? 4 : 2) {
    case 0: return Argument(.time(instant()))
    case 1:
      let place = place()
      // `at $length` is a moment that a parameter stands for, whatever the parameter holds.
      if case .along(let length) = place, length.literal == nil { return Argument(parameter: "length") }
      return Argument(.place(place))
    default: return Argument(.event(event(), offset: maybe { $0.quantity(.time) }))
    }
  }

  mutating func place(depth: Int = 0) -> Place {
    switch below(depth < 3 ? 5 : 3) {
    case 0: .along(quantity(.length))
    case 1: .named(Argument(pick(["A", "B", "역", "town-hall"])))
    case 2: .step(count())
    case 3: .before(quantity(.length), place(depth: depth + 1))
    default: .after(quantity(.length), place(depth: depth + 1))
    }
  }

  mutating func span(events: Bool) -> MomentSpan {
    switch below(4) {
    case 0: .before(moment(events: events))
    case 1: .after(moment(events: events))
    case 2: .within(quantity(.time), after: moment(events: events))
    default: .from(moment(events: events), to: moment(events: events))
    }
  }

  mutating func window() -> WindowSyntax {
    switch below(4) {
    case 0: .whole
    case 1: .at(moment(events: false))
    case 2: .times(count(), maybe { $0.span(events: false) })
    default: .span(span(events: false))
    }
  }

  mutating func event() -> EventReference {
    EventReference(ordinal: chance(30) ? pick([1, 2, 3, 12, 21, 103]) : nil, pattern: pattern())
  }

  private mutating func pattern() -> EventSyntax {
    var pattern = EventSyntax(pick(Vocabulary.eventKinds))
    switch pattern.kind {
    case .announce:
      pattern.stage = maybe { g in g.argument("word") { $0.pick(AnnouncementStage.allCases) } }
      pattern.step = maybe { $0.count() }
      pattern.words = maybe { $0.words() }
      pattern.distance = maybe { $0.quantity(.length) }
      pattern.then = maybe { $0.words() }
    case .asked: pattern.mode = maybe { g in g.argument("word") { $0.pick(TravelMode.allCases) } }
    case .failed: pattern.error = maybe { g in g.argument("word") { $0.pick(RouteError.allCases) } }
    case .ended: pattern.reason = maybe { g in g.argument("word") { $0.pick(TripEndReason.allCases) } }
    case .said: pattern.words = maybe { $0.words() }
    default: break
    }
    return pattern
  }

  private mutating func when() -> WhenSyntax {
    switch below(3) {
    case 0: .at(moment(events: true), tolerance: maybe { $0.quantity(.time) })
    case 1: .after(quantity(.time), event(), tolerance: maybe { $0.quantity(.time) })
    default: .span(span(events: true))
    }
  }

  mutating func expectation() -> Expectation {
    let reading = pick(ReadingName.allCases)
    switch below(8) {
    case 0: return .event(event(), maybe { $0.when() })
    case 1: return .once(event(), maybe { $0.when() })
    case 2: return .count(event(), pick(CountRelation.allCases), count(), maybe { $0.span(events: true) })
    case 3: return .no(event(), maybe { $0.when() })
    case 4: return .order(list(1...4) { $0.event() })
    case 5: return .always(reading, relation(of: reading), maybe { $0.span(events: true) })
    case 6: return .at(moment(events: true), reading, relation(of: reading))
    default: return .finally(reading, relation(of: reading))
    }
  }

  private mutating func relation(of reading: ReadingName) -> Relation {
    guard let dimension = reading.dimension else {
      let value = argument("word") { ReadingValue.word($0.pick(reading.words)) }
      return pick([.equals(value), .differs(value), .known, .unknown])
    }
    let name = dimension.rawValue
    let value = argument(name) { g in
      ReadingValue.quantity(g.quantity(dimension).literal ?? Quantity(3, dimension.units[0]))
    }
    return pick([
      .equals(value), .differs(value), .below(quantity(dimension)), .above(quantity(dimension)),
      .within(quantity(dimension), of: quantity(dimension)), .between(quantity(dimension), quantity(dimension)),
      .rises(tolerance: maybe { $0.quantity(dimension) }), .known, .unknown,
    ])
  }

  mutating func app() -> AppLineSyntax {
    switch below(9) {
    case 0: .starts(words(), at: moment(events: true))
    case 1: .ends(at: moment(events: true))
    case 2: .mutes(at: moment(events: true))
    case 3: .mutesDuring(span(events: true))
    case 4: .talks(span(events: true))
    case 5: .pans(at: moment(events: true))
    case 6: .tilts(at: moment(events: true))
    case 7: .asksReport(at: moment(events: true))
    default: .speaks(argument("word") { $0.pick(["en", "ko"]) })
    }
  }

  mutating func vary() -> VaryLine {
    if chance(20) {
      return .parameter(Argument("speed"), from: quantity(.speed), to: quantity(.speed))
    }
    let middle: [VaryToken] = pick([
      [.range(Quantity(0, .meters), Quantity(15.5, .meters))], [.times(0, 3)], [.quantity(Quantity(4, .seconds))], [],
    ])
    let tail: [VaryToken] = pick([
      [], [.word("from"), .word("1:00"), .word("to"), .word("1:30")],
      [.word("from"), .quantity(Quantity(9, .meters)), .word("to"), .quantity(Quantity(12, .meters))],
    ])
    return .line(pick(VarySection.allCases), [.word(pick(["noise", "1st", "wild", "course"]))] + middle + tail)
  }

  mutating func cases() -> CasesSection {
    let names = Array(["speed", "due", "word", "words"].prefix(1 + below(4)))
    let rows = list(0...3) { g in
      g.line(
        names.map { name -> Argument<ParameterValue> in
          if g.chance(5) { return Argument(parameter: "n") }
          switch name {
          case "speed": return Argument(.quantity(Quantity(g.magnitude(), g.pick(Unit.allCases))))
          case "due":
            return Argument(
              .moment(
                g.pick([
                  .time(g.instant()), .place(.step(Argument(3))),
                  .place(.before(g.quantity(.length), .step(Argument(1)))),
                  .event(EventReference(ordinal: 2, pattern: EventSyntax(.failed)), offset: nil),
                  .event(EventReference(pattern: EventSyntax(.arrived)), offset: Argument(Quantity(8, .seconds))),
                ])))
          case "word": return Argument(.word(g.pick(["off-route", "B", "north", "역"])))
          default: return Argument(.text(g.text()))
          }
        })
    }
    var table = CasesSection(names: names.map { Argument($0) }, rows: rows, comments: comments())
    table.namesComments = comments()
    return table
  }
}
