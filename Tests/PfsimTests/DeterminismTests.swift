import Foundation
import GuidanceCore
import Scenarios
import SimWorld
import Testing

/// One run to be repeated everywhere: its name, its text, and the hash of its trace with all fixes.
///
/// The hashes are pinned: debug and release, every process and every machine must come to the same. A change of the
/// rules, of the sensors or of the trace's form changes them on purpose.
struct PinnedRun: Sendable, CustomStringConvertible {
  let name: String
  let text: String
  let hash: String
  var description: String { name }

  /// The scenario in a file of its own, in a fresh folder.
  func file() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pfsim-determinism-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(name).scenario")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  static let all = [
    Self(
      name: "reroute",
      text: """
        scenario "a wrong turn and a new way"

        map 100 m
          P-----Q-----R
                |     |
                |     |
                S-----T

        route driving P Q R T

        drive at 43.2 km/h P Q S T

        provider
          latency 1 s to 4 s

        expect
          off-route once
          rerouted once
          arrived once

        """,
      hash: "01b963111ca6f497"),
    Self(
      name: "compass",
      text: """
        scenario "a walk with a noisy compass"

        route walking
          east 200 m
          turn left "Turn left at the well"
          north 100 m
          arrive "You arrive"

        walk at 1.5 m/s
          wait 10 s at 100 m

        compass
          every 100 ms
          noise 4 deg

        expect
          arrived once

        """,
      hash: "cc1f05c07131e45e"),
    Self(
      name: "faults",
      text: """
        scenario "a drive among faults"

        route driving
          east 2 km
          turn right "Turn right onto Ford Lane"
          south 1 km
          arrive "You arrive"

        drive at 50 km/h

        gps
          noise 4 m
          drift 8 m over 60 s
          wild 200 m right at 0:45
          silent from 1:10 to 1:25
          late 3 s at 1:40
          duplicate from 2:00 to 2:10

        expect
          arrived once

        """,
      hash: "02f2f66ed0923a51"),
  ]
}

@Suite("a run repeats itself")
struct DeterminismTests {
  @Test("the trace has its pinned hash, in debug and in release", arguments: PinnedRun.all)
  func pinned(_ run: PinnedRun) throws {
    let file = try run.file()
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let hash = try Self.hash(of: file, explores: false)
    #expect(hash == run.hash)
  }

  @Test("an identity for each actor changes no byte of the trace", arguments: PinnedRun.all)
  func explored(_ run: PinnedRun) throws {
    let file = try run.file()
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let hash = try Self.hash(of: file, explores: true)
    #expect(hash == run.hash)
  }

  @Test("three processes with other seeds of their hash tables write the same bytes", arguments: PinnedRun.all)
  func processes(_ run: PinnedRun) throws {
    let file = try run.file()
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let first = try Self.trace(file, environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    #expect(first.contains("\"arrived\""))
    // Without that variable the runtime seeds the hash tables of each process by chance.
    for _ in 0..<2 { #expect(try Self.trace(file, environment: [:]) == first) }
  }

  /// The hash of a trace without its first line, which names the file, and its last one.
  private static func hash(of file: URL, explores: Bool) throws -> String {
    let resolution = try ScenarioFile(path: file.path).resolve(RunOptions(explores: explores))
    let run = try #require(resolution.runs.first, "\(resolution.diagnostics.items.map(\.message))")
    let lines = Trace(name: run.name, journal: World(run.plan).run(), showsFixes: true).jsonLines
    return FNV1a64.hex(of: lines.dropFirst().dropLast().joined(separator: "\n"))
  }

  /// What the built tool writes about a scenario.
  private static func trace(_ file: URL, environment: [String: String]) throws -> String {
    let process = Process()
    process.executableURL = tool
    process.arguments = ["trace", file.path, "--format", "json", "--fixes"]
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The tool: it lies in the folder of the test bundle.
  private static var tool: URL? {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    for _ in 0..<4 {
      folder.deleteLastPathComponent()
      let file = folder.appendingPathComponent("pfsim")
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue { return file }
    }
    return nil
  }
}
