import Foundation
import GuidanceCore
import SimWorld
import Synchronization
import TestSupport
import Testing

@testable import Scenarios

@Suite("a file complains of everything that keeps it from holding")
struct FileComplaintTests {
  private static let town = """
    scenario "a town drive"

    route driving
      east 1 km
      turn left "Turn left"
      north 500 m
      arrive

    drive at 50 km/h

    expect
      arrived once

    """

  /// The complaints without the folder before the line.
  private static func complaints(_ text: String, parts: WorldParts = WorldParts()) throws -> [String] {
    let scratch = try ScratchFolder()
    let file = try ScenarioFile(path: scratch.write(text, to: "town.scenario"))
    return file.complaints(parts: parts).map { String($0.drop { $0 != ":" }) }
  }

  @Test("one that holds complains of nothing")
  func holds() throws { #expect(try Self.complaints(Self.town) == []) }

  @Test("one that cannot be read is no success")
  func unreadable() throws {
    let broken = Self.town.replacingOccurrences(of: "east 1 km", with: "esat 1 km")
    #expect(try Self.complaints(broken) == [":4: unknown word `esat` in `route`"])
  }

  @Test("an expectation that did not hold is told with what was there instead")
  func expectation() throws {
    let wrong = Self.town.replacingOccurrences(of: "arrived once", with: "no arrived")
    #expect(try Self.complaints(wrong) == [":12: `no arrived`: `arrived` at 1:46"])
  }

  @Test("a broken law fails a file whose expectations all hold")
  func law() throws {
    let complaints = try Self.complaints(Self.town, parts: try Mutants.named("ends-twice").parts())
    #expect(complaints.map { $0.hasPrefix(":1: law end-once broken at ") } == [true], "\(complaints)")
  }

  @Test("the engine that an answer is tried with is the one that guides along it")
  func oneEngineARoute() throws {
    let made = Tally()
    var parts = WorldParts()
    let make = parts.makeEngine
    parts.makeEngine = { route, config in
      made.count.withLock { $0 += 1 }
      return try make(route, config)
    }
    let path = SharedFolder.packageRoot.appendingPathComponent("scenarios/off-route/wrong-turn.scenario").path
    #expect(try ScenarioFile(path: path).complaints(parts: parts) == [])
    #expect(made.count.withLock { $0 } == 2)
  }
}

/// Counts from wherever it is called.
private final class Tally: Sendable {
  let count = Mutex(0)
}
