import Foundation
import Testing

@testable import Scenarios

@Suite("failures that are kept")
struct CorpusFolderTests {
  @Test("a failure is a scenario with what it shows and how to see it again; a larger one does not replace it")
  func keepsTheSmallest() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pfsim-corpus-\(ProcessInfo.processInfo.processIdentifier)"
    ).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let corpus = CorpusFolder(folder)
    #expect(try corpus.files().isEmpty)

    let mutant = try Mutants.named("retries-after-a-second")
    let failure = FailureID.law("retry-spacing")
    let large = SavedFailure(
      try Scenario(parsing: SearchFixtures.lost, path: ""), failure, mutant: mutant, folder: folder)
    let path = try #require(try corpus.save(large))
    #expect(path == folder + "/retry-spacing-under-retries-after-a-second.scenario")
    #expect(try corpus.save(large) == nil)

    var shrinker = Shrinker(failure, mutant: mutant)
    let small = SavedFailure(
      shrinker.shrink(try Scenario(parsing: SearchFixtures.lost, path: "")), failure, mutant: mutant, folder: folder)
    #expect(try corpus.save(small) == path)
    #expect(try corpus.save(large) == nil)

    let files = try corpus.files()
    #expect(files.map(\.path) == [path])
    #expect(files[0].resolve().runs.map { $0.execute(under: mutant).failureIDs } == [[failure]])
    let text = files[0].source.text
    #expect(text.contains("# Repeat: pfsim run \(path) --mutant retries-after-a-second"))
    #expect(text.contains("# Broken at "))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder) == [
        "retry-spacing-under-retries-after-a-second.scenario"
      ])
  }
}
