import Foundation
import Testing

@testable import Scenarios

@Suite("canonical text and back")
struct RoundTripTests {
  /// More with `PFSIM_ROUND_TRIPS=10000`.
  static let count = ProcessInfo.processInfo.environment["PFSIM_ROUND_TRIPS"].flatMap { UInt64($0) } ?? 2000

  @Test("any scenario that is printed is read again as the same value and prints the same text")
  func printAndParse() {
    for seed in 0..<Self.count {
      var generator = RandomScenario(seed: seed)
      let scenario = generator.scenario()
      let text = scenario.canonicalText
      let (read, diagnostics) = Scenario.parse(SourceText(path: "seed-\(seed)", text: text))
      guard let read else {
        Issue.record("\(DiagnosticPrinter(sources: [SourceText(path: "seed-\(seed)", text: text)]).text(diagnostics))")
        return
      }
      guard read == scenario, read.canonicalText == text else {
        Issue.record("seed \(seed) differs\n\(text)\n--- read as\n\(read.canonicalText)")
        return
      }
    }
  }
}
