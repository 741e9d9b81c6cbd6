import Foundation
import GuidanceCore

/// What became of many generated drives.
package struct DriveTally: Sendable {
  /// Drives that have something in common.
  package struct Row: Sendable {
    /// How many there are.
    package private(set) var drives = 0
    /// How many break each property.
    package private(set) var breaches: [DriveProperty: Int] = [:]

    mutating func add(_ verdict: DriveVerdict) {
      drives += 1
      for breach in verdict.breaches { breaches[breach.property, default: 0] += 1 }
    }
  }

  /// A breach and the drive that it was seen on.
  package struct Finding: Sendable {
    /// The seed that makes the drive.
    package let seed: UInt64
    /// Its mode, its figure and its receiver.
    package let drive: String
    /// What it breaks.
    package let breach: DriveBreach
  }

  /// By figure.
  package private(set) var rows: [RouteFigure: Row] = [:]
  /// By whether the receiver tells speed and course.
  package private(set) var receivers: [Bool: Row] = [:]
  /// All of them.
  package private(set) var all = Row()
  /// What was found, in the order of the seeds.
  package private(set) var findings: [Finding] = []
  private var fixes = 0
  private var maneuvers = 0
  private var saidNow = 0
  private var delays: [Double] = []
  private let seed: UInt64

  /// Plays so many drives, the first with this seed, the next with the one after it.
  ///
  /// - Parameters:
  ///   - count: how many drives.
  ///   - seed: the seed of the first.
  ///   - jobs: how many threads.
  ///   - parts: the decisions of the engine.
  /// - Throws: ``RouteSketchError`` or ``DriveError`` where the drawing of one is at fault.
  package init(drives count: Int, seed: UInt64, jobs: Int, parts: EngineParts = EngineParts()) throws {
    self.seed = seed
    let seeds = (0..<UInt64(count)).map { seed &+ $0 }
    let outcomes = Workers.map(seeds, jobs: jobs) { seed in
      Result {
        let drive = try GeneratedDrive(seed: seed)
        return (drive, DriveJudge.verdict(drive, parts: parts))
      }
    }
    for outcome in outcomes {
      guard let (drive, verdict) = try outcome?.get() else { continue }
      add(drive, verdict)
    }
  }

  private mutating func add(_ drive: GeneratedDrive, _ verdict: DriveVerdict) {
    fixes += verdict.fixes
    maneuvers += verdict.maneuvers
    saidNow += verdict.saidNow
    if let delay = verdict.delay { delays.append(delay) }
    all.add(verdict)
    rows[drive.figure, default: Row()].add(verdict)
    receivers[drive.tellsMotion, default: Row()].add(verdict)
    let name = "\(drive.route.mode.rawValue), \(drive.figure.rawValue)" + (drive.tellsMotion ? "" : ", places alone")
    findings += verdict.breaches.map { Finding(seed: drive.seed, drive: name, breach: $0) }
  }

  /// How many drives break a property.
  package func breaches(of property: DriveProperty) -> Int { all.breaches[property] ?? 0 }

  /// The table, the rates and the first findings.
  package var lines: [String] {
    var lines = [
      "\(all.drives) generated drives, \(fixes) fixes, seed \(seed)",
      line("", ["drives"] + DriveProperty.allCases.map(\.rawValue)),
    ]
    for figure in RouteFigure.allCases { lines.append(line(figure.rawValue, rows[figure])) }
    lines.append(line("speed and course", receivers[true]))
    lines.append(line("places alone", receivers[false]))
    lines.append(line("all", all))
    lines.append("\(saidNow) of \(maneuvers) maneuvers with their `now`")
    let sorted = delays.sorted()
    if !sorted.isEmpty {
      let figures = [0.5, 0.95, 1].map { Int(sorted[min(sorted.count - 1, Int($0 * Double(sorted.count)))]) }
      lines.append(
        "\(sorted.count) departures; seconds from 60 m beside the line to off-route: "
          + "median \(figures[0]), 95 % \(figures[1]), most \(figures[2])")
    }
    for finding in findings.prefix(10) {
      let breach = finding.breach
      lines.append(
        "seed \(finding.seed) (\(finding.drive)): \(breach.property.rawValue) at \(breach.second) s: \(breach.details)")
    }
    if findings.count > 10 { lines.append("and \(findings.count - 10) more") }
    return lines
  }

  private func line(_ name: String, _ row: Row?) -> String {
    line(name, ["\(row?.drives ?? 0)"] + DriveProperty.allCases.map { "\(row?.breaches[$0] ?? 0)" })
  }

  private func line(_ name: String, _ cells: [String]) -> String {
    let titles = ["drives"] + DriveProperty.allCases.map(\.rawValue)
    let padded = zip(cells, titles).map { cell, title in
      cell.leftPadded(max(6, title.count) + 2)
    }
    return "  " + name.padding(toLength: 16, withPad: " ", startingAt: 0) + padded.joined()
  }
}
