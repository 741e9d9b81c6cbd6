extension RecordedDrive {
  /// By how many seconds the stamps of several files are shifted so that they are one drive, in the order of the files.
  ///
  /// Where both tell real times, these stand. A drive whose stamps begin anywhere begins one second after the one before
  /// it ended.
  ///
  /// - Throws: ``InputError`` for a file that begins before the one before it began.
  static func shifts(of drives: [(path: String, drive: RecordedDrive)]) throws(InputError) -> [Double] {
    var shifts: [Double] = []
    var end = -Double.infinity
    var before: (path: String, start: Double, isAbsolute: Bool)?
    for (path, drive) in drives {
      var start = drive.kept.start ?? 0
      var shift = 0.0
      if let last = before {
        if drive.isAbsolute && last.isAbsolute {
          guard start >= last.start else {
            throw InputError(
              "`\(path)` begins before `\(last.path)` does", help: "name the files in the order of their times")
          }
        } else {
          shift = end + 1 - start
          start += shift
        }
      }
      shifts.append(shift)
      end = max(end, drive.kept.end + shift)
      before = (path, start, drive.isAbsolute)
    }
    return shifts
  }

  /// Sets all moments later.
  mutating func shift(by seconds: Double) {
    kept.shift(by: seconds)
    requests.shift(by: seconds)
  }

  /// Adds a later drive, whose stamps fit behind.
  mutating func append(_ other: RecordedDrive) {
    kept.append(other.kept)
    requests.append(other.requests)
    omissions += other.omissions
    isAbsolute = isAbsolute && other.isAbsolute
  }
}
