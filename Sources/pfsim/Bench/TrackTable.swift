import Foundation
import Scenarios
import SimWorld

/// What becomes of recordings: a row for each that makes a scenario, and the reason for each that makes none.
struct TrackTable {
  /// So much of a name is shown; with the other columns it makes 100.
  private static let nameWidth = 28
  private static let widths = [nameWidth, 6, 16, 9, 7, 5, 7]

  private let folder: ScratchSpace
  private var refusals: [String] = []
  private var allHold = true

  /// Makes a table without a row.
  init() throws { folder = try ScratchSpace() }

  /// Imports, checks and runs each, and prints.
  mutating func print(_ paths: [String]) throws -> Status {
    guard !paths.isEmpty else { throw UsageError("`tracks` takes recordings, found none") }
    defer { folder.remove() }
    Output.result(Self.row(["file", "fixes", "refused", "off-route", "arrived", "holds", "seconds"]))
    Output.result(Self.row(["---", "---:", "---", "---:", "---:", "---", "---:"]))
    for path in paths {
      let name = URL(fileURLWithPath: path).lastPathComponent
      let stopwatch = Stopwatch()
      do {
        let cells = try cells(path)
        Output.result(Self.row([Self.end(of: name)] + cells + [stopwatch.seconds.twoDecimals]))
      } catch let error as InputError {
        refusals.append("- \(Self.end(of: name)): \(error.message.replacing("`\(path)`", with: "it"))")
      }
    }
    if !refusals.isEmpty { Output.result("\nNo scenario:\n\n" + refusals.joined(separator: "\n")) }
    return allHold ? .held : .failed
  }

  private mutating func cells(_ path: String) throws -> [String] {
    let imported = try DriveImport().read([path], fixesName: "drive.fixes.jsonl")
    try FileBytes.writeLines(to: folder.path("drive.fixes.jsonl")) { try imported.writeFixes($0) }
    let target = folder.path("drive.scenario")
    try FileBytes.write(ScenarioPrinter.text(of: imported.scenario).utf8, to: target)
    let resolution = try ScenarioFile(path: target).resolve()
    guard let run = resolution.runs.first, resolution.diagnostics.items.isEmpty else {
      allHold = false
      let complaint = resolution.diagnostics.items.first?.message ?? "no run"
      return ["\(imported.fixes.count)", complaint, "", "", "no"]
    }
    let result = run.execute()
    if result.outcome != .held { allHold = false }
    func count(_ kind: EventKind) -> Int { result.journal.entries.count { $0.event.kind == kind } }
    return [
      "\(imported.fixes.count)", Self.refused(result.journal), "\(count(.offRoute))", "\(count(.arrived))",
      result.outcome == .held ? "yes" : "no",
    ]
  }

  private static func refused(_ journal: Journal) -> String {
    var counts: [String: Int] = [:]
    for entry in journal.entries {
      if case .fix(let record) = entry.event, let reason = record.refusal { counts[reason.rawValue, default: 0] += 1 }
    }
    let reasons = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return reasons.isEmpty ? "none" : reasons.joined(separator: ", ")
  }

  /// The end of a name, which tells it from others.
  private static func end(of name: String) -> String {
    name.count > nameWidth ? "…" + name.suffix(nameWidth - 1) : name
  }

  private static func row(_ cells: [String]) -> String {
    let padded = zip(cells, widths).map { cell, width in
      cell.rightPadded(width)
    }
    return "| " + padded.joined(separator: " | ") + " |"
  }
}
