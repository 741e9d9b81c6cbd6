import Testing

@testable import Scenarios

@Suite("guidance of a search")
struct FuzzGuidanceTests {
  private static func guidance() throws -> (guidance: FuzzGuidance, table: FaultTable) {
    var report = try SearchFixtures.report(runs: 100, jobs: 2, pilot: 100)
    let table = report.table
    var search = Fuzz(.worlds)
    search.pilotCount = 100
    #expect(search.learn(into: &report))
    return (try #require(report.guidance), table)
  }

  @Test("empty cells are aimed at, rare ones less, common ones and undrawn faults not; who came close has relations")
  func learns() throws {
    let (guidance, table) = try Self.guidance()
    #expect(guidance.aims.count > 8)
    for (place, cell) in FaultTable.cells.enumerated() {
      let count = table[cell.fault, cell.phase]
      let aims = guidance.aims.count { $0 == place }
      // A failure strikes off the route alone, and the pilot may have drawn none of its kind.
      let isDrawn = FaultTable.Phase.allCases.contains { table[cell.fault, $0] > 0 }
      if count == 0, !isDrawn, aims == 0 { continue }
      #expect(aims == (count == 0 ? 4 : count < 3 ? 1 : 0), "\(cell) was met \(count) times")
    }
    #expect(!guidance.parents.isEmpty)
    let drawn = (1000..<1100).map { guidance.choices(of: $0, seed: 1) }
    #expect(drawn.contains { $0.choices.drawn.isEmpty })
    #expect((10...40).contains(zip(1000..<1100, drawn).count { $0 != $1.origin }))
  }

  @Test("a world that is aimed at a cell meets it, mostly")
  func meets() throws {
    for (fault, phase) in [
      (FaultKind.wild, FaultTable.Phase.turn), (.late, .arrive), (.silent, .offRoute), (.duplicate, .afterEnd),
      (.wild, .reroute), (.cached, .depart),
    ] {
      let place = try #require(FaultTable.cells.firstIndex { $0.fault == fault && $0.phase == phase })
      let met = (0..<30).count { index in
        let draw = WorldDraw(drawing: Choices(seed: 4, run: index, aim: place + 1), title: "aimed")
        guard let scenario = draw.scenario, draw.faults.contains(fault),
          let run = ScenarioResolver().resolve(scenario).runs.first
        else { return false }
        return FaultCells(draw.faults, run.execute().journal).cells.contains { $0.fault == fault && $0.phase == phase }
      }
      // Where aim is taken by luck alone, one world of a hundred meets one of these.
      #expect(met >= 3, "\(fault) met \(phase) in \(met) of 30 worlds")
    }
  }

  @Test("a relation differs from its parent in a few decisions, and repeats from its own")
  func relations() {
    let parent = WorldDraw(drawing: Choices(seed: 2, run: 7), title: "world")
    var list: [Int?] = parent.choices.drawn
    list[4] = nil
    let child = WorldDraw(drawing: Choices(seed: 2, run: 900, changing: list), title: "world")
    #expect(Array(child.choices.drawn.prefix(4)) == Array(parent.choices.drawn.prefix(4)))
    let again = WorldDraw(drawing: Choices(replaying: child.choices.drawn), title: "world")
    #expect(again.text == child.text)
  }
}
