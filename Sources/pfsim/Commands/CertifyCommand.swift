import Foundation
import Scenarios

/// `pfsim certify`: repeats every run under other circumstances and compares what happened.
enum CertifyCommand {
  /// So many files are played by one process: what all of them tell is held in memory at once.
  private static let batch = 40

  static func run(_ arguments: ParsedArguments) throws -> Status {
    if arguments.has("--as-witness") {
      Output.result(try Witness().lines(for: arguments).joined(separator: "\n"))
      return .held
    }
    let files = try RunArguments.files(arguments)
    guard try areSound(files, try arguments.runOptions()) else { return .wrongInput }
    let command = try WitnessCommand(arguments.value("--witness"), naming: arguments.namingWords)
    // One thread is what the first process has.
    let jobs = max(2, try arguments.jobs())
    let settings = CertificateSetting.others(jobs: jobs)
    Output.complaint("certify: \(files.count) files, in \(settings.count + 1) processes each")
    var certificate = Certificate(settings)
    var progress = Progress(of: (files.count + batch - 1) / batch, what: "batches")
    for begin in stride(from: 0, to: files.count, by: batch) {
      let paths = Array(files[begin..<min(files.count, begin + batch)])
      progress.step(paths[0])
      let first = try command.testimony(.first, paths)
      certificate.take(first, try settings.map { try command.testimony($0, paths) })
    }
    progress.clear()
    let isJSON = arguments.value("--format") == "json"
    Output.result((isJSON ? certificate.jsonLines : certificate.lines).joined(separator: "\n"))
    return certificate.holds ? .held : .failed
  }

  /// Whether all files can be run; what is wrong is said.
  private static func areSound(_ paths: [String], _ options: RunOptions) throws -> Bool {
    for path in paths {
      let file = try ScenarioFile(path: path)
      let resolution = file.resolve(options)
      if resolution.diagnostics.hasErrors {
        Complaints.show(resolution.diagnostics, of: [file])
        return false
      }
    }
    return true
  }
}

/// The program that a certificate asks, each time in a new process.
private struct WitnessCommand {
  private let executable: URL
  private let arguments: [String]
  private let naming: [String]

  /// Makes one from the words of a command line; without them the tool is its own witness.
  ///
  /// - Parameter naming: which runs of the files are meant, as arguments.
  init(_ words: String?, naming: [String]) throws(InputError) {
    self.naming = naming
    guard let words else {
      executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
      arguments = ["certify", "--as-witness"]
      return
    }
    let parts = words.split(separator: " ").map(String.init)
    guard let program = parts.first, FileManager.default.isExecutableFile(atPath: program) else {
      throw InputError("`\(words)` cannot be started", help: "`--witness` takes the path of a program")
    }
    executable = URL(fileURLWithPath: program)
    arguments = Array(parts.dropFirst())
  }

  /// What the program tells of files under a setting.
  func testimony(_ setting: CertificateSetting, _ paths: [String]) throws -> Testimony {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments + setting.arguments + naming + paths
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in setting.environment { environment[name] = value }
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, process.terminationReason == .exit else {
      throw InputError(
        "the witness `\(executable.path)` ended with status \(process.terminationStatus) under `\(setting.name)`")
    }
    return try Testimony(String(decoding: bytes, as: UTF8.self))
  }
}
