import Foundation
import TestSupport
import Testing

@Suite("pfsim run, for machines")
struct ReportTests {
  /// One scenario that holds and one that does not.
  private static func folder() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try scratch.write(shortDrive(title: "good", expect: "arrived once"), to: "scenarios/a.scenario")
    try scratch.write(shortDrive(title: "bad", expect: "no arrived"), to: "scenarios/b.scenario")
    return scratch
  }

  private static func text(_ name: String, in scratch: ScratchFolder) throws -> String {
    try String(contentsOf: scratch.url.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("a form on standard output stands there alone", arguments: ["json", "junit", "tap"])
  func standsAlone(format: String) throws {
    let scratch = try Self.folder()
    let tool = try BuiltTool(["run", "--format", format], in: scratch.url)
    let first = ["json": "{\"pfsim\":", "junit": "<?xml", "tap": "TAP version 14"][format] ?? ""
    #expect(tool.output.hasPrefix(first))
    #expect(!tool.output.contains("\n1 held, 1 did not hold\n"))
    #expect(tool.status == 1)
  }

  @Test("with --output the file gets the form, and standard output the words for people")
  func output() throws {
    let scratch = try Self.folder()
    let tool = try BuiltTool(["run", "--format", "json", "--output", "runs.json"], in: scratch.url)
    #expect(tool.output.hasPrefix("✓ scenarios/a.scenario: good\n✗ scenarios/b.scenario: bad\n"))
    #expect(tool.output.hasSuffix("1 held, 1 did not hold\n"))
    let json = try JSONSerialization.jsonObject(with: Data(Self.text("runs.json", in: scratch).utf8))
    #expect((json as? [String: Any])?["failed"] as? Int == 1)
  }

  @Test("JUnit is well-formed", .enabled(if: OutsideTool.xmllint != nil, "no xmllint here"))
  func junit() throws {
    let scratch = try Self.folder()
    try scratch.write(shortDrive(title: "<&> ]]> ' %", expect: "no arrived"), to: "scenarios/c.scenario")
    _ = try BuiltTool(["run", "--format", "junit", "--output", "runs.xml"], in: scratch.url)
    let path = scratch.url.appendingPathComponent("runs.xml").path
    #expect(try OutsideTool.xmllint?.call(["--noout", path]).status == 0)
    let count = try OutsideTool.xmllint?.call(["--xpath", "count(/testsuites/testsuite/testcase[@file]/failure)", path])
    #expect(count?.output.trimmingCharacters(in: .whitespacesAndNewlines) == "2")
  }

  @Test("GitHub's form annotates the line, and adds to the summary of the step what was there before")
  func github() throws {
    let scratch = try Self.folder()
    try scratch.write("before\n", to: "summary.md")
    let tool = try BuiltTool(
      ["run", "--format", "github"], in: scratch.url,
      environment: ["GITHUB_STEP_SUMMARY": scratch.url.appendingPathComponent("summary.md").path])
    #expect(tool.output.contains("\n::error file=scenarios/b.scenario,line=12,col=3,title=bad (seed 1)::no arrived: "))
    #expect(try Self.text("summary.md", in: scratch).hasPrefix("before\n### pfsim: 1 held, 1 did not hold\n"))
  }

  @Test("a report that cannot be written is one clear error, status 2")
  func cannotWrite() throws {
    let scratch = try Self.folder()
    let tool = try BuiltTool(["run", "--format", "tap", "--output", "missing/runs.tap"], in: scratch.url)
    #expect(tool.complaints.hasPrefix("error: `missing/runs.tap` cannot be written"))
    #expect(tool.status == 2)
  }

  @Test("no colour reaches a file")
  func noColour() throws {
    let scratch = try Self.folder()
    #expect(try !BuiltTool(["run"], in: scratch.url).output.contains("\u{1B}"))
  }

  @Test("--watch runs again when a scenario changes")
  func watches() throws {
    let scratch = try Self.folder()
    let process = Process()
    process.executableURL = BuiltTool.executable
    process.arguments = ["run", "--watch"]
    process.currentDirectoryURL = scratch.url
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    var output = ""
    /// Waits for the tool to write these words; false where it ends before.
    func waitFor(_ words: String) -> Bool {
      while !output.contains(words) {
        let piece = pipe.fileHandleForReading.availableData
        if piece.isEmpty { return false }
        output += String(decoding: piece, as: UTF8.self)
      }
      return true
    }
    #expect(waitFor("1 held, 1 did not hold\n"))
    try scratch.write(shortDrive(title: "mended", expect: "arrived once"), to: "scenarios/b.scenario")
    #expect(waitFor("2 held\n"))
  }
}
