import Foundation
import Scenarios
import SimWorld
import TestSupport
import Testing

/// Every scenario of the project, and of the folder beside it where that is there.
enum Corpus {
  static let files: [ScenarioFile] = {
    let folder = SharedFolder.packageRoot.appendingPathComponent("scenarios").path
    return (try? Scenario.files(in: folder)) ?? []
  }()
}

@Suite("the corpus")
struct CorpusTests {
  @Test("the corpus is not empty")
  func corpusIsThere() { #expect(Corpus.files.count >= 30) }

  @Test("every scenario holds", arguments: Corpus.files)
  func holds(file: ScenarioFile) { report(file.play()) }

  @Test("every scenario is in canonical form", arguments: Corpus.files)
  func isCanonical(file: ScenarioFile) throws {
    let scenario = try #require(file.scenario)
    #expect(ScenarioPrinter.text(of: scenario) == file.source.text)
  }

  @Test("an identity for each actor gives the same journal, and nothing escapes", arguments: Corpus.files)
  func exploresAlike(file: ScenarioFile) throws {
    let fast = file.resolve().runs
    let explored = file.resolve(RunOptions(explores: true)).runs
    for (run, other) in zip(fast, explored) {
      let journals = [run, other].map { World($0.plan).run() }
      let traces = journals.map { Trace(name: run.name, journal: $0, showsFixes: true).jsonLines }
      #expect(traces[0] == traces[1], "\(run.name.title)")
      #expect(journals.flatMap(\.ledger.findings) == [], "\(run.name.title)")
    }
  }
}
