import Foundation
import GuidanceCore
import SimWorld

/// Plays scenarios and tells all that happened, so that another process can be asked whether it saw the same.
///
/// `pfsim certify` calls itself as its witness. A program with an engine of its own becomes one in two lines:
///
/// ```swift
/// let witness = Witness(parts: myParts)
/// print(try witness.lines(for: Array(CommandLine.arguments.dropFirst())).joined(separator: "\n"))
/// ```
public struct Witness: Sendable {
  /// Who plays the runs.
  private let parts: WorldParts

  /// Makes a witness; an app's own engine, trip or provider goes in here.
  public init(parts: WorldParts = WorldParts()) { self.parts = parts }

  /// Plays what the arguments of a certificate ask for, and gives the lines to print.
  ///
  /// - Parameter arguments: `[--jobs N] [--lanes] FILE...`, as `pfsim certify` hands them over.
  /// - Returns: how this process hashes and calculates, then the trace of each run with all fixes.
  /// - Throws: ``InputError`` for a file that cannot be run, and for arguments that make no sense.
  public func lines(for arguments: [String]) throws(InputError) -> [String] {
    let parsed: ParsedArguments
    let jobs: Int
    do throws(UsageError) {
      parsed = try ParsedArguments(CommandTable.certify, arguments)
      jobs = try parsed.number("--jobs", atLeast: 1).map { Int(clamping: $0) } ?? 1
    } catch {
      throw InputError(error.message, help: error.help)
    }
    return try lines(of: parsed.operands, jobs: jobs, explores: parsed.has("--lanes"))
  }

  /// Plays the runs of files.
  ///
  /// - Parameters:
  ///   - jobs: how many threads; one works on the calling thread.
  ///   - explores: whether each actor gets a lane of its own.
  package func lines(of paths: [String], jobs: Int, explores: Bool) throws(InputError) -> [String] {
    var runs: [ScenarioRun] = []
    for path in paths {
      let resolution = try ScenarioFile(path: path).resolve(RunOptions(explores: explores))
      guard !resolution.diagnostics.hasErrors else {
        throw InputError("`\(path)` cannot be run", help: "`pfsim check \(path)` shows its mistakes")
      }
      runs += resolution.runs
    }
    let parts = parts
    let traces = Workers.map(runs, jobs: jobs) { run in
      Trace(name: run.name, journal: World(run.plan, parts: parts).run(), showsFixes: true).jsonLines
    }
    return [Habits.ofThisProcess.json] + traces.flatMap { $0 ?? [] }
  }
}

/// What may differ between two processes that run the same program.
struct Habits: Sendable, Equatable {
  /// Tells in which order this process walks through a Set.
  var hashing: String
  /// Tells the last bits of what the platform's mathematics gives.
  var mathematics: String

  /// The first line of what a witness prints.
  var json: String {
    var object = JSONObjectText()
    object.add("witness", ToolVersion.current)
    object.add("hashing", hashing)
    object.add("mathematics", mathematics)
    return object.text
  }

  /// How this process goes about it.
  static var ofThisProcess: Self {
    // Sixty-four words: two seeds walk through them in the same order less often than anybody will see.
    let words = Set((0..<64).map { "word \($0)" })
    var sums = FNV1a64()
    // Enough arguments that a processor's other instructions show in the last bit of one of them.
    for step in 1...4000 {
      let x = Double(step) * 0.0137
      for value in [sin(x), cos(x), exp(x / 10), atan(x), atan2(x, 3.3), pow(x, 0.37), log(x)] {
        withUnsafeBytes(of: value.bitPattern.littleEndian) { sums.combine($0) }
      }
    }
    return Self(hashing: FNV1a64.hex(of: words.joined(separator: ",")), mathematics: sums.hex)
  }
}
