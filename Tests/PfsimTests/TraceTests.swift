import Foundation
import TestSupport
import Testing

@Suite("pfsim trace")
struct TraceTests {
  @Test("three processes with different hash seeds give the same bytes")
  func isDeterministic() throws {
    let path = "scenarios/reroute/reroute-retries.scenario"
    let traces = try (1...3).map { _ in try BuiltTool(["trace", path, "--format", "json", "--fixes"]).output }
    #expect(traces[0].contains("\"event\":\"rerouted\""))
    #expect(traces[1] == traces[0])
    #expect(traces[2] == traces[0])
  }

  @Test("the last line holds the counts and the hash of all lines before")
  func endsWithHash() throws {
    let output = try BuiltTool(["trace", "scenarios/guidance/town-drive.scenario", "--format", "json"]).output
    let lines = output.split(separator: "\n").map(String.init)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in (lines.dropLast().joined(separator: "\n") + "\n").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    let hex = String(repeating: "0", count: 16 - digits.count) + digits
    #expect(lines.last?.hasSuffix("\"hash\":\"\(hex)\"}") == true, "\(lines.last ?? "")")
  }
}
