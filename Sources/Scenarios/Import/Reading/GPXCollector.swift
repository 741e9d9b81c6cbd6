import Foundation
import GuidanceCore

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Collects the points of a GPX document as the parser meets them.
final class GPXCollector: NSObject, XMLParserDelegate {
  /// The timed points of each segment of each track.
  private(set) var tracks: [[RecordedFix]] = []
  /// The timed points of each route.
  private(set) var routes: [[RecordedFix]] = []
  /// The timed way points.
  private(set) var wayPoints: [RecordedFix] = []
  /// The places of points that carried no time; way points are no part of a line.
  private(set) var untimed: [Coordinate] = []
  /// How many readings beside time and place were no numbers.
  private(set) var unreadable = 0
  /// The first thing that was wrong.
  private(set) var error: InputError?

  private let path: String
  private var isInside = false
  private var point: Point?
  private var text = ""
  private var isCollecting = false

  /// A point under construction.
  private struct Point {
    var element: String
    var place: Coordinate
    var time: Double?
    var numbers: [Field: Double] = [:]
  }

  /// What is read of a point besides its place and time.
  private enum Field { case speed, course, hdop, accuracy }

  init(path: String) { self.path = path }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let name = Self.local(element)
    if !isInside {
      isInside = name == "gpx"
      if !isInside { stop(parser, "expected a `gpx` document, found `\(element.shortened)`") }
      return
    }
    switch name {
    case "trkseg": tracks.append([])
    case "rte": routes.append([])
    case "trkpt", "rtept", "wpt": begin(parser, name, attributes)
    default:
      isCollecting = point != nil && (name == "time" || Self.field(name) != nil)
      text = ""
    }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    if isCollecting { text += characters }
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    guard let point else { return }
    let name = Self.local(element)
    if name == point.element { return finish(point) }
    guard isCollecting else { return }
    isCollecting = false
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { return }
    if name == "time" {
      guard let seconds = RecordedTime.seconds(text) else {
        return stop(parser, "`time` expected a time as `2030-05-01T09:57:37Z`, found `\(text.shortened)`")
      }
      // A time in an extension is some other time.
      if point.time == nil { self.point?.time = seconds }
    } else if let field = Self.field(name) {
      // Extensions are anybody's: what is no number there is some other reading of that name.
      guard let number = Double(text) else {
        unreadable += 1
        return
      }
      if point.numbers[field] == nil { self.point?.numbers[field] = number }
    }
  }

  // Where the parser goes on after a fault and calls the document read, this still says so.
  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    // Recorders use prefixes that they never declared; that is 201 to 205, and harms nothing.
    if (201...205).contains((parseError as NSError).code) { return }
    error = error ?? Self.notXML(path, parser)
  }

  static func notXML(_ path: String, _ parser: XMLParser) -> InputError {
    .at(
      path, line: max(1, parser.lineNumber), "expected XML, found markup that is broken or ends too early",
      help: "a recorder that was cut off leaves the last elements open: close them")
  }

  private func begin(_ parser: XMLParser, _ element: String, _ attributes: [String: String]) {
    func degrees(_ name: String, _ limit: Double) -> Double? {
      guard let text = attributes[name] else {
        stop(parser, "`\(element)` has no `\(name)`")
        return nil
      }
      guard let degrees = Double(text), abs(degrees) <= limit else {
        stop(parser, "`\(name)` expected degrees within \(Int(limit)), found `\(text.shortened)`")
        return nil
      }
      return degrees
    }
    isCollecting = false
    guard let latitude = degrees("lat", 90), let longitude = degrees("lon", 180) else { return }
    point = Point(element: element, place: Coordinate(latitude: latitude, longitude: longitude))
  }

  private func finish(_ point: Point) {
    self.point = nil
    guard let time = point.time else {
      if point.element != "wpt" { untimed.append(point.place) }
      return
    }
    let accuracy = RecordedAccuracy.meters(stated: point.numbers[.accuracy], hdop: point.numbers[.hdop])
    let fix = RecordedFix(
      GuidanceFix(
        platformLatitude: point.place.latitude, longitude: point.place.longitude, accuracy: accuracy,
        speed: point.numbers[.speed] ?? -1, course: point.numbers[.course] ?? -1, time: time))
    switch point.element {
    case "trkpt" where !tracks.isEmpty: tracks[tracks.count - 1].append(fix)
    case "rtept" where !routes.isEmpty: routes[routes.count - 1].append(fix)
    case "wpt": wayPoints.append(fix)
    default: break
    }
  }

  private func stop(_ parser: XMLParser, _ problem: String) {
    error = error ?? .at(path, line: max(1, parser.lineNumber), problem)
    parser.abortParsing()
  }

  /// The name without its prefix.
  private static func local(_ element: String) -> String {
    element.utf8.lastIndex(of: UInt8(ascii: ":")).map { String(element[element.index(after: $0)...]) } ?? element
  }

  /// What an element of a point says; recorders name the accuracy in several ways.
  private static func field(_ name: String) -> Field? {
    switch name {
    case "speed": .speed
    case "course", "bearing": .course
    case "hdop": .hdop
    case "accuracy", "acc", "hacc", "hAcc", "horizontalAccuracy": .accuracy
    default: nil
    }
  }
}
