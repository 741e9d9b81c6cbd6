import GuidanceCore
import SimWorld

extension Law {
  /// The map faces what is known.
  static let neverNorthByDefault = Law(
    "never-north-by-default", of: "which way the map faces",
    "a map heading is unknown or that of a course, a compass, a line or a map known at that moment"
  ) { input throws(LawBreach) in
    for trip in input.trips {
      var previous: Double?
      var fixes = trip.fixes[...]
      // A compass update that comes with a fix may be handled before it.
      var recent: (older: FixMoment?, newest: FixMoment?)
      var headings = input.headings[...]
      var compass: Double?
      for entry in trip.events {
        guard case .camera(let record) = input.event(entry) else { continue }
        while let fix = fixes.first, fix.entry < entry {
          if fix.isUsed { recent = (recent.newest, fix) }
          fixes.removeFirst()
        }
        while let next = headings.first, next.entry < entry {
          compass = next.degrees
          headings.removeFirst()
        }
        defer { previous = record.heading }
        guard let heading = record.heading else { continue }
        let (older, newest) = (recent.older?.record, recent.newest?.record)
        let known = [newest?.courseUsed, newest?.bearing, previous, compass, older?.courseUsed, older?.bearing]
        if known.contains(where: { $0.map { Geodesy.angleBetween($0, heading) < 1e-6 } ?? false }) { continue }
        throw input.breach(entry, message: "the map faces \(EventWords.figure(heading)) deg, which nothing told")
      }
    }
    return .held()
  }
}
