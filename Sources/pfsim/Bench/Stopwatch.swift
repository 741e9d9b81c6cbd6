import Foundation
import Synchronization

/// Processor time that a piece of work takes of the calling thread, in seconds; the tool alone may look at a real clock.
func processorSeconds(_ work: () -> Void) -> Double {
  let start = threadSeconds()
  work()
  return threadSeconds() - start
}

/// Processor time of one of two threads that do the same work side by side, in seconds.
func processorSecondsSideBySide(_ work: @escaping @Sendable () -> Void) -> Double {
  let sum = Mutex(0.0)
  DispatchQueue.concurrentPerform(iterations: 2) { _ in
    let seconds = processorSeconds(work)
    sum.withLock { $0 += seconds }
  }
  return sum.withLock { $0 } / 2
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

private func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The times of one workload, round by round, in seconds.
struct RoundTimes {
  fileprivate(set) var seconds: [Double] = []

  /// The middle one.
  var median: Double { Self.middle(seconds) }

  /// The middle of the rounds' ratios to another workload.
  func medianRatio(to other: Self) -> Double { Self.middle(zip(seconds, other.seconds).map { $0 / $1 }) }

  /// The middle of the rounds' differences to another workload, in seconds.
  func medianDifference(to other: Self) -> Double { Self.middle(zip(seconds, other.seconds).map { $0 - $1 }) }

  private static func middle(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// Measures workloads that time themselves, in turn, round after round, so that a noisy machine disturbs all alike.
///
/// One round more is played first and not counted: it warms the caches.
func interleaved(rounds: Int, _ workloads: [() -> Double]) -> [RoundTimes] {
  for work in workloads { _ = work() }
  var times = Array(repeating: RoundTimes(), count: workloads.count)
  for _ in 0..<rounds {
    for (index, work) in workloads.enumerated() { times[index].seconds.append(work()) }
  }
  return times
}
