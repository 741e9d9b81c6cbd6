import Foundation
import Scenarios

/// What reading recordings takes: the speed of the readers, a table of real files, and broken files by the million.
enum ImportBench {
  /// The words on the command line.
  static let names = ["reading", "tracks", "mutated"]

  /// Runs the one that is asked for.
  static func run(_ arguments: ParsedArguments) throws -> Status {
    let rounds = try arguments.number("--rounds", atLeast: 1)
    switch arguments.operands.first {
    case "reading":
      try reading(rounds: Int(clamping: rounds ?? 5))
      return .held
    case "tracks":
      var table = try TrackTable()
      return try table.print(Array(arguments.operands.dropFirst()))
    default:
      let seed = try arguments.number("--seed") ?? 1
      return try MutatedRun(seed: seed, count: Int(clamping: rounds ?? 10_000), jobs: arguments.jobs()).run()
    }
  }

  /// Megabytes a second of a whole import, and of reading alone: what a span with few fixes costs.
  private static func reading(rounds: Int) throws {
    let folder = try ScratchSpace()
    defer { folder.remove() }
    for (name, text) in [("GPX", LongRecording.gpx), ("NMEA", LongRecording.nmea), ("CSV", LongRecording.csv)] {
      let path = folder.path("recording")
      try FileBytes.writeLines(to: path) { write in try text(LongRecording.fixes, write) }
      let megabytes = Double(try FileBytes.read(path).count) / 1e6
      var importing = DriveImport()
      let whole = try best(rounds) { _ = try importing.read([path], fixesName: "x.fixes.jsonl") }
      importing.span = try ImportSpan(from: "0:10", to: "2:00")
      let twice = try best(rounds) { _ = try importing.read([path], fixesName: "x.fixes.jsonl") }
      Output.result(
        "\(name): \(megabytes.oneDecimal) MB of \(LongRecording.fixes) fixes, read at "
          + "\((2 * megabytes / twice).oneDecimal) MB/s, imported whole at \((megabytes / whole).oneDecimal) MB/s")
    }
  }

  /// The least processor time of some rounds: what else the machine does only adds to it.
  private static func best(_ rounds: Int, _ work: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<max(1, rounds) { least = min(least, try Elapsed(of: work).processor) }
    return least
  }
}
