import GuidanceCore
import SimWorld

/// What moves on the page of a run: the truth, the fixes and what could be read.
struct PageTracks {
  private let journal: Journal
  private let plan: WorldPlan
  private let plane: MapPlane

  init(_ result: RunResult, _ plane: MapPlane) {
    self.init(journal: result.journal, plan: result.run.plan, plane: plane)
  }

  init(journal: Journal, plan: WorldPlan, plane: MapPlane) {
    self.journal = journal
    self.plan = plan
    self.plane = plane
  }

  /// The fixes in columns: moment, place, accuracy, where it matched, why it was refused.
  var fixes: String {
    var moments: [Int?] = []
    var east: [Int?] = []
    var north: [Int?] = []
    var accuracy: [Int?] = []
    var matchedEast: [Int?] = []
    var matchedNorth: [Int?] = []
    var refusals: [Int?] = []
    for entry in journal.entries {
      guard case .fix(let record) = entry.event else { continue }
      let point = plane.point(record.delivered.fix.coordinate)
      let matched = record.refusal == nil ? record.matched.flatMap(plane.point) : nil
      moments.append(PageColumn.milliseconds(entry.time))
      east.append(point?.east)
      north.append(point?.north)
      accuracy.append(PageColumn.tenths(record.delivered.fix.accuracy))
      matchedEast.append(matched.map { $0.east - (point?.east ?? 0) })
      matchedNorth.append(matched.map { $0.north - (point?.north ?? 0) })
      refusals.append(record.refusal.flatMap { FixRefusal.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
    }
    var columns = JSONObjectText()
    columns.add(raw: "t", PageColumn.differences(moments))
    columns.add(raw: "x", PageColumn.differences(east))
    columns.add(raw: "y", PageColumn.differences(north))
    columns.add(raw: "a", PageColumn.plain(accuracy))
    columns.add(raw: "mx", PageColumn.plain(matchedEast))
    columns.add(raw: "my", PageColumn.plain(matchedNorth))
    columns.add(raw: "r", PageColumn.plain(refusals))
    columns.add(raw: "reasons", JSONText.array(FixRefusal.allCases.map { JSONText.string($0.rawValue) }))
    return columns.text
  }

  /// The truth in columns: moments and places between which the traveller moves straight; null for a recorded drive.
  var truth: String {
    guard let corners = truthCorners else { return "null" }
    var columns = JSONObjectText()
    columns.add(raw: "t", PageColumn.differences(corners.map(\.milliseconds)))
    columns.add(raw: "p", PageColumn.line(corners.map(\.point)))
    return columns.text
  }

  /// One place of the truth.
  struct Corner {
    var milliseconds: Int
    var point: MapPlane.Point
  }

  /// The truth as a line in time, true to half a metre; nil for a recorded drive.
  var truthCorners: [Corner]? {
    guard let drive = plan.truth.drive else { return nil }
    var instants = drive.changes.filter { $0 < journal.endedAt }
    // A second of braking is 1.5 m from a straight line at most; nobody moves longer than the drive.
    let last = min(journal.endedAt, drive.end)
    let step = max(1_000_000_000, last.nanoseconds / 20_000)
    instants += stride(from: 0, to: last.nanoseconds, by: Int(step)).map { SimInstant(nanoseconds: $0) }
    instants.append(last)
    instants.append(journal.endedAt)
    instants.sort()
    let corners = instants.compactMap { instant in
      plane.point(drive.state(at: instant).coordinate).map {
        Corner(milliseconds: PageColumn.milliseconds(instant), point: $0)
      }
    }
    return Self.thinned(corners)
  }

  /// Leaves out what lies where a straight motion would be anyhow.
  private static func thinned(_ corners: [Corner]) -> [Corner] {
    var kept: [Corner] = []
    for (index, corner) in corners.enumerated() {
      guard let last = kept.last, index + 1 < corners.count else {
        kept.append(corner)
        continue
      }
      let next = corners[index + 1]
      if next.milliseconds == corner.milliseconds || corner.milliseconds == last.milliseconds { continue }
      let share = Double(corner.milliseconds - last.milliseconds) / Double(next.milliseconds - last.milliseconds)
      let east = Double(last.point.east) + share * Double(next.point.east - last.point.east)
      let north = Double(last.point.north) + share * Double(next.point.north - last.point.north)
      let isStraight = abs(east - Double(corner.point.east)) < 2 && abs(north - Double(corner.point.north)) < 2
      if !isStraight { kept.append(corner) }
    }
    return kept
  }

  /// What could be read, in columns; at most a few a second.
  var readings: String {
    let shown = shownReadings
    var columns = JSONObjectText()
    columns.add(raw: "t", PageColumn.differences(shown.map { PageColumn.milliseconds($0.time) }))
    columns.add(raw: "progress", PageColumn.differences(shown.map { PageColumn.tenths($0.progress) }))
    columns.add(raw: "remaining", PageColumn.differences(shown.map { PageColumn.tenths($0.remaining) }))
    columns.add(raw: "speed", PageColumn.plain(shown.map { PageColumn.tenths($0.speed) }))
    columns.add(raw: "lateral", PageColumn.plain(shown.map { PageColumn.tenths($0.lateral) }))
    columns.add(raw: "step", PageColumn.plain(shown.map(\.nextStep)))
    columns.add(raw: "next", PageColumn.differences(shown.map { PageColumn.tenths($0.nextDistance) }))
    columns.add(raw: "heading", PageColumn.plain(shown.map { PageColumn.tenths($0.mapHeading) }))
    columns.add(raw: "camera", PageColumn.plain(shown.map { PageColumn.tenths($0.cameraDistance) }))
    columns.add(raw: "pitch", PageColumn.plain(shown.map { PageColumn.tenths($0.pitch) }))
    return columns.text
  }

  /// The last reading of each tick: a fifth of a second, longer in long runs.
  private var shownReadings: [Reading] {
    let tick = max(200_000_000, journal.endedAt.nanoseconds / 7200)
    var shown: [Reading] = []
    var lastTick: Int64 = -1
    for reading in journal.readings {
      let number = reading.time.nanoseconds / tick
      if number == lastTick { shown.removeLast() }
      shown.append(reading)
      lastTick = number
    }
    return shown
  }

  /// The phases as spans: the moment at which each begins, and its word; an empty word without a trip.
  var phases: String {
    var spans: [String] = []
    var last: String?
    for reading in journal.readings {
      let word = reading.phase?.rawValue ?? ""
      let full = word.isEmpty ? "" : word + (reading.isRerouting ? " rerouting" : "")
      if full == last { continue }
      spans.append(JSONText.array(["\(PageColumn.milliseconds(reading.time))", JSONText.string(full)]))
      last = full
    }
    return JSONText.array(spans)
  }
}
