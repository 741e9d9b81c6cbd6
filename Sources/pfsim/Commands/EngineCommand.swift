import Foundation
import GuidanceCore
import Scenarios
import SimWorld

/// `pfsim engine`: our engine at the other end of the pipe, line by line.
enum EngineCommand {
  /// No request is longer: a route of a million points has 40 MB.
  private static let longestLine = 256 << 20

  static func run(_ arguments: ParsedArguments) throws -> Status {
    guard arguments.operands.isEmpty else {
      throw UsageError("`engine` takes no operand, found `\(arguments.operands[0])`")
    }
    let mutant = try arguments.mutant()
    if let mutant, mutant.seat != .engine {
      throw UsageError(
        "`\(mutant.name)` is no wrong engine but a wrong \(mutant.seat.rawValue)",
        help: "`pfsim mutants --list` says what of the world each is")
    }
    let parts = mutant?.parts() ?? WorldParts()
    var session = PipeSession(name: "pfsim \(ToolVersion.current)", makeEngine: parts.makeEngine)
    var rest: [UInt8] = []
    var scanned = 0
    while true {
      guard let end = rest[scanned...].firstIndex(of: UInt8(ascii: "\n")) else {
        scanned = rest.count
        guard scanned <= longestLine else { throw InputError("a line has more than \(longestLine) bytes") }
        if read(&rest) { continue }
        if let status = rest.isEmpty ? nil : answer(rest[...], &session) { return status }
        return .held
      }
      if let status = answer(rest[..<end], &session) { return status }
      rest.removeSubrange(...end)
      scanned = 0
    }
  }

  /// Answers one line; gives what the tool ends with where it was the last one.
  private static func answer(_ bytes: ArraySlice<UInt8>, _ session: inout PipeSession) -> Status? {
    let reply = session.answer(String(decoding: bytes, as: UTF8.self))
    if let line = reply.line { Output.result(line) }
    return reply.exit.map { $0 == 0 ? .held : .wrongInput }
  }

  /// Waits for more of standard input; false at its end.
  private static func read(_ bytes: inout [UInt8]) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = chunk.withUnsafeMutableBytes { Foundation.read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes.append(contentsOf: chunk[..<count])
        return true
      }
      if count == 0 || errno != EINTR { return false }
    }
  }
}
