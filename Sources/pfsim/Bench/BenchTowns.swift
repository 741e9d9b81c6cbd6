import Scenarios

/// Drives over road networks at random: the simulated driver alone must never cause an off-route.
enum BenchTowns {
  /// Drives over the first so many networks and says what they came to.
  static func run(_ count: Int) -> Status {
    let begin = processSeconds()
    let outcomes = Workers.map(Array(1...count), jobs: 2) { TownDrive(number: $0).play() }.compactMap { $0 }
    let seconds = ((processSeconds() - begin) * 10).rounded() / 10
    let complaints = outcomes.compactMap(\.complaint)
    for complaint in complaints { Output.result(complaint) }
    let fixes = outcomes.reduce(0) { $0 + $1.fixes }
    let offRoutes = outcomes.reduce(0) { $0 + $1.offRoutes.count }
    let arrivals = outcomes.reduce(0) { $0 + $1.arrivals }
    Output.result(
      "\(outcomes.count) road networks, \(fixes) fixes: \(offRoutes) off-routes, \(arrivals) arrivals, "
        + "\(complaints.count) networks to complain of; \(seconds) s of one core")
    return complaints.isEmpty ? .held : .failed
  }
}
