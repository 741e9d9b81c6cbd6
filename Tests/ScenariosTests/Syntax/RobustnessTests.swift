import Foundation
import TestSupport
import Testing

@testable import Scenarios

@Suite("broken texts")
struct RobustnessTests {
  /// More with `PFSIM_MUTANTS=1000000`.
  static let count = ProcessInfo.processInfo.environment["PFSIM_MUTANTS"].flatMap { Int($0) } ?? 1500

  /// The examples where they are, and drawn scenarios with every kind of node.
  static let texts: [String] =
    SharedFolder.files(in: "examples", endings: [".scenario"]).compactMap {
      try? String(contentsOf: $0, encoding: .utf8)
    }
    + (0..<UInt64(8)).map { seed in
      var generator = RandomScenario(seed: seed)
      return generator.scenario().canonicalText
    }

  /// Where luck begins; another one with `PFSIM_MUTANT_SEED=2`.
  static let seed = ProcessInfo.processInfo.environment["PFSIM_MUTANT_SEED"].flatMap { UInt64($0) } ?? 1

  @Test("no text, however broken, crashes the reader, floods it, holds it up or loses its place")
  func mutants() {
    var mutator = Mutator(seed: Self.seed, texts: Self.texts)
    var readable = 0
    var slowest = Duration.zero
    for number in 0..<Self.count {
      let text = mutator.mutant()
      let begin = ContinuousClock.now
      let wrong = Self.misbehaviour(text, &readable)
      let time = ContinuousClock.now - begin
      slowest = max(slowest, time)
      if let wrong = wrong ?? (time > .seconds(1) ? "it took \(time)" : nil) {
        Issue.record("mutant \(number): \(wrong)\n\(text)")
        return
      }
    }
    // Worth a line in a long search only.
    if Self.count > 10_000 { print("\(Self.count) mutants, \(readable) readable, the slowest took \(slowest)") }
    // Both kinds must be there, or the test tries nothing.
    #expect(readable > Self.count / 50 && readable < Self.count)
  }

  @Test("a word that is far too long is not said once more in the help")
  func longWord() throws {
    let line = "1st answers mode" + String(repeating: "9", count: 600)
    let found = Scenario.parse(SourceText(path: "m", text: "scenario \"long\"\n\nprovider\n  \(line)\n")).diagnostics
    #expect(found.items.map(\.help) == ["put it in quotes"])
  }

  @Test("every beginning of a text is refused or read, and never crashes", arguments: [0, 3, 7])
  func prefixes(index: Int) {
    var readable = 0
    let text = Self.texts[Self.texts.count - 1 - index]
    let scalars = Array(text.unicodeScalars)
    for length in stride(from: 0, to: scalars.count, by: 7) {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[..<length])
      #expect(Self.misbehaviour(String(view), &readable) == nil)
    }
  }

  private static func misbehaviour(_ text: String, _ readable: inout Int) -> String? {
    let source = SourceText(path: "m", text: text)
    let (scenario, diagnostics) = Scenario.parse(source)
    if diagnostics.items.count > Diagnostics.limit { return "\(diagnostics.items.count) diagnostics" }
    if diagnostics.items.map(\.place) != diagnostics.items.map(\.place).sorted() { return "not in source order" }
    for diagnostic in diagnostics.items {
      let span = diagnostic.span
      let isInside = span.column <= (source.line(span.line)?.count ?? 0) + 1 && span.length >= 1
      if span.line > max(1, source.lines.count) || span.column < 1 || !isInside { return "span \(span) is outside" }
      if diagnostic.message.count > 300 { return "a message of \(diagnostic.message.count) characters" }
      if (diagnostic.help?.count ?? 0) > 500 { return "a help of \(diagnostic.help?.count ?? 0) characters" }
    }
    if !diagnostics.items.isEmpty, DiagnosticPrinter(sources: [source]).text(diagnostics).isEmpty { return "not drawn" }
    guard let scenario else { return diagnostics.hasErrors ? nil : "no scenario and no error" }
    readable += 1
    _ = ScenarioResolver().resolve(scenario)
    let canonical = scenario.canonicalText
    guard let again = Scenario.parse(SourceText(path: "m", text: canonical)).scenario else {
      return "its canonical text is refused\n" + canonical
    }
    if again != scenario { return "its canonical text means something else\n" + canonical }
    return again.canonicalText == canonical ? nil : "its canonical text is not canonical\n" + canonical
  }
}
