import Foundation
import TestSupport

/// A tool of the machine, such as a browser; tests that need one skip where it is absent.
struct OutsideTool {
  let executable: URL

  /// Finds the first of some names in the folders of `PATH`; nil where none is there.
  init?(_ names: String...) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    executable = URL(fileURLWithPath: path)
  }

  /// Calls the tool and gives its status and what it wrote to standard output.
  func call(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let scratch = try ScratchFolder()
    let outURL = scratch.url.appendingPathComponent("out")
    _ = FileManager.default.createFile(atPath: outURL.path, contents: nil)
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: outURL)
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: try Data(contentsOf: outURL), as: UTF8.self))
  }

  /// A browser without a window.
  static let browser = OutsideTool("chromium", "chromium-browser", "google-chrome")
  /// A judge of XML.
  static let xmllint = OutsideTool("xmllint")

  /// What a page becomes in the browser when its script has run.
  static func page(_ path: String, hash: String = "") throws -> String {
    guard let browser else { return "" }
    return try browser.call([
      "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1280,1000", "--virtual-time-budget=5000",
      "--dump-dom", URL(fileURLWithPath: path).absoluteString + hash,
    ]).output
  }
}

/// A short drive east at 10 m/s, then north; it arrives at 0:47.
func shortDrive(title: String = "a short drive", expect: String) -> String {
  """
  scenario "\(title)"

  route driving
    east 300 m
    turn left "Turn left"
    north 200 m
    arrive "You arrive"

  drive at 10 m/s

  expect
    \(expect)

  """
}
