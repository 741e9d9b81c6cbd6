import GuidanceCore

/// What a named value of a table or of a JSON object says of a fix.
enum RecordedField: Hashable, CaseIterable {
  case time
  case timeMilliseconds
  case latitude
  case longitude
  case accuracy
  case hdop
  case speed
  case speedKilometersPerHour
  case speedKnots
  case course

  /// The names of each, the most telling first; compared without case and without what is no letter or digit.
  var names: [String] {
    switch self {
    case .time: ["t", "ts", "time", "timestamp", "datetime", "utc", "gpstime", "eventtimestamp"]
    case .timeMilliseconds: ["tms", "timems", "timestampms", "utcms", "epochms", "unixms"]
    case .latitude: ["lat", "latitude", "latdeg"]
    case .longitude: ["lon", "lng", "long", "longitude", "londeg"]
    case .accuracy:
      ["accuracy", "accuracym", "horizontalaccuracy", "accuracyhorizontal", "hacc", "acc", "gpsaccuracy", "eph"]
    case .hdop: ["hdop"]
    case .speed: ["speed", "speedmps", "speedms", "groundspeed", "velocity"]
    case .speedKilometersPerHour: ["speedkmh", "speedkph"]
    case .speedKnots: ["speedknots", "speedkn"]
    case .course: ["course", "coursedeg", "bearing", "bearingdeg", "track", "azimuth", "heading"]
    }
  }

  /// The name as names are compared.
  static func plain(_ name: some StringProtocol) -> String {
    String(name.lowercased().unicodeScalars.filter { ("a"..."z").contains($0) || ("0"..."9").contains($0) })
  }

  /// Which of some names says this; nil where none does.
  func first<Name>(in names: [(plain: String, name: Name)]) -> Name? {
    for known in self.names {
      if let found = names.first(where: { $0.plain == known }) { return found.name }
    }
    return nil
  }
}

/// The values that a row or an object gives for one fix.
struct RecordedValues {
  var time: Double?
  var latitude: Double?
  var longitude: Double?
  var accuracy: Double?
  var hdop: Double?
  var speed: Double?
  var course: Double?

  /// Stores a value in the unit of its field.
  mutating func set(_ field: RecordedField, _ value: Double) {
    switch field {
    case .time: time = RecordedStamp.seconds(value)
    case .timeMilliseconds: time = time ?? value / 1000
    case .latitude: latitude = value
    case .longitude: longitude = value
    case .accuracy: accuracy = value
    case .hdop: hdop = value
    case .speed: speed = value
    case .speedKilometersPerHour: speed = speed ?? value / 3.6
    case .speedKnots: speed = speed ?? value * NMEAEpoch.knot
    case .course: course = value
    }
  }

  /// The place; nil where it is not told.
  ///
  /// - Throws: the problem where it is told and is none.
  func place() throws(RecordedProblem) -> Coordinate? {
    guard let latitude, let longitude, !latitude.isNaN, !longitude.isNaN else { return nil }
    guard abs(latitude) <= 90 else {
      throw RecordedProblem("the latitude expected degrees within 90, found `\(WrittenNumber.text(latitude))`")
    }
    guard abs(longitude) <= 360 else {
      throw RecordedProblem("the longitude expected degrees within 180, found `\(WrittenNumber.text(longitude))`")
    }
    return Coordinate(latitude: latitude, longitude: Geodesy.wrappedLongitude(longitude))
  }

  /// The fix; nil where place or time is not told.
  func fix() throws(RecordedProblem) -> RecordedFix? {
    guard let place = try place(), let time, time.isFinite else { return nil }
    return RecordedFix(
      GuidanceFix(
        platformLatitude: place.latitude, longitude: place.longitude,
        accuracy: RecordedAccuracy.meters(stated: accuracy, hdop: hdop), speed: speed ?? -1, course: course ?? -1,
        time: time))
  }
}

/// What is wrong with a value, without its place in the file.
struct RecordedProblem: Error {
  let text: String

  init(_ text: String) { self.text = text }
}

/// Stamps that are numbers.
enum RecordedStamp {
  /// Seconds since 1970, or since some other moment where the number is small.
  ///
  /// No recording is of the year 5000: larger numbers count milliseconds, microseconds or nanoseconds.
  static func seconds(_ number: Double) -> Double {
    switch abs(number) {
    case 1e17...: number / 1e9
    case 1e14...: number / 1e6
    case 1e11...: number / 1e3
    default: number
    }
  }

  /// Whether stamps count from 1970: none of a running clock of a device reaches the year 1973.
  static func isAbsolute(_ seconds: Double?) -> Bool { (seconds ?? 0) > 1e8 }
}
