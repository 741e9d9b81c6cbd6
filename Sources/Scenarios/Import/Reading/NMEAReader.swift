import GuidanceCore

/// Reads NMEA 0183 logs of any talker, or of several mixed: RMC, GGA, GNS, GLL, VTG, GSA, GST and ZDA.
///
/// The sentences of one time of day make one fix; those without a time belong to the one before. A fix needs a place and
/// no sentence that calls it void. The date is that of RMC or ZDA; without it a time of day that falls by half a day
/// begins the next one. Sentences with a wrong checksum are left out and counted.
struct NMEAReader {
  private var drive = RecordedDrive()
  private var epoch: NMEAEpoch?
  private var day = 0
  private var hasDate = false
  private var lastTimeOfDay: Double?
  private var hasChecksums = false
  private var sentences = 0
  private var damaged = 0
  private var withoutFix = 0

  /// - Parameter firstDay: the day of the first time of day, where it is known already.
  static func read(
    _ path: String, keeping wanted: KeptFixes.Wanted = .all, firstDay: Int? = nil
  ) throws -> RecordedDrive {
    var reader = NMEAReader(keeping: wanted, firstDay: firstDay)
    try FilePieces(path: path).forEachLine { line, _ in reader.read(line) }
    return try reader.finished(path)
  }

  private init(keeping wanted: KeptFixes.Wanted, firstDay: Int?) {
    drive.kept = KeptFixes(wanted)
    drive.firstDay = firstDay
    day = firstDay ?? 0
    hasDate = firstDay != nil
  }

  private mutating func read(_ line: ArraySlice<UInt8>) {
    let (found, hasChecksum) = NMEASentence.read(line, needsChecksum: hasChecksums)
    hasChecksums = hasChecksums || hasChecksum
    switch found {
    case .none: return
    case .damaged: damaged += 1
    case .other: sentences += 1
    case .sentence(let sentence):
      sentences += 1
      add(sentence)
    }
  }

  private mutating func add(_ sentence: NMEASentence) {
    if let time = NMEAEpoch.timeOfDay(of: sentence), time != epoch?.timeOfDay {
      endEpoch()
      epoch = NMEAEpoch(timeOfDay: time)
    }
    epoch?.add(sentence)
  }

  private mutating func endEpoch() {
    guard let epoch else { return }
    self.epoch = nil
    date(epoch)
    lastTimeOfDay = epoch.timeOfDay
    if let fix = epoch.fix(day: day) {
      drive.kept.append(RecordedFix(fix))
    } else {
      withoutFix += 1
    }
  }

  /// Brings the day up to an instant.
  private mutating func date(_ epoch: NMEAEpoch) {
    if epoch.day == nil || !hasDate, let lastTimeOfDay, lastTimeOfDay - epoch.timeOfDay > 43_200 { day += 1 }
    guard let told = epoch.day else { return }
    if !hasDate {
      // What came before the first date was on that day, or on the days counted back from it.
      drive.kept.shift(by: Double((told - day) * 86400))
      drive.firstDay = told - day
      hasDate = true
    }
    day = told
  }

  private mutating func finished(_ path: String) throws -> RecordedDrive {
    endEpoch()
    guard sentences > 0 || damaged > 0 else { throw InputError("`\(path)` holds no NMEA sentence") }
    guard drive.kept.count > 0 else {
      throw InputError(
        "`\(path)` holds no fix: in \(sentences) sentences no time has both a place and a status that says it is valid")
    }
    drive.isAbsolute = hasDate
    drive.omit(damaged, "sentences with a bad checksum")
    drive.omit(withoutFix, "moments without a fix")
    return drive
  }
}
