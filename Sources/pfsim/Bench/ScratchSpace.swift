import Foundation

/// A folder for files that are gone afterwards.
struct ScratchSpace: Sendable {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pfsim-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Removes it with all that is in it.
  func remove() { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}
