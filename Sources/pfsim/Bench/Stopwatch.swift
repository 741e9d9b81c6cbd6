import Foundation
import Synchronization

/// How long a piece of work took; the tool alone may look at a real clock.
struct Elapsed {
  /// Processor time of the working thread, in seconds: what else the machine does counts little.
  var processor: Double
  /// Real time, in seconds.
  var real: Double

  /// Measures work of the calling thread.
  init(of work: () throws -> Void) rethrows {
    let watch = Stopwatch()
    let start = Self.threadSeconds()
    try work()
    processor = Self.threadSeconds() - start
    real = watch.seconds
  }

  /// Measures two threads that do the same work side by side: the processor time of one of them, and the real time
  /// until both are done.
  init(ofTwo work: @escaping @Sendable () -> Void) {
    let sum = Mutex(0.0)
    let watch = Stopwatch()
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      let seconds = Elapsed(of: work).processor
      sum.withLock { $0 += seconds }
    }
    real = watch.seconds
    processor = sum.withLock { $0 } / 2
  }

  private static func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Real time since it was made.
struct Stopwatch {
  private let start = ContinuousClock.now

  /// The seconds so far.
  var seconds: Double { start.duration(to: .now) / .seconds(1) }
}

/// The most memory that the process has held so far, in MB.
func peakMegabytes() -> Double {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return Double(usage.ru_maxrss) / 1e6
  #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1e3
  #endif
}

/// Processor time of all threads of the process so far, in seconds.
func processSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The times of one workload, round by round.
struct RoundTimes {
  private var rounds: [Elapsed] = []

  /// The middle one, in seconds of processor time, or of another.
  func median(_ time: KeyPath<Elapsed, Double> = \.processor) -> Double {
    Self.middle(rounds.map { $0[keyPath: time] })
  }

  /// The middle of the rounds' ratios to another workload.
  func medianRatio(to other: Self, _ time: KeyPath<Elapsed, Double> = \.processor) -> Double {
    Self.middle(zip(rounds, other.rounds).map { $0[keyPath: time] / $1[keyPath: time] })
  }

  mutating func append(_ elapsed: Elapsed) { rounds.append(elapsed) }

  private static func middle(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// Measures workloads that time themselves, in turn, round after round, so that a noisy machine disturbs all alike.
///
/// One round more is played first and not counted: it warms the caches.
func interleaved(rounds: Int, _ workloads: [() -> Elapsed]) -> [RoundTimes] {
  for work in workloads { _ = work() }
  var times = Array(repeating: RoundTimes(), count: workloads.count)
  for _ in 0..<rounds {
    for (index, work) in workloads.enumerated() { times[index].append(work()) }
  }
  return times
}
