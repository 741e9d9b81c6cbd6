import Foundation
import TestSupport
import Testing

@Suite("pfsim fuzz in campaigns; merge")
struct CampaignTests {
  /// A search under a mutant that is found soon.
  private static func fuzz(_ more: [String], in folder: ScratchFolder, environment: [String: String] = [:]) throws
    -> BuiltTool
  {
    try BuiltTool(
      ["fuzz", "--runs", "150", "--jobs", "2", "--mutant", "retries-after-a-second"] + more, in: folder.url,
      environment: environment)
  }

  /// The lines that tell a failure's kind, how often and where first; the length of its file is left out.
  private static func failures(_ output: String) -> [String] {
    output.split(separator: "\n").filter { $0.hasPrefix("✗") }.map { String($0.prefix { $0 != ";" }) }
  }

  /// The lines of the table of faults and phases.
  private static func table(_ output: String) -> [String] {
    let lines = output.split(separator: "\n").map(String.init)
    guard let first = lines.firstIndex(where: { $0.hasPrefix("fault ") }),
      let last = lines.firstIndex(where: { $0.hasSuffix(" cells are empty") })
    else { return [] }
    return Array(lines[first...last])
  }

  @Test("the shards of a search, numbered by GNU parallel, find together what one search finds")
  func merges() throws {
    let scratch = try ScratchFolder()
    let whole = try Self.fuzz(["--corpus", "whole"], in: scratch)
    #expect(whole.status == 1 && !Self.failures(whole.output).isEmpty)
    for shard in ["1", "2"] {
      let tool = try Self.fuzz(
        ["--shard", "auto", "--corpus", "shards/\(shard)"], in: scratch,
        environment: ["PARALLEL_SEQ": shard, "PFSIM_SHARDS": "2"])
      #expect(tool.complaints.contains(", shard \(shard)/2, "), "\(tool.complaints)")
    }
    let merged = try BuiltTool(["merge", "shards", "--output", "all"], in: scratch.url)
    #expect(Self.failures(merged.output) == Self.failures(whole.output), "\(merged.complaints)")
    #expect(Self.table(merged.output) == Self.table(whole.output))
    #expect(merged.output.contains("\nshards 1, 2 of 2, seed 1\n"))
    #expect(merged.status == 1)
    let path = scratch.url.path
    let names = try FileManager.default.contentsOfDirectory(atPath: path + "/all").sorted()
    #expect(names.filter { $0.hasSuffix(".json") }.count == 1)
    for name in names where name.hasSuffix(".scenario") {
      #expect(FileManager.default.fileExists(atPath: "\(path)/whole/\(name)"), "\(name)")
      let text = try String(contentsOfFile: "\(path)/all/\(name)", encoding: .utf8)
      #expect(text.contains("# Repeat: pfsim run all/\(name) --mutant retries-after-a-second"), "\(text)")
      let run = try BuiltTool(["run", "all/\(name)", "--mutant", "retries-after-a-second"], in: scratch.url)
      #expect(run.status == 1)
    }
    let part = try BuiltTool(["merge", "shards/2"], in: scratch.url)
    #expect(part.output.contains("\nmissing: 1/2\n"))
    let inside = try BuiltTool(["merge", "shards", "--output", "shards/all"], in: scratch.url)
    #expect(inside.complaints.contains("lies in `shards`, which is read") && inside.status == 2)
    let twice = try BuiltTool(["merge", "shards/2", "shards"], in: scratch.url)
    #expect(twice.complaints.contains("shard 2/2 is there twice") && twice.status == 2)
  }

  @Test(
    "a call that cannot be joined or shared out is one clear error and status 2",
    arguments: [
      (["merge"], "`merge` takes the folders of shards, found none"),
      (["merge", "nowhere"], "there is no folder `nowhere`"),
      (["merge", "."], "there is no record of a search in `.`"),
      (["fuzz", "--shard", "3/2"], "`--shard` takes I/N or `auto`, found `3/2`"),
    ])
  func badInput(arguments: [String], complaint: String) throws {
    let scratch = try ScratchFolder()
    let tool = try BuiltTool(arguments, in: scratch.url)
    #expect(tool.complaints.contains(complaint), "\(tool.complaints)")
    #expect(tool.status == 2)
  }

  /// The scenarios of a folder that may not be there yet.
  private static func scenarios(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".scenario") }
  }

  @Test(
    "Ctrl-C, and what a batch system or a closed terminal sends, end a search with its summary, and what it found is kept",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func interrupts(stopper: Int32) throws {
    let scratch = try ScratchFolder()
    let process = Process()
    process.executableURL = BuiltTool.executable
    process.arguments = ["fuzz", "--for", "90s", "--jobs", "1", "--mutant", "arrives-twice", "--corpus", "kept"]
    process.currentDirectoryURL = scratch.url
    let (output, complaints) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = complaints
    try process.run()
    // The head is written when Ctrl-C is listened to.
    let head = String(decoding: complaints.fileHandleForReading.availableData, as: UTF8.self)
    #expect(head == "fuzz: seed 1, 90 s, 1 jobs, mutant arrives-twice\n")
    let folder = scratch.url.path + "/kept"
    // The first failure is kept as soon as it is found.
    while process.isRunning, Self.scenarios(in: folder).isEmpty { sched_yield() }
    kill(process.processIdentifier, stopper)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 1)
    #expect(text.contains(" runs in ") && text.contains(" kinds of failures\n"), "\(text)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.contains("search-seed-1-arrives-twice-shard-1-of-1.json"))
    #expect(files.contains { $0.hasSuffix("-under-arrives-twice.scenario") })
  }

  @Test("a terminal sees runs, rate, failures and margins in one line; a file sees the head alone")
  func progress() throws {
    let scratch = try ScratchFolder()
    let quiet = try BuiltTool(["fuzz", "--runs", "64", "--jobs", "1"], in: scratch.url)
    #expect(quiet.complaints == "fuzz: seed 1, 64 runs, 1 jobs\n")
    guard let script = OutsideTool("script") else { return }
    let call = "\(BuiltTool.executable.path) fuzz --runs 64 --jobs 1"
    let output = try script.call(["-qec", call, "/dev/null"]).output
    let line = try #require(output.split(separator: "\r\u{1B}[K").first { $0.hasPrefix("64 runs, ") })
    #expect(line.contains(" a second, 0 kinds of failures; closest "))
  }

  @Test("a search that is killed loses and breaks nothing that it has kept")
  func survives() throws {
    let script = SharedFolder.packageRoot.appendingPathComponent("Tests/scripts/kill-fuzz.sh").path
    let bash = try #require(OutsideTool("bash"))
    let (status, output) = try bash.call([script, BuiltTool.executable.path, "2"])
    #expect(output.hasPrefix("2 kills, ") && output.hasSuffix(", none lost or broken\n"), "\(output)")
    #expect(status == 0)
  }

  @Test("half a campaign without a failure is not green")
  func halfACampaign() throws {
    let scratch = try ScratchFolder()
    let shard = ["fuzz", "--runs", "40", "--jobs", "1", "--shard", "1/2", "--corpus", "one"]
    #expect(try BuiltTool(shard, in: scratch.url).status == 0)
    let half = try BuiltTool(["merge", "one"], in: scratch.url)
    #expect(half.output.hasSuffix("missing: 2/2\nno failure in what is there\n") && half.status == 3, "\(half.output)")
  }

  @Test("a corpus that cannot be run, or written, is said before the search")
  func unusableCorpus() throws {
    let scratch = try ScratchFolder()
    try scratch.write("scenario \"x\"\n\nroute driving\n  eaast 1 km\n", to: "broken/one.scenario")
    try scratch.write("", to: "file")
    let broken = try BuiltTool(["fuzz", "--runs", "5", "--corpus", "broken"], in: scratch.url)
    #expect(broken.complaints.contains("broken/one.scenario:4:3: error[unknown-word]") && broken.status == 2)
    #expect(broken.complaints.hasSuffix("help: mend it, or take it out of the corpus\n"))
    let file = try BuiltTool(["fuzz", "--runs", "5", "--corpus", "file"], in: scratch.url)
    #expect(file.complaints.hasSuffix("error: `file` is a file, expected a folder\n") && file.status == 2)
  }
}
