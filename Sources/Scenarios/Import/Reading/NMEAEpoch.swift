import GuidanceCore

/// What the sentences of one instant say together.
struct NMEAEpoch {
  /// Knots in metres per second.
  static let knot = 1852.0 / 3600

  /// Seconds of the day.
  let timeOfDay: Double
  /// Days since 1970 where a sentence tells the date.
  private(set) var day: Int?
  private var place: (latitude: Double, longitude: Double)?
  private var isVoid = false
  private var speed: Double?
  private var course: Double?
  private var hdop: Double?
  private var deviation: Double?

  init(timeOfDay: Double) { self.timeOfDay = timeOfDay }

  /// The seconds of the day of a sentence that tells them; nil for the kinds that never do.
  static func timeOfDay(of sentence: NMEASentence) -> Double? {
    switch sentence.kind {
    case .rmc, .gga, .gns, .gst, .zda: sentence.timeOfDay(0)
    case .gll: sentence.timeOfDay(4)
    case .vtg, .gsa: nil
    }
  }

  /// Adds what a sentence says; of two that say the same the first wins.
  mutating func add(_ sentence: NMEASentence) {
    switch sentence.kind {
    case .rmc: addRecommended(sentence)
    case .gga: addPlace(sentence, 1, isValid: (sentence.number(5) ?? 0) > 0, hdop: sentence.number(7))
    case .gns: addPlace(sentence, 1, isValid: Self.hasMode(sentence.field(5)), hdop: sentence.number(7))
    case .gll: addPlace(sentence, 0, isValid: sentence.letter(5) == UInt8(ascii: "A"), hdop: nil)
    case .vtg:
      course = course ?? sentence.number(0)
      speed = speed ?? sentence.number(4).map { $0 * Self.knot } ?? sentence.number(6).map { $0 / 3.6 }
    case .gsa: hdop = hdop ?? sentence.number(15)
    case .gst: addDeviations(sentence)
    case .zda: day = day ?? Self.day(sentence)
    }
  }

  /// The fix of the instant, its stamp seconds since 1970; nil where the receiver had none.
  func fix(day: Int) -> GuidanceFix? {
    guard let place, !isVoid else { return nil }
    return GuidanceFix(
      platformLatitude: place.latitude, longitude: place.longitude,
      accuracy: RecordedAccuracy.meters(stated: deviation, hdop: hdop), speed: speed ?? -1, course: course ?? -1,
      time: Double(day * 86400) + timeOfDay)
  }

  private mutating func addRecommended(_ sentence: NMEASentence) {
    addPlace(sentence, 2, isValid: sentence.letter(1) == UInt8(ascii: "A"), hdop: nil)
    speed = sentence.number(6).map { $0 * Self.knot } ?? speed
    course = sentence.number(7) ?? course
    day = Self.date(sentence.field(8)) ?? day
  }

  private mutating func addPlace(_ sentence: NMEASentence, _ index: Int, isValid: Bool, hdop dilution: Double?) {
    if !isValid { isVoid = true }
    place = place ?? sentence.place(index)
    hdop = hdop ?? dilution
  }

  /// The horizontal error is as large as both deviations together.
  private mutating func addDeviations(_ sentence: NMEASentence) {
    guard let north = sentence.number(5), let east = sentence.number(6) else { return }
    deviation = deviation ?? (north * north + east * east).squareRoot()
  }

  /// Whether any satellite system of a GNS sentence had a fix.
  private static func hasMode(_ modes: ArraySlice<UInt8>) -> Bool {
    modes.contains { $0 != UInt8(ascii: "N") }
  }

  /// The day of a field `ddmmyy`.
  private static func date(_ field: ArraySlice<UInt8>) -> Int? {
    guard field.count == 6, let number = NMEANumber.decimal(field).map({ Int($0) }) else { return nil }
    let year = number % 100
    return day(year: year < 80 ? 2000 + year : 1900 + year, month: number / 100 % 100, day: number / 10_000)
  }

  /// The day of the fields `dd,mm,yyyy`.
  private static func day(_ sentence: NMEASentence) -> Int? {
    guard let day = sentence.number(1), let month = sentence.number(2), let year = sentence.number(3) else {
      return nil
    }
    return Self.day(year: Int(year), month: Int(month), day: Int(day))
  }

  private static func day(year: Int, month: Int, day: Int) -> Int? {
    guard (1...12).contains(month), (1...31).contains(day), (1...9999).contains(year) else { return nil }
    return RecordedTime.days(year: year, month: month, day: day)
  }
}
