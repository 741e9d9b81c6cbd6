import Foundation
import Testing
import TestSupport

@testable import Scenarios

@Suite("the example files")
struct ExampleFileTests {
  static let files = SharedFolder.files(in: "examples", endings: [".scenario"])

  @Test(
    "an example is read without a word and is its own canonical text", .enabled(if: SharedFolder.isPresent),
    arguments: files)
  func roundTrip(file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    let source = try SourceText(path: file.lastPathComponent, bytes: bytes)
    let (scenario, diagnostics) = Scenario.parse(source)
    #expect(diagnostics.items == [])
    #expect(scenario?.canonicalText == source.text)
  }
}
