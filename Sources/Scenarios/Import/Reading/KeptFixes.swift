import GuidanceCore

/// The fixes of a recording as its reader meets them: all are looked at, those that are wanted are kept.
struct KeptFixes: Sendable, Equatable {
  /// The most fixes that are kept: a day at 11 Hz.
  static let most = 1_000_000
  /// The longest recording that is kept whole, in seconds: with the minute after it a run takes a day, and none may
  /// take longer.
  static let longestSeconds = 86_340.0

  /// Which of the fixes are kept.
  enum Wanted: Sendable, Equatable {
    /// All of them.
    case all
    /// None: only how far the recording goes.
    case none
    /// Those of a span of the file's own stamps.
    case span(Range<Double>)
  }

  /// Those that are kept, in the order of their receipt.
  private(set) var items: [RecordedFix] = []
  /// How many there were, kept or not.
  private(set) var count = 0
  /// The moment of the first one.
  private(set) var start: Double?
  /// The latest moment of all.
  private(set) var end = -Double.infinity
  /// Whether all of several carry the same moment: a line that was written in the form of a drive.
  var isOneMoment: Bool { count > 1 && !hasTwoMoments }
  /// Whether there were more than can be kept.
  private(set) var hasTooMany = false

  private var wanted: Wanted
  private var first: RecordedFix?
  private var hasTwoMoments = false
  /// Where parts of the recording begin among those that are kept.
  private var parts: [Int] = []
  private var isNewPart = true
  private var isNewKeptPart = true

  /// Makes an empty collection.
  init(_ wanted: Wanted = .all) { self.wanted = wanted }

  /// Looks at these.
  init(_ fixes: [RecordedFix], _ wanted: Wanted = .all) {
    self.init(wanted)
    for fix in fixes { append(fix) }
  }

  /// Begins a part of the recording that may have its place elsewhere: parts go in the order of their beginnings.
  mutating func beginPart() {
    isNewPart = true
    isNewKeptPart = true
  }

  /// Looks at a fix.
  mutating func append(_ fix: RecordedFix) {
    let moment = fix.moment
    count += 1
    first = first ?? fix
    if let first, first.moment != moment || first.fix.time != fix.fix.time { hasTwoMoments = true }
    // Stamps that are no numbers compare with nothing.
    if isNewPart { start = min(start ?? moment, moment) }
    isNewPart = false
    if moment > end { end = moment }
    if isWanted(moment) {
      if isNewKeptPart { parts.append(items.count) }
      isNewKeptPart = false
      items.append(fix)
      hasTooMany = items.count > Self.most
    }
    // What cannot be imported need not be kept.
    if hasTooMany || wanted == .all && isTooLong { keep(.none) }
  }

  /// Puts the parts in the order of their beginnings.
  mutating func orderParts() {
    let ends = parts.dropFirst() + [items.count]
    let ordered = zip(parts, ends).map { items[$0..<$1] }.enumerated().sorted {
      (Self.begin($0.element), $0.offset) < (Self.begin($1.element), $1.offset)
    }
    if zip(ordered, ordered.dropFirst()).allSatisfy({ $0.offset < $1.offset }) { return }
    items = ordered.flatMap(\.element)
    parts = [0]
  }

  /// Adds those of a later recording.
  mutating func append(_ other: KeptFixes) {
    items += other.items
    count += other.count
    start = start ?? other.start
    end = max(end, other.end)
    hasTooMany = hasTooMany || other.hasTooMany || items.count > Self.most
    hasTwoMoments = hasTwoMoments || other.hasTwoMoments
  }

  /// Sets all moments later.
  mutating func shift(by seconds: Double) {
    start = start.map { $0 + seconds }
    end += seconds
    for index in items.indices {
      items[index].fix.time += seconds
      items[index].received = items[index].received.map { $0 + seconds }
    }
  }

  /// From now on keeps only what is wanted, also of what it has.
  mutating func keep(_ wanted: Wanted) {
    self.wanted = wanted
    items = items.filter { isWanted($0.moment) }
    parts = items.isEmpty ? [] : [0]
  }

  private func isWanted(_ moment: Double) -> Bool {
    switch wanted {
    case .all: true
    case .none: false
    case .span(let span): span.contains(moment)
    }
  }

  private static func begin(_ part: ArraySlice<RecordedFix>) -> Double { part.first?.moment ?? 0 }

  /// Seconds from the first to the latest.
  var seconds: Double { start.map { max(0, end - $0) } ?? 0 }

  /// Whether it goes on for longer than a run may.
  var isTooLong: Bool { seconds > Self.longestSeconds }
}

extension RecordedFix {
  /// When it was received, where that is told, else when it was taken.
  var moment: Double { received ?? fix.time }
}
