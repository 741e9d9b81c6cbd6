import GuidanceCore
import Testing

@Suite("a spoken distance")
struct SpokenDistanceTests {
  @Test("is in tens below a kilometre and in hundreds from there, halves up, never less than ten")
  func table() {
    let table: [(Double, Int)] = [
      (0, 10), (4, 10), (10, 10), (14.9, 10), (15, 20), (25, 30), (284.9, 280), (285, 290), (294.9, 290), (994.9, 990),
      (995, 1000), (999.9, 1000), (1000, 1000), (1049.9, 1000), (1050, 1100), (1950, 2000), (-20, 10),
    ]
    #expect(table.map { SpokenDistance.rounded($0.0) } == table.map(\.1))
    #expect(SpokenDistance.rounded(.nan) == 10)
  }
}
