import Foundation
import Scenarios
import SimWorld
import TestSupport

/// A scenario that is played with an app's parts.
struct Played {
  private let file: ScenarioFile
  /// Keeps an own scenario's folder.
  private let scratch: ScratchFolder?

  /// One of this project's, by its path in `scenarios/`.
  init(_ name: String) throws {
    let path = SharedFolder.packageRoot.appendingPathComponent("scenarios/\(name).scenario").path
    file = try ScenarioFile(path: path)
    scratch = nil
  }

  /// One of the app's own.
  init(own text: String) throws {
    let scratch = try ScratchFolder()
    file = try ScenarioFile(path: scratch.write(text, to: "own.scenario"))
    self.scratch = scratch
  }

  /// What did not hold, each with the line of the scenario or the law that says so.
  func complaints(_ parts: WorldParts) -> [String] {
    file.play(parts: parts).problems.map { $0.message.hasPrefix("law ") ? $0.message : "\($0.line): \($0.message)" }
  }

  /// Somebody leaves the path straight for the destination, where a straight answer leads as well.
  static let field = """
    scenario "across the field"

    route walking
      east 300 m
      turn left
      north 300 m
      arrive

    walk at 1.4 m/s
      leave at 100 m: 33.69 deg 360 m

    expect
      asked walking once
      rerouted once 2 s after asked
      no failed
      arrived once

    """
}
