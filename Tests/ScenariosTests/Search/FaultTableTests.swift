import SimWorld
import Testing

@testable import Scenarios

@Suite("the table of faults and phases")
struct FaultTableTests {
  @Test("a wild fix on the way is met where it was, and a leave in every phase of the trip")
  func cells() throws {
    let run = try SearchFixtures.run(
      SearchFixtures.lost.replacing("duplicate from 0:10 to 0:20", with: "wild 40 m north at 0:20"))
    let cells = FaultCells([.wild, .leaves, .failure], run.execute().journal).cells
    #expect(cells.filter { $0.fault == .wild }.map(\.phase) == [.cruise])
    #expect(cells.filter { $0.fault == .failure }.map(\.phase) == [.offRoute])
    let phases = Set(cells.filter { $0.fault == .leaves }.map(\.phase))
    #expect(phases.isSuperset(of: [.depart, .cruise, .offRoute]))
  }

  @Test("a dot is a cell that no run met")
  func lines() {
    var table = FaultTable()
    table.take([.init(fault: .wild, phase: .turn)])
    table.take([.init(fault: .wild, phase: .turn), .init(fault: .silent, phase: .depart)])
    #expect(table[.wild, .turn] == 2)
    #expect(table.emptyCount == table.cellCount - 2)
    #expect(
      table.lines.contains(
        "wild" + String(repeating: " ", count: 10)
          + "         ·         ·         ·         2         ·         ·         ·         ·"))
  }
}
