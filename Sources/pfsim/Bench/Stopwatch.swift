/// Wall time of a piece of work, in seconds; the tool alone may look at a real clock.
func wallSeconds(_ work: () -> Void) -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  work()
  let (seconds, attoseconds) = (clock.now - start).components
  return Double(seconds) + Double(attoseconds) * 1e-18
}

/// Measures several workloads in turn, round after round, so that a noisy machine disturbs all of them alike.
///
/// - Returns: the median of the rounds for each workload, in seconds.
func interleaved(rounds: Int, _ workloads: [() -> Void]) -> [Double] {
  var times = Array(repeating: [Double](), count: workloads.count)
  for _ in 0..<rounds {
    for (index, work) in workloads.enumerated() { times[index].append(wallSeconds(work)) }
  }
  return times.map { $0.sorted()[$0.count / 2] }
}
