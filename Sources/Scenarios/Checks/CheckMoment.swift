import SimWorld

/// A moment of an expectation as a place in the journal.
struct CheckMoment {
  /// When.
  var time: SimInstant
  /// Until when something counts as happening at it: for a place until a fix that was taken there is delivered.
  var settles: SimInstant
  /// The entry of the event that makes the moment; nil for a time or a place.
  var entry: Int?

  init(_ time: SimInstant, settles: SimInstant? = nil, entry: Int? = nil) {
    self.time = time
    self.settles = settles ?? time
    self.entry = entry
  }
}

extension Checker {
  /// Where a moment lies in the journal.
  ///
  /// - Throws: why it never came.
  func moment(_ argument: Argument<Moment>) throws(Vacuity) -> CheckMoment {
    switch argument.literal {
    case .time(let instant): return CheckMoment(instant)
    case .place(let place): return try visit(place)
    case .event(let reference, let offset):
      let entry = try anchor(reference)
      let time = journal.entries[entry].time
      guard let offset = offset?.literal else { return CheckMoment(time, entry: entry) }
      return CheckMoment(time.later(offset.baseValue))
    case nil: throw Vacuity(reason: "`\(argument.written)` has no value")
    }
  }

  /// The entry of the event that a moment is tied to.
  func anchor(_ reference: EventReference) throws(Vacuity) -> Int {
    if let entry = events.matching(reference).first { return entry }
    if let ordinal = reference.ordinal, let other = events.numbered(ordinal, reference.pattern.kind) {
      throw Vacuity(
        reason: "`\(reference.written)` never happened: the \(ordinal.ordinal) was "
          + "`\(journal.entries[other].event.written)` at \(journal.entries[other].time.written)")
    }
    throw Vacuity(reason: "`\(reference.written)` never happened")
  }

  private func visit(_ place: Place) throws(Vacuity) -> CheckMoment {
    switch run.places[place] {
    case .at(let instant): return CheckMoment(instant, settles: firstDelivery(takenFrom: instant))
    case .whenMatched(let along):
      guard let entry = firstMatch(along: along) else {
        throw Vacuity(reason: "no fix was matched at `\(place.written)` on the first route")
      }
      return CheckMoment(journal.entries[entry].time)
    case nil: throw Vacuity(reason: "nobody knows when the traveller is at `\(place.written)`")
    }
  }

  /// When the first fix that was taken at a moment or later is delivered; the run's end where none is.
  private func firstDelivery(takenFrom instant: SimInstant) -> SimInstant {
    for index in events.all(.fix) {
      guard case .fix(let record) = journal.entries[index].event, record.delivered.takenAt >= instant else { continue }
      return journal.entries[index].time
    }
    return journal.endedAt
  }

  /// The first used fix that guidance matched at a distance along the first route, or past it.
  private func firstMatch(along: Double) -> Int? {
    let left = events.all(.rerouted).first ?? .max
    return events.all(.fix).first { index in
      guard index < left, journal.entries[index].trip > 0,
        case .fix(let record) = journal.entries[index].event, record.refusal == nil, record.matched != nil,
        let progress = record.progress
      else { return false }
      return progress >= along - 1e-6
    }
  }
}

extension SimInstant {
  /// The moment so many seconds later, to the nanosecond.
  func later(_ seconds: Double) -> SimInstant {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(SimInstant.seconds(seconds).nanoseconds)
    return overflow ? (seconds < 0 ? .zero : .distantFuture) : SimInstant(nanoseconds: sum)
  }

  /// Seconds from this moment to another, exact to the nanosecond.
  func seconds(to other: SimInstant) -> Double { Double(other.nanoseconds &- nanoseconds) / 1e9 }
}
