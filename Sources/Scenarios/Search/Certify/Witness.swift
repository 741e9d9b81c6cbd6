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
  /// - Parameter arguments: `[--jobs N] [--lanes] [--seed N] ... FILE...`, as `pfsim certify` hands them over.
  /// - Returns: how this process hashes and calculates, then the trace of each run with all fixes.
  /// - Throws: ``InputError`` for a file that cannot be run, and for arguments that make no sense.
  public func lines(for arguments: [String]) throws(InputError) -> [String] {
    let parsed: ParsedArguments
    do { parsed = try ParsedArguments(CommandTable.certify, arguments) } catch { throw InputError(error) }
    return try lines(for: parsed)
  }

  /// Plays what the arguments of a certificate ask for.
  package func lines(for arguments: ParsedArguments) throws(InputError) -> [String] {
    let jobs: UInt64?
    var options: RunOptions
    do throws(UsageError) {
      jobs = try arguments.number("--jobs", atLeast: 1)
      options = try arguments.runOptions()
    } catch {
      throw InputError(error)
    }
    options.explores = arguments.has("--lanes")
    return try lines(of: arguments.operands, jobs: jobs.map { Int(clamping: $0) } ?? 1, options)
  }

  private func lines(of paths: [String], jobs: Int, _ options: RunOptions) throws(InputError) -> [String] {
    var runs: [ScenarioRun] = []
    for path in paths {
      let resolution = try ScenarioFile(path: path).resolve(options)
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
