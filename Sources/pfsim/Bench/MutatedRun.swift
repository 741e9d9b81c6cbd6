import Foundation
import Scenarios
import Synchronization

/// Imports broken recordings by the hundred thousand: each must be read or refused with a reason, and soon.
struct MutatedRun {
  let seed: UInt64
  /// How many of each kind.
  let count: Int
  let jobs: Int

  /// Recordings that a thread takes on at once.
  private static let chunk = 500
  /// Each so many the scenario that comes of one is played too.
  private static let played = 8
  /// One that takes longer fails, in seconds; a usual one takes less than a thousandth, a drive of most of a day a tenth.
  private static let longestSeconds = 5.0

  /// Tries all kinds and prints a line each.
  func run() throws -> Status {
    Interrupt.listen()
    let folder = try ScratchSpace()
    defer { folder.remove() }
    Output.result("seed \(seed), \(count) broken recordings of each kind")
    var status = Status.held
    for kind in MutatedRecordings.Kind.allCases where !Interrupt.hasCome {
      let stopwatch = Stopwatch()
      let tally = tried(kind, in: folder)
      SearchProgress.clear()
      Output.result(tally.line(kind.rawValue, seconds: stopwatch.seconds, of: count))
      for failure in tally.failures.prefix(5) {
        status = .failed
        try tell(failure, kind)
      }
    }
    return status
  }

  private func tried(_ kind: MutatedRecordings.Kind, in folder: ScratchSpace) -> Tally {
    let recordings = MutatedRecordings(seed: seed)
    let sum = Mutex(Tally())
    let starts = Array(stride(from: 0, to: count, by: Self.chunk))
    _ = Workers.map(starts, jobs: jobs, isOver: { Interrupt.hasCome }) { start in
      let own = Self.tally(of: start..<min(count, start + Self.chunk), recordings, kind, folder)
      let shown = sum.withLock { sum in
        sum.add(own)
        return sum.count
      }
      SearchProgress.show("\(kind.rawValue): \(shown) of \(count); Ctrl-C ends it here")
    }
    return sum.withLock { $0 }
  }

  private static func tally(
    of numbers: Range<Int>, _ recordings: MutatedRecordings, _ kind: MutatedRecordings.Kind, _ folder: ScratchSpace
  ) -> Tally {
    var tally = Tally()
    for number in numbers {
      // A recording that ended the tool is what stands in there afterwards.
      let path = folder.path("\(kind.rawValue)-\(number)")
      defer { unlink(path) }
      guard write(recordings.recording(number, of: kind), to: path) else {
        tally.add(.failed("it cannot be written to `\(path)`"), number, seconds: 0)
        continue
      }
      let stopwatch = Stopwatch()
      let trial = RecordingTrial(of: path, plays: number.isMultiple(of: played))
      let seconds = stopwatch.seconds
      let isSlow = seconds > longestSeconds
      tally.add(isSlow ? .failed("it took \(seconds.oneDecimal) s") : trial, number, seconds: seconds)
    }
    return tally
  }

  /// Writes without waiting for the disk, as Foundation does: that takes ten times as long as the import.
  private static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let count = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && count == bytes.count
  }

  /// Tells of a recording that failed, and leaves it for whoever looks into it.
  private func tell(_ failure: (number: Int, what: String), _ kind: MutatedRecordings.Kind) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("pfsim-mutated-\(seed)-\(kind.rawValue)-\(failure.number)").path
    try FileBytes.write(MutatedRecordings(seed: seed).recording(failure.number, of: kind), to: path)
    Output.result("  number \(failure.number): \(failure.what); it is \(path)")
  }

  /// What became of many.
  private struct Tally: Sendable {
    private(set) var count = 0
    private(set) var failures: [(number: Int, what: String)] = []
    private var read = 0
    private var played = 0
    private var refused = 0
    private var slowest = (seconds: 0.0, number: 0)

    mutating func add(_ trial: RecordingTrial, _ number: Int, seconds: Double) {
      count += 1
      switch trial {
      case .read: read += 1
      case .played:
        read += 1
        played += 1
      case .refused: refused += 1
      case .failed(let what): failures.append((number, what))
      }
      if seconds > slowest.seconds { slowest = (seconds, number) }
    }

    mutating func add(_ other: Self) {
      count += other.count
      read += other.read
      played += other.played
      refused += other.refused
      failures += other.failures
      if other.slowest.seconds > slowest.seconds { slowest = other.slowest }
    }

    func line(_ kind: String, seconds: Double, of all: Int) -> String {
      "\(kind): \(read) read, \(played) of them played, \(refused) refused, \(failures.count) failed, in \(seconds.oneDecimal) s; "
        + "the slowest, number \(slowest.number), took \(Int(slowest.seconds * 1000)) ms"
        + (count < all ? "; stopped after \(count) of \(all)" : "")
    }
  }
}
