import GuidanceCore

/// Collects the points of a GPX document as its elements come by.
struct GPXPoints {
  /// The timed points of the tracks, a part a segment.
  private(set) var tracks: KeptFixes
  /// The timed points of the routes, a part a route.
  private(set) var routes: KeptFixes
  /// The timed way points.
  private(set) var wayPoints: KeptFixes
  /// The places of points that carried no time; way points are no part of a line.
  private(set) var untimed: [Coordinate] = []
  /// How many points carried no time.
  private(set) var untimedCount = 0
  /// How many readings beside time and place were no numbers.
  private(set) var unreadable = 0

  /// The most places of a planned line.
  private static let mostUntimed = 1_000_000

  private var isInside = false
  private var point: Point?
  private var text: [UInt8] = []
  private var isCollecting = false

  /// A point under construction.
  private struct Point {
    var element: Element
    var place: Coordinate
    var time: Double?
    var speed: Double?
    var course: Double?
    var hdop: Double?
    var accuracy: Double?
  }

  private enum Element: String { case trkpt, rtept, wpt }

  /// - Parameter wanted: which fixes are kept.
  init(keeping wanted: KeptFixes.Wanted) {
    tracks = KeptFixes(wanted)
    routes = tracks
    wayPoints = tracks
  }

  /// Takes what the document says next.
  mutating func take(_ token: XMLToken) throws {
    switch token {
    case .start(let tag): try start(tag)
    case .text(let characters): if isCollecting { text += characters }
    case .end(let name): try end(String(decoding: XMLScan.local(name), as: UTF8.self))
    }
  }

  private mutating func start(_ tag: XMLTag) throws(RecordedProblem) {
    let name = String(decoding: tag.localName, as: UTF8.self)
    if !isInside {
      isInside = name == "gpx"
      if !isInside { throw RecordedProblem("expected a `gpx` document, found `\(name.shortened)`") }
      return
    }
    if let element = Element(rawValue: name) { return point = try begin(element, tag) }
    switch name {
    case "trkseg": tracks.beginPart()
    case "rte": routes.beginPart()
    default:
      isCollecting = point != nil && (name == "time" || Self.field(name) != nil)
      text.removeAll(keepingCapacity: true)
    }
  }

  private mutating func begin(_ element: Element, _ tag: XMLTag) throws(RecordedProblem) -> Point {
    func degrees(_ name: StaticString, _ limit: Double) throws(RecordedProblem) -> Double {
      guard let bytes = tag.bytes(name) else { throw RecordedProblem("`\(element)` has no `\(name)`") }
      guard let degrees = RecordedNumber.value(bytes), abs(degrees) <= limit else {
        throw RecordedProblem(
          "`\(name)` expected degrees within \(Int(limit)), found `\(String(decoding: bytes, as: UTF8.self).shortened)`"
        )
      }
      return degrees
    }
    isCollecting = false
    return Point(
      element: element, place: Coordinate(latitude: try degrees("lat", 90), longitude: try degrees("lon", 180)))
  }

  private mutating func end(_ name: String) throws {
    guard let point else { return }
    if name == point.element.rawValue { return finish(point) }
    guard isCollecting else { return }
    isCollecting = false
    let value = text.trimmed
    if value.isEmpty { return }
    guard let field = Self.field(name) else {
      guard let seconds = RecordedTime.seconds(value) else {
        let shown = String(decoding: value, as: UTF8.self).shortened
        throw RecordedProblem("`time` expected a time as `2030-05-01T09:57:37Z`, found `\(shown)`")
      }
      // A time in an extension is some other time.
      if point.time == nil { self.point?.time = seconds }
      return
    }
    // Extensions are anybody's: what is no number there is some other reading of that name.
    guard let number = RecordedNumber.value(value) else {
      unreadable += 1
      return
    }
    if point[keyPath: field] == nil { self.point?[keyPath: field] = number }
  }

  private mutating func finish(_ point: Point) {
    self.point = nil
    guard let time = point.time else {
      if point.element == .wpt { return }
      untimedCount += 1
      if untimed.count < Self.mostUntimed { untimed.append(point.place) }
      return
    }
    let fix = RecordedFix(
      GuidanceFix(
        platformLatitude: point.place.latitude, longitude: point.place.longitude,
        accuracy: RecordedAccuracy.meters(stated: point.accuracy, hdop: point.hdop), speed: point.speed ?? -1,
        course: point.course ?? -1, time: time))
    switch point.element {
    case .trkpt: tracks.append(fix)
    case .rtept: routes.append(fix)
    case .wpt: wayPoints.append(fix)
    }
  }

  /// What an element of a point says besides its time; recorders name the accuracy in several ways.
  private static func field(_ name: String) -> WritableKeyPath<Point, Double?>? {
    switch name {
    case "speed": \.speed
    case "course", "bearing": \.course
    case "hdop": \.hdop
    case "accuracy", "acc", "hacc", "hAcc", "horizontalAccuracy": \.accuracy
    default: nil
    }
  }
}
