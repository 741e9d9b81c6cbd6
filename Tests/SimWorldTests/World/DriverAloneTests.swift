import Testing

@testable import SimWorld

@Suite("a driver who keeps to his route")
struct DriverAloneTests {
  /// What a hundred towns say against the simulated driver; empty where every trip went from its start to its arrival
  /// without leaving its route.
  private func complaints(_ block: Int) throws -> (towns: Int, complaints: [String]) {
    var towns = 0
    var complaints: [String] = []
    var seed = block * 1000
    while towns < 100 {
      seed += 1
      var town = try RandomTown(seed: seed)
      guard let plan = try town.plan() else { continue }
      towns += 1
      let journal = World(plan).run()
      let kinds = journal.entries.map(\.event.kind)
      let isRight =
        !kinds.contains(.offRoute) && !kinds.contains(.asked) && kinds.count { $0 == .started } == 1
        && kinds.count { $0 == .arrived } == 1 && journal.ledger.isClean
      if !isRight { complaints.append("town \(seed), \(town.mode): \(plan.told(journal))") }
    }
    return (towns, complaints)
  }

  @Test("the driver alone never causes an off-route, in 1000 towns", arguments: 0..<10)
  func never(block: Int) throws {
    let (towns, complaints) = try complaints(block)
    #expect(towns == 100)
    #expect(complaints == [])
  }
}

extension WorldPlan {
  /// The events that matter here, in a line.
  fileprivate func told(_ journal: Journal) -> String {
    let events = journal.entries.filter { [.started, .offRoute, .arrived, .asked].contains($0.event.kind) }
    return events.map { "\($0.event.kind.rawValue) at \($0.time.seconds)" }.joined(separator: ", ")
      + " of \(limit.seconds) s, " + journal.ledger.findings.joined(separator: ", ")
  }
}
