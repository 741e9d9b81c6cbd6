import SimWorld

/// What becomes of a recording that may hold anything.
package enum RecordingTrial: Sendable, Equatable {
  /// It was imported.
  case read
  /// It was imported; the scenario is sound and ran to its end.
  case played
  /// It was refused with a reason.
  case refused(String)
  /// Neither; what went wrong.
  case failed(String)

  /// Imports a file.
  ///
  /// - Parameter plays: whether the scenario that comes of it is played too, which takes longer than the import.
  package init(of path: String, plays: Bool = true) {
    do {
      let imported = try DriveImport().read([path], fixesName: "recording.fixes.jsonl")
      self = plays ? Self.play(imported) : .read
    } catch let error as InputError {
      self = .refused(error.message)
    } catch {
      self = .failed("\(error)")
    }
  }

  private static func play(_ imported: ImportedDrive) -> Self {
    let log = Array(imported.fixesText.utf8)
    let files = ScenarioFiles(
      folder: "", read: { _ in log },
      parse: { text, path throws(Diagnostics) in try Scenario(parsing: text, path: path) })
    do {
      let scenario = try Scenario(parsing: ScenarioPrinter.text(of: imported.scenario), path: "recording.scenario")
      let resolution = ScenarioResolver(files: files).resolve(scenario, path: "recording.scenario")
      if let complaint = resolution.diagnostics.items.first { return .failed(complaint.message) }
      guard let run = resolution.runs.first else { return .failed("the scenario has no run") }
      let result = run.execute()
      if let finding = result.findings.first { return .failed(finding) }
      return result.outcome == .undecided ? .failed("the run came to no end") : .played
    } catch {
      return .failed(error.items.first?.message ?? "the scenario does not read")
    }
  }
}
