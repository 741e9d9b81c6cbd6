import Foundation
import TestSupport
import Testing

@Suite("pfsim certify")
struct CertifyTests {
  private static let settings = [
    "the same again", "another hash seed", "a third hash seed", "without FMA", "2 jobs", "a lane an actor",
  ]

  /// A folder with two scenarios that announce something.
  private static func folder() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for name in ["one", "two"] {
      try scratch.write(shortDrive(title: name, expect: "arrived once"), to: "drives/\(name).scenario")
    }
    return scratch
  }

  /// The settings that a certificate marks with a sign.
  private static func settings(_ mark: String, in output: String) -> [String] {
    output.split(separator: "\n").filter { $0.hasPrefix("  \(mark) ") }.map {
      $0.dropFirst(4).prefix(20).trimmingCharacters(in: .whitespaces)
    }
  }

  @Test("the tool is the same every time, and the order of a Set was really another")
  func certifies() throws {
    let scratch = try Self.folder()
    let tool = try BuiltTool(["certify", "drives", "--jobs", "2"], in: scratch.url)
    let lines = tool.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("certificate of determinism: 2 runs, ") == true)
    #expect(Self.settings("✗", in: tool.output) == [])
    // Without another set of instructions the setting shows nothing, and says so.
    #expect(Self.settings("-", in: tool.output).allSatisfy { $0 == "without FMA" })
    #expect(lines.contains("  ✓ another hash seed   2 runs the same; the order of a Set was another"))
    #expect(lines.last == "every run is the same every time")
    #expect(tool.status == 0)
  }

  @Test("the certificate can be of another seed, schedule and value")
  func certifiesAnother() throws {
    let scratch = try Self.folder()
    let naming = ["--seed", "7", "--schedule", "random:3", "--set", "off-route.base=25 m"]
    let tool = try BuiltTool(
      ["certify", "drives/one.scenario", "--jobs", "2", "--format", "json"] + naming, in: scratch.url)
    #expect(tool.status == 0, "\(tool.output)\(tool.complaints)")
    let told = try BuiltTool(["certify", "--as-witness"] + naming + ["drives/one.scenario"], in: scratch.url)
    #expect(told.output.contains(#""seed":7,"schedule":"random:3""#), "\(told.output.prefix(600))")
    let wrong = try BuiltTool(["certify", "drives/one.scenario", "--set", "off-route.bass=25 m"], in: scratch.url)
    #expect(wrong.complaints.contains("off-route.base") && wrong.status == 2)
  }

  @Test(
    "what is not deterministic is found under the setting that shows it, and its first event is named",
    arguments: [
      ("hashing", ["another hash seed", "a third hash seed"]), ("thread", ["2 jobs"]), ("clock", settings),
      ("mathematics", ["without FMA"]),
    ])
  func finds(unsteadiness: String, expected: [String]) throws {
    let scratch = try Self.folder()
    let witness = BuiltTool.executable.deletingLastPathComponent().appendingPathComponent("UnsteadyWitness").path
    let tool = try BuiltTool(
      ["certify", "drives", "--jobs", "2", "--witness", "\(witness) \(unsteadiness)"], in: scratch.url)
    if Self.settings("-", in: tool.output).contains("without FMA") && unsteadiness == "mathematics" { return }
    #expect(Self.settings("✗", in: tool.output) == expected, "\(tool.output)\(tool.complaints)")
    let lines = tool.output.split(separator: "\n").map(String.init)
    let place = try #require(lines.firstIndex { $0.hasPrefix("      drives/one.scenario: one: the first event") })
    for line in lines[(place + 1)...(place + 2)] { #expect(line.contains("\"event\":\"announce\""), "\(line)") }
    #expect(lines[place + 1].hasPrefix("        first  {") && lines[place + 2].hasPrefix("        then   {"))
    #expect(lines.last == "not deterministic")
    #expect(tool.status == 1)
  }

  @Test("the certificate is JSON too")
  func json() throws {
    let scratch = try Self.folder()
    let tool = try BuiltTool(["certify", "drives", "--jobs", "2", "--format", "json"], in: scratch.url)
    let objects = try tool.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.dropLast().map { $0["setting"] as? String } == Self.settings)
    #expect(objects.dropLast().map { $0["same"] as? Int } == Array(repeating: 2, count: Self.settings.count))
    #expect(objects.last?["deterministic"] as? Bool == true)
  }

  @Test(
    "what is no witness is one clear error",
    arguments: [
      ("/bin/echo hello", "expected the words of a witness, found `hello"),
      ("/bin/false", "ended with status 1 under `first`"), ("/no/such", "`/no/such` cannot be started"),
    ])
  func refuses(witness: String, complaint: String) throws {
    let scratch = try Self.folder()
    let tool = try BuiltTool(["certify", "drives", "--witness", witness], in: scratch.url)
    #expect(tool.complaints.contains(complaint), "\(tool.complaints)")
    #expect(tool.status == 2)
  }
}
