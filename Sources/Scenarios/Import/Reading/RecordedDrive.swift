import GuidanceCore

/// The fixes of a recorded drive, as a file gives them.
struct RecordedDrive: Sendable, Equatable {
  /// The fixes; stamps in seconds.
  var kept = KeptFixes()
  /// Whether the stamps count from an epoch, so that those of several files can be compared.
  var isAbsolute = true
  /// The route that was planned, where the file tells it.
  var route: NavRoute?
  /// What was left out, in the reader's order.
  var omissions: [Omission] = []
  /// The requests for another way, and what was answered.
  var requests = RecordedRequests()
  /// The day of the first fix, counted from 1970, where the stamps of a file are times of day.
  var firstDay: Int?

  /// Those fixes that are kept, in the order of their receipt.
  var fixes: [RecordedFix] { kept.items }

  /// Makes a drive.
  init(_ fixes: [RecordedFix] = [], isAbsolute: Bool = true) {
    kept = KeptFixes(fixes)
    self.isAbsolute = isAbsolute
  }

  /// Something that was left out.
  struct Omission: Sendable, Equatable {
    /// How often.
    var count: Int
    /// What, for instance `sentences with a bad checksum`.
    var what: String
  }

  /// Notes what was left out, unless it is nothing.
  mutating func omit(_ count: Int, _ what: String) {
    if count > 0 { omissions.append(Omission(count: count, what: what)) }
  }
}

/// One fix of a recorded drive.
struct RecordedFix: Sendable, Equatable {
  /// The fix at its real place.
  var fix: GuidanceFix
  /// The moment of its receipt where the file tells it, on the scale of the stamp.
  var received: Double?

  init(_ fix: GuidanceFix, received: Double? = nil) {
    self.fix = fix
    self.received = received
  }
}

/// How accurate a fix is taken for: what the file says, else 5 m x HDOP and at least 3 m, else 5 m.
enum RecordedAccuracy {
  /// A stated one that is negative or no number, by which platforms mark a fix of no use, stays what it is.
  static func meters(stated: Double?, hdop: Double?) -> Double {
    if let stated { return stated }
    if let hdop, hdop.isFinite, hdop > 0 { return max(3, 5 * hdop) }
    return 5
  }
}

extension InputError {
  /// An error at a line of a file that was read.
  static func at(_ path: String, line: Int, _ problem: String, help: String? = nil) -> InputError {
    InputError("`\(path)` line \(line): \(problem)", help: help)
  }
}
