import Foundation
import GuidanceCore
import Scenarios
import SimWorld

/// What reading recordings takes: the speed of the readers, a table of real files, and broken files by the million.
enum ImportBench {
  /// The words on the command line.
  static let names = ["reading", "tracks", "mutated"]

  /// Runs the one that is asked for.
  static func run(_ operands: [String], rounds: UInt64?, seed: UInt64) throws {
    switch operands.first {
    case "reading": try reading(rounds: Int(clamping: rounds ?? 5))
    case "tracks": try tracks(Array(operands.dropFirst()))
    default: try mutated(count: Int(clamping: rounds ?? 10_000), seed: seed)
    }
  }

  // MARK: Speed

  /// Megabytes a second of a whole import, and of reading alone: what a span without a fix costs.
  private static func reading(rounds: Int) throws {
    let folder = try ScratchSpace()
    for (name, text) in [("GPX", LongRecording.gpx), ("NMEA", LongRecording.nmea), ("CSV", LongRecording.csv)] {
      let path = folder.path("recording")
      try FileBytes.writeLines(to: path) { write in try text(LongRecording.fixes, write) }
      let megabytes = Double(try FileBytes.read(path).count) / 1e6
      var importing = DriveImport()
      let whole = try median(rounds) { _ = try importing.read([path], fixesName: "x.fixes.jsonl") }
      importing.span = try ImportSpan(from: "0:10", to: "2:00")
      let twice = try median(rounds) { _ = try importing.read([path], fixesName: "x.fixes.jsonl") }
      print(
        "\(name): \(megabytes.oneDecimal) MB of \(LongRecording.fixes) fixes, read at "
          + "\((2 * megabytes / twice).oneDecimal) MB/s, imported whole at \((megabytes / whole).oneDecimal) MB/s")
    }
  }

  private static func median(_ rounds: Int, _ work: () throws -> Void) rethrows -> Double {
    var seconds: [Double] = []
    for _ in 0..<max(1, rounds) {
      let stopwatch = Stopwatch()
      try work()
      seconds.append(stopwatch.seconds)
    }
    return seconds.sorted()[seconds.count / 2]
  }

  // MARK: Real files

  /// A row a file: what was read, what guidance refused, what came of the run.
  private static func tracks(_ paths: [String]) throws {
    guard !paths.isEmpty else { throw UsageError("`tracks` takes recordings, found none") }
    let folder = try ScratchSpace()
    print("| file | fixes | refused | off-route | arrived | seconds |\n| --- | ---: | --- | ---: | ---: | ---: |")
    for path in paths {
      let name = URL(fileURLWithPath: path).lastPathComponent
      let stopwatch = Stopwatch()
      do {
        let imported = try DriveImport().read([path], fixesName: "drive.fixes.jsonl")
        try FileBytes.writeLines(to: folder.path("drive.fixes.jsonl")) { try imported.writeFixes($0) }
        let target = folder.path("drive.scenario")
        try FileBytes.write(ScenarioPrinter.text(of: imported.scenario).utf8, to: target)
        let resolution = try ScenarioFile(path: target).resolve()
        guard let run = resolution.runs.first else {
          print("| \(name) | \(imported.fixes.count) | does not resolve | | | |")
          continue
        }
        print("| \(name) | \(imported.fixes.count) | \(row(run.execute())) | \(stopwatch.seconds.twoDecimals) |")
      } catch let error as InputError {
        print(
          "| \(name) | none: \(error.message.replacing(path, with: "it")) | | | | \(stopwatch.seconds.twoDecimals) |")
      }
    }
  }

  private static func row(_ result: RunResult) -> String {
    var refused: [String: Int] = [:]
    for entry in result.journal.entries {
      if case .fix(let record) = entry.event, let reason = record.refusal { refused[reason.rawValue, default: 0] += 1 }
    }
    let reasons = refused.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    func count(_ kind: EventKind) -> Int { result.journal.entries.count { $0.event.kind == kind } }
    return "\(reasons.isEmpty ? "none" : reasons) | \(count(.offRoute)) | \(count(.arrived))"
  }

  // MARK: Broken files

  /// Imports so many broken recordings of each kind; each must be read or refused with a reason, and soon.
  private static func mutated(count: Int, seed: UInt64) throws {
    let folder = try ScratchSpace()
    let path = folder.path("recording")
    print("seed \(seed), \(count) broken recordings of each kind")
    for kind in MutatedRecordings.Kind.allCases {
      var recordings = MutatedRecordings(seed: seed)
      var read = 0
      var slowest = (seconds: 0.0, index: 0)
      let stopwatch = Stopwatch()
      for index in 0..<count {
        try Data(recordings.next(kind)).write(to: URL(fileURLWithPath: path))
        let own = Stopwatch()
        do {
          let imported = try DriveImport().read([path], fixesName: "recording.fixes.jsonl")
          _ = try Scenario(parsing: ScenarioPrinter.text(of: imported.scenario))
          read += 1
        } catch is InputError {
          // That is what it is for.
        }
        if own.seconds > slowest.seconds { slowest = (own.seconds, index) }
      }
      print(
        "\(kind.rawValue): \(read) read, \(count - read) refused, in \(stopwatch.seconds.oneDecimal) s; the slowest, "
          + "number \(slowest.index), took \(Int(slowest.seconds * 1000)) ms")
    }
  }
}

/// A folder for files that are gone afterwards.
private final class ScratchSpace {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pfsim-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}
