import SimWorld
import Testing

@Suite("barometer")
struct BarometerModelTests {
  @Test("outside the spans it reads the door's level, inside the last span that holds")
  func levels() {
    let barometer = BarometerModel(
      plan: BarometerPlan(
        doorLevel: 0,
        spans: [
          LevelSpan(level: 2, from: .seconds(1.5), to: .seconds(4)),
          LevelSpan(level: 3, from: .seconds(3), to: .seconds(5)),
        ]))
    #expect((0..<7).map { barometer.sample(number: $0) } == [0, 0, 2, 3, 3, 0, 0])
  }

  @Test("a reading is taken each second")
  func seconds() {
    #expect(BarometerModel(plan: BarometerPlan(doorLevel: 1)).moment(ofReading: 90) == .seconds(90))
  }
}
