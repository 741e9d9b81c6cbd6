extension Law {
  /// What was passed is not announced.
  static let nothingBehind = Law(
    "nothing-behind", of: "announcements", "no maneuver is announced that the matched place has passed"
  ) { input throws(LawBreach) in
    var narrowest = NarrowestMargin()
    let counts = try input.visitAnnouncements { found throws(LawBreach) in
      // What is summed up in metres differs in the last bits.
      if found.ahead < -1e-6 {
        throw input.breach(
          found.fix.entry, found.entry,
          message: "step \(found.announcement.step) lies \(EventWords.figure(-found.ahead)) m behind")
      }
      narrowest.take(found.ahead, .meters)
    }
    return .held(counts, margin: narrowest.margin)
  }
}
