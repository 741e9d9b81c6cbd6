import SimWorld

extension Checker {
  /// `always READING RELATION [SPAN]`: at every reading in the span.
  func checkAlways(
    _ name: ReadingName, _ relation: Relation, _ span: MomentSpan?, _ verdict: inout Verdict
  ) throws(Vacuity) {
    verdict.expected = "`\(name.rawValue) \(relation.written)`"
    let window = try closedWindow(spanWindow(span))
    if !window.written.isEmpty { verdict.expected += " " + window.written }
    verdict.scope = window.scope(endedAt: journal.endedAt)
    // What must never fall is looked at inside an instant too: several fixes can come together.
    let found = readings.inside(window, of: relation.rises ? readings.taken : nil)
    guard !found.isEmpty else {
      let end = readings.end(before: window).map { ": the trip ended at \($0.written)" }
      throw Vacuity(reason: "nothing was read then" + (end ?? ""))
    }
    let checks = self.checks(found, relation, of: name)
    let worst = checks.indices.min { (checks[$0].margin ?? .infinity) < (checks[$1].margin ?? .infinity) }
    let wrong = checks.firstIndex { !$0.holds }
    if let worst, let margin = checks[worst].margin {
      verdict.margin = Margin(margin, name.marginUnit)
      verdict.at = found[worst].time
      verdict.observed = sight(found[worst], name)
    }
    guard let wrong else {
      verdict.isOnTheEdge = isOnTheEdge(verdict.margin, relation)
      return
    }
    verdict.outcome = .failed
    verdict.at = found[wrong].time
    verdict.observed = sight(found[wrong], name)
    guard let first = checks[wrong].margin else {
      verdict.margin = nil
      return
    }
    if let worst, let margin = checks[worst].margin, margin < first {
      verdict.observed += ", at worst \(found[worst].value(of: name).written(name)) at \(found[worst].time.written)"
    }
  }

  /// `at M READING RELATION`: the reading that holds then.
  func checkAt(
    _ argument: Argument<Moment>, _ name: ReadingName, _ relation: Relation, _ verdict: inout Verdict
  ) throws(Vacuity) {
    verdict.expected = "`\(name.rawValue) \(relation.written)`"
    let moment = try self.moment(argument)
    verdict.expected += " at \(moment.time.written)"
    guard moment.time <= journal.endedAt else {
      throw Vacuity(reason: "\(moment.time.written) lies after the run's end at \(journal.endedAt.written)")
    }
    guard let reading = try readings.holding(at: moment.time) else {
      throw Vacuity(reason: "nothing was read by \(moment.time.written)")
    }
    check(reading, relation, of: name, &verdict)
    verdict.at = moment.time
  }

  /// `finally READING RELATION`: the last reading.
  func checkFinally(_ name: ReadingName, _ relation: Relation, _ verdict: inout Verdict) throws(Vacuity) {
    verdict.expected = "`\(name.rawValue) \(relation.written)` at the end"
    guard let reading = readings.all.last else { throw Vacuity(reason: "nothing was ever read") }
    check(reading, relation, of: name, &verdict)
    verdict.at = reading.time
  }

  private func check(_ reading: Reading, _ relation: Relation, of name: ReadingName, _ verdict: inout Verdict) {
    let check = checks([reading], relation, of: name)[0]
    verdict.outcome = check.holds ? .held : .failed
    verdict.margin = check.margin.map { Margin($0, name.marginUnit) }
    verdict.observed = sight(reading, name)
    verdict.isOnTheEdge = check.holds && isOnTheEdge(verdict.margin, relation)
  }

  private func checks(_ found: [Reading], _ relation: Relation, of name: ReadingName) -> [RelationCheck] {
    if case .rises(let tolerance) = relation {
      var rise = RisingCheck(tolerance: tolerance?.literal?.baseValue ?? 0)
      return found.map { rise.check($0, $0.value(of: name)) }
    }
    return found.map { RelationCheck($0.value(of: name), relation, of: name) }
  }

  private func sight(_ reading: Reading, _ name: ReadingName) -> String {
    "`\(name.rawValue)` \(reading.value(of: name).written(name)) at \(reading.time.written)"
  }

  private func isOnTheEdge(_ margin: Margin?, _ relation: Relation) -> Bool {
    guard let margin, relation.hasThreshold, margin.value >= 0 else { return false }
    return switch margin.unit {
    case .meters: margin.value < Edge.meters
    case .seconds: margin.value < Edge.seconds
    default: false
    }
  }
}

/// Whether a reading never falls within one route by more than a tolerance.
struct RisingCheck {
  let tolerance: Double
  private var highest: (trip: Int, route: Int?, value: Double)?

  init(tolerance: Double) { self.tolerance = tolerance }

  /// Takes the next reading.
  mutating func check(_ reading: Reading, _ value: ReadValue) -> RelationCheck {
    guard case .number(let number) = value else { return RelationCheck(.unknown, .known, of: .progress) }
    guard let last = highest, last.trip == reading.trip, last.route == reading.route else {
      highest = (reading.trip, reading.route, number)
      return RelationCheck(.number(number), .known, of: .progress)
    }
    highest?.value = max(last.value, number)
    // What adding up a hundred rounded sums leaves is no fall.
    let rise = number - last.value
    return RelationCheck(rise: abs(rise) < RelationCheck.equality ? 0 : rise, tolerance: tolerance)
  }
}

extension RelationCheck {
  /// A rise, below zero a fall, that may not be deeper than a tolerance.
  init(rise: Double, tolerance: Double) {
    holds = tolerance + rise >= 0
    margin = tolerance + rise
  }
}

extension Relation {
  /// Whether the relation compares a reading with the one before.
  fileprivate var rises: Bool { if case .rises = self { true } else { false } }
}
