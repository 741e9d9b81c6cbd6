extension RecordedDrive {
  /// The drives of several files as one, in the order of the files.
  ///
  /// Where both tell real times, these stand. A drive whose stamps begin anywhere begins one second after the one before
  /// it ended.
  ///
  /// - Throws: ``InputError`` for a file that begins before the one before it began.
  static func joined(_ drives: [(path: String, drive: RecordedDrive)]) throws(InputError) -> RecordedDrive {
    var whole = RecordedDrive()
    var before: (path: String, drive: RecordedDrive)?
    for (path, drive) in drives {
      var drive = drive
      if let last = before {
        if drive.isAbsolute && last.drive.isAbsolute {
          guard drive.start >= last.drive.start else {
            throw InputError(
              "`\(path)` begins before `\(last.path)` does", help: "name the files in the order of their times")
          }
        } else {
          drive.shift(by: whole.end + 1 - drive.start)
        }
      }
      whole.fixes += drive.fixes
      whole.omissions += drive.omissions
      whole.isAbsolute = whole.isAbsolute && drive.isAbsolute
      before = (path, drive)
    }
    return whole
  }

  /// The moment of the first fix.
  private var start: Double { fixes.first.map { $0.received ?? $0.fix.time } ?? 0 }

  /// The latest moment of all.
  private var end: Double { fixes.map { $0.received ?? $0.fix.time }.max() ?? 0 }

  private mutating func shift(by seconds: Double) {
    for index in fixes.indices {
      fixes[index].fix.time += seconds
      fixes[index].received = fixes[index].received.map { $0 + seconds }
    }
  }
}
