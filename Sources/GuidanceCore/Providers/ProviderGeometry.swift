/// Reads the line of a route or of a step in the forms that providers use.
enum ProviderGeometry {
  /// What is known about a line besides its text, to tell five digits from six.
  struct Hint {
    /// The digits where nothing else tells.
    var precision: Int
    /// Where the line begins.
    var start: Coordinate?
    /// How long it is, in metres.
    var length: Double?
  }

  /// An encoded text, or a GeoJSON line.
  static func line(_ field: JSONField, _ hint: Hint) throws -> [Coordinate] {
    if case .text(let text) = field.value { return try encoded(text, field, hint) }
    if case .object = field.value { return try geoJSON(field) }
    throw field.expected("an encoded line or a GeoJSON object")
  }

  /// A GeoJSON `LineString`.
  static func geoJSON(_ field: JSONField) throws -> [Coordinate] {
    let type = try field.member("type")
    guard try type.text() == "LineString" else {
      throw JSONFieldError(path: type.path, problem: "expected `LineString`, found `\(try type.text())`")
    }
    return try field.member("coordinates").elements().map { try position($0) }
  }

  /// A list of longitude and latitude, as GeoJSON and OSRM write places.
  static func position(_ field: JSONField) throws -> Coordinate {
    let numbers = try field.elements()
    guard numbers.count >= 2 else {
      throw JSONFieldError(path: field.path, problem: "expected longitude and latitude, found \(numbers.count) numbers")
    }
    return try place(latitude: numbers[1], longitude: numbers[0])
  }

  /// A place of two named numbers.
  static func place(_ field: JSONField, latitude: String, longitude: String) throws -> Coordinate {
    try place(latitude: field.member(latitude), longitude: field.member(longitude))
  }

  /// A place of two fields; refused beyond the poles and beyond a full turn.
  static func place(latitude: JSONField, longitude: JSONField) throws -> Coordinate {
    let place = Coordinate(latitude: try latitude.number(), longitude: try longitude.number())
    guard place.isValid else {
      throw JSONFieldError(path: latitude.path, problem: "expected a latitude within 90, found \(place.latitude)")
    }
    guard abs(place.longitude) <= 360 else {
      throw JSONFieldError(path: longitude.path, problem: "expected a longitude within 360, found \(place.longitude)")
    }
    return place
  }

  /// A flat list of longitude, latitude, longitude, latitude ...
  static func flat(_ field: JSONField) throws -> [Coordinate] {
    let numbers = try field.elements()
    guard numbers.count.isMultiple(of: 2) else {
      throw JSONFieldError(path: field.path, problem: "expected pairs of numbers, found \(numbers.count) numbers")
    }
    return try stride(from: 0, to: numbers.count, by: 2).map {
      try place(latitude: numbers[$0 + 1], longitude: numbers[$0])
    }
  }

  static func encoded(_ text: String, _ field: JSONField, _ hint: Hint, dimensions: Int = 2) throws -> [Coordinate] {
    let sums: [Int]
    do throws(EncodedPolyline.Failure) {
      sums = try EncodedPolyline.sums(text, dimensions: dimensions)
    } catch {
      throw JSONFieldError(path: field.path, problem: error.description)
    }
    let readings = [hint.precision, hint.precision == 5 ? 6 : 5].map {
      EncodedPolyline.places(sums, dimensions: dimensions, precision: $0)
    }
    let line = likelier(readings[0], readings[1], hint)
    if let bad = line.firstIndex(where: { !$0.isValid || abs($0.longitude) > 360 }) {
      throw JSONFieldError(
        path: field.path,
        problem: "expected places on the globe, found \(line[bad].latitude), \(line[bad].longitude) as place \(bad)")
    }
    return line
  }

  /// The reading that fits better to what is known; the usual one where both fit alike.
  ///
  /// An answer does not say how many digits its lines have, yet one reading is ten times the other.
  private static func likelier(_ usual: [Coordinate], _ other: [Coordinate], _ hint: Hint) -> [Coordinate] {
    guard let first = usual.first, let otherFirst = other.first else { return usual }
    if let start = hint.start {
      return misfit(first, start) <= misfit(otherFirst, start) ? usual : other
    }
    if let length = hint.length, length > 0, let line = try? Polyline(usual), let otherLine = try? Polyline(other) {
      return abs(line.length - length) <= abs(otherLine.length - length) ? usual : other
    }
    return usual.allSatisfy(\.isValid) ? usual : other
  }

  private static func misfit(_ place: Coordinate, _ start: Coordinate) -> Double {
    place.isValid ? Geodesy.distance(place, start) : .infinity
  }
}
