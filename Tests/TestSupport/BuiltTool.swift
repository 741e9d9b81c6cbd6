import Foundation

/// One call of the built tool, as a user makes it.
public struct BuiltTool: Sendable {
  /// What it ended with.
  public let status: Int32
  /// What it wrote to standard output.
  public let output: String
  /// What it wrote to standard error.
  public let complaints: String

  /// Where the tool lies: in the folder of the test bundle.
  public static let executable: URL = {
    // The test runner's first argument, or the loaded bundle, lies beside the tool.
    let loaded = Bundle.allBundles.map(\.bundleURL) + CommandLine.arguments.map { URL(fileURLWithPath: $0) }
    let bundle = loaded.first { $0.pathExtension == "xctest" }
    let folder = bundle?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("pfsim")
  }()

  /// Calls the tool and waits for its end.
  ///
  /// - Parameters:
  ///   - folder: where it is called; the package's root by default.
  ///   - environment: variables beside those of the test.
  ///   - input: its standard input; nothing can be read from it by default.
  /// - Throws: where the tool cannot be started.
  public init(
    _ arguments: [String], in folder: URL = SharedFolder.packageRoot, environment: [String: String] = [:],
    input: FileHandle = .nullDevice
  ) throws {
    let scratch = try ScratchFolder()
    let outURL = scratch.url.appendingPathComponent("out")
    let errURL = scratch.url.appendingPathComponent("err")
    for name in ["out", "err"] { try scratch.write("", to: name) }
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    process.standardOutput = try FileHandle(forWritingTo: outURL)
    process.standardError = try FileHandle(forWritingTo: errURL)
    process.standardInput = input
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try String(contentsOf: outURL, encoding: .utf8)
    complaints = try String(contentsOf: errURL, encoding: .utf8)
  }
}

/// A folder of its own for one test; it goes away with the value.
public final class ScratchFolder: Sendable {
  /// Where it lies.
  public let url: URL

  /// Makes an empty folder.
  public init() throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("pfsim-tests")
    url = base.appendingPathComponent(ProcessInfo.processInfo.globallyUniqueString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and gives its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Foundation's own write waits for the disk each time.
    guard let stream = fopen(file.path, "w") else { throw CocoaError(.fileWriteUnknown) }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, stream)
    guard fclose(stream) == 0, count == bytes.count else { throw CocoaError(.fileWriteUnknown) }
    return file.path
  }
}
