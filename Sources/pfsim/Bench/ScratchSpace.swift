import Foundation

/// A folder for files that are gone afterwards.
final class ScratchSpace: Sendable {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pfsim-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}
