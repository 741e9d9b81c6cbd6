import AppGuidance
import Foundation
import Scenarios
import SimWorld
import Testing

/// The world in which the app's own engine guides.
private let parts: WorldParts = {
  var parts = WorldParts()
  parts.makeEngine = { route, _ in RailEngine(route: route) }
  return parts
}()

private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "scenarios").path

@Suite("the app's guidance")
struct ScenarioTests {
  @Test("every scenario holds", arguments: try Scenario.files(in: folder))
  func files(file: ScenarioFile) { report(file.play(parts: parts)) }

  @Test("the turn is said 250 m ahead at any speed", arguments: [30.0, 50, 80])
  func anySpeed(speed: Double) {
    let scenario = Scenario("a turn at \(speed) km/h") {
      Route(.driving).east(1.km).turn(.left, "Turn left onto Mill Road").north(500.m).arrive("You arrive")
      Drive(at: speed.kmh)
      Expect()
        .once(.announce(.prepare, step: 1), .from("250 m before step 1", to: "200 m before step 1"))
        .once(.announce(.now, step: 1), .before("step 1"))
        .no(.offRoute)
        .once(.arrived)
    }
    report(scenario.play(parts: parts))
  }
}
