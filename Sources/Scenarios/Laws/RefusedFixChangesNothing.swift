import SimWorld

extension Law {
  /// A fix that was refused might as well not have come.
  static let refusedFixChangesNothing = Law(
    "refused-fix-changes-nothing", of: "fixes",
    "a refused fix causes no event and leaves phase, progress, place and bearing as they were"
  ) { input throws(LawBreach) in
    for trip in input.trips {
      for entry in trip.events {
        guard let place = trip.fixPlace(ofEntry: input.journal.entries[entry].cause), !trip.fixes[place].isUsed else {
          continue
        }
        throw input.breach(
          trip.fixes[place].entry, entry, message: "`\(input.kind(entry).rawValue)` was caused by a refused fix")
      }
      if !trip.facts.isFed { try checkFields(of: trip, input) }
    }
    return .held()
  }

  /// A new route changes the fields as well, so that nothing is compared across one.
  private static func checkFields(of trip: TripRecord, _ input: LawInput) throws(LawBreach) {
    let reroutes = trip.events.filter { input.kind($0) == .rerouted }
    var next = 0
    for place in trip.fixes.indices.dropFirst() where !trip.fixes[place].isUsed {
      let (before, fix) = (trip.fixes[place - 1], trip.fixes[place])
      let end = place + 1 < trip.fixes.count ? trip.fixes[place + 1].entry : .max
      while next < reroutes.count, reroutes[next] < before.entry { next += 1 }
      if next < reroutes.count, reroutes[next] < end { continue }
      guard let changed = fix.record.changed(from: before.record) else { continue }
      throw input.breach(before.entry, fix.entry, message: "\(changed) changed with a refused fix")
    }
  }
}

extension FixRecord {
  /// The first field of the snapshot that differs; nil where none does.
  fileprivate func changed(from before: FixRecord) -> String? {
    if phase != before.phase { return "the phase" }
    if progress != before.progress { return "progress" }
    if matched != before.matched { return "the matched place" }
    return bearing != before.bearing ? "the bearing" : nil
  }
}
