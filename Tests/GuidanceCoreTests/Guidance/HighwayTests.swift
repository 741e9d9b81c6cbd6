import GuidanceCore
import Testing

@Suite("highways")
struct HighwayTests {
  private func route(_ classes: [RoadStretch] = []) throws -> NavRoute {
    var route = try Synthetic.route(
      [(90, 6000), (0, 2000)],
      steps: [
        Synthetic.step(0, .depart, ""), Synthetic.step(6000, .keepRight, "Take the exit"),
        Synthetic.step(8000, .arrive, "You arrive"),
      ])
    route.classes = classes
    return route
  }

  private func lines(_ route: NavRoute, speed: Double, from: Double = 3001, to: Double = 6000) -> [String] {
    Transcript(route, Drive(route.polyline, speed: speed).fixes(from: from, to: to)).lines(with: "exit")
  }

  @Test("a highway by its class has early and its own distances")
  func byClass() throws {
    let highway = try route([RoadStretch(from: 0, to: 6000, roadClass: .highway)])
    #expect(
      lines(highway, speed: 20) == [
        "50 1 early 2000 Take the exit", "100 1 prepare 1000 Take the exit", "135 1 near 300 Take the exit",
        "148 1 now - Take the exit",
      ])
  }

  @Test("outside all classes it is town, however fast")
  func outside() throws {
    let early = try route([RoadStretch(from: 0, to: 100, roadClass: .highway)])
    #expect(lines(early, speed: 30).first == "90 1 prepare 300 Take the exit")
  }

  @Test("a class holds its start and not its end")
  func ends() throws {
    let stretch = RoadStretch(from: 4000, to: 4500, roadClass: .highway)
    let route = try route([stretch, RoadStretch(from: 4500, to: 8000, roadClass: .town)])
    #expect(lines(route, speed: 20, from: 3990, to: 4100).first == "1 1 early 2000 Take the exit")
    #expect(lines(route, speed: 20, from: 4500, to: 4600).isEmpty)
  }

  @Test("when the class falls inside the stages only what is due in town is said")
  func classFalls() throws {
    let route = try route([RoadStretch(from: 0, to: 5050, roadClass: .highway)])
    #expect(
      lines(route, speed: 20) == [
        "50 1 early 2000 Take the exit", "100 1 prepare 1000 Take the exit", "146 1 near 80 Take the exit",
        "148 1 now - Take the exit",
      ])
  }

  @Test("without classes 22 m/s for 10 s make a highway")
  func bySpeed() throws {
    let route = try route()
    #expect(lines(route, speed: 22, from: 3900, to: 4500).first == "10 1 early 1900 Take the exit")
    #expect(lines(route, speed: 21.9, from: 3900, to: 5000).isEmpty)
    #expect(lines(route, speed: 22, from: 4000, to: 4190).isEmpty)
  }

  @Test("such a highway ends below 18 m/s and not before")
  func endsBySpeed() throws {
    let route = try route()
    let fast = Drive(route.polyline, speed: 24).fixes(from: 3000, to: 3480)
    for (speed, first) in [(18.5, "50 1 early 2000 Take the exit"), (17.5, "")] {
      let slow = Drive(route.polyline, speed: speed).fixes(from: 3500, to: 4300, at: 21)
      #expect((Transcript(route, fast + slow).lines(with: "exit").first ?? "").hasSuffix(String(first.dropFirst(3))))
    }
  }

  @Test("there are no highways on foot or by bicycle", arguments: [TravelMode.walking, .cycling])
  func drivingOnly(mode: TravelMode) throws {
    var route = try route([RoadStretch(from: 0, to: 6000, roadClass: .highway)])
    route.mode = mode
    let fixes = Drive(route.polyline, speed: 4).fixes(from: 4900, to: 5020)
    #expect(Transcript(route, fixes).lines == ["0 started"])
  }
}
