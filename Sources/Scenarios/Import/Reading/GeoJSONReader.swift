import GuidanceCore

/// Reads GeoJSON: points with a time among their properties, or lines with a list of times.
///
/// A line without times is a planned one, not a drive.
struct GeoJSONReader {
  /// The timed points, in file order.
  private(set) var fixes: [RecordedFix] = []
  /// The places of lines without times.
  private(set) var places: [Coordinate] = []
  /// Points without a time.
  private(set) var untimed = 0

  /// The kinds of objects that GeoJSON knows.
  static let types = [
    "FeatureCollection", "Feature", "GeometryCollection", "Point", "MultiPoint", "LineString", "MultiLineString",
    "Polygon", "MultiPolygon",
  ]

  /// Reads an object and all in it.
  mutating func read(_ object: JSONField) throws {
    switch try object.member("type").text() {
    case "FeatureCollection": for feature in try object.list("features") { try read(feature) }
    case "Feature":
      if let geometry = try object.optional("geometry") { try read(geometry, of: object.optional("properties")) }
    case "GeometryCollection": for geometry in try object.list("geometries") { try read(geometry, of: nil) }
    default: try read(object, of: nil)
    }
  }

  private mutating func read(_ geometry: JSONField, of properties: JSONField?) throws {
    let coordinates = try geometry.optional("coordinates")
    let times = try properties.flatMap(Self.times)
    switch try geometry.member("type").text() {
    case "Point": if let coordinates { try readPoint(coordinates, properties) }
    case "LineString": if let coordinates { try readLine(coordinates, times) }
    case "MultiLineString":
      let lines = try coordinates?.elements() ?? []
      let lists = try times?.elements() ?? []
      for (index, line) in lines.enumerated() {
        try readLine(line, index < lists.count ? lists[index] : nil)
      }
    default: break
    }
  }

  private mutating func readPoint(_ point: JSONField, _ properties: JSONField?) throws {
    var values = try properties.map(RecordedObject.values) ?? RecordedValues()
    let place = try Self.place(point)
    values.latitude = place.latitude
    values.longitude = place.longitude
    // The place was looked at already; without a time there is no fix.
    if let fix = try? values.fix() { fixes.append(fix) } else { untimed += 1 }
  }

  private mutating func readLine(_ line: JSONField, _ times: JSONField?) throws {
    let points = try line.elements()
    guard let times = try times?.elements() else {
      places += try points.map(Self.place)
      return
    }
    guard times.count == points.count else {
      throw JSONFieldError(
        path: line.path, problem: "expected as many places as times, found \(points.count) and \(times.count)")
    }
    for (point, time) in zip(points, times) {
      let place = try Self.place(point)
      guard let seconds = try RecordedObject.time(time) else {
        untimed += 1
        continue
      }
      let accuracy = RecordedAccuracy.meters(stated: nil, hdop: nil)
      fixes.append(RecordedFix(GuidanceFix(coordinate: place, accuracy: accuracy, time: seconds)))
    }
  }

  /// The times of a line, where converters put them.
  private static func times(_ properties: JSONField) throws -> JSONField? {
    guard case .object = properties.value else { return nil }
    if let inner = try properties.optional("coordinateProperties"), let times = try inner.optional("times") {
      return times
    }
    for name in ["coordTimes", "times", "timestamps"] {
      if let times = try properties.optional(name), case .list = times.value { return times }
    }
    return nil
  }

  /// A place `[longitude, latitude]`.
  private static func place(_ field: JSONField) throws -> Coordinate {
    let numbers = try field.elements()
    guard numbers.count >= 2 else {
      throw JSONFieldError(
        path: field.path, problem: "expected `[longitude, latitude]`, found \(numbers.count) numbers")
    }
    let place = Coordinate(
      latitude: try numbers[1].number(), longitude: Geodesy.wrappedLongitude(try numbers[0].number()))
    guard place.isValid else {
      throw JSONFieldError(
        path: numbers[1].path, problem: "expected degrees within 90, found \(WrittenNumber.text(place.latitude))")
    }
    return place
  }
}
