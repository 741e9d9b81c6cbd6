import Foundation
import GuidanceCore
import SimWorld
import TestSupport
import Testing

@testable import Scenarios

@Suite("an engine at the other end of a channel")
struct EngineConversationTests {
  /// A sample of the corpus: every third file, so that each folder has its share.
  static let sample: [ScenarioFile] = {
    let folder = SharedFolder.packageRoot.appendingPathComponent("scenarios").path
    let files = (try? Scenario.files(in: folder)) ?? []
    return stride(from: 0, to: files.count, by: 3).map { files[$0] }
  }()

  @Test("ours gives the very journal that it gives inside", arguments: sample)
  func sameJournal(file: ScenarioFile) {
    for run in file.resolve().runs {
      let inside = World(run.plan).run()
      let outside = World(run.plan, parts: .engine(over: SessionChannel())).run()
      #expect(inside.readings == outside.readings, "\(run.name.title)")
      #expect(inside.routes == outside.routes && inside.ledger == outside.ledger)
      // An entry that holds NaN equals nothing, not even itself; its words do.
      let differing = zip(inside.entries, outside.entries).first { $0 != $1 && "\($0)" != "\($1)" }
      #expect(differing == nil, "\(run.name.title)")
      #expect(inside.entries.count == outside.entries.count)
    }
  }

  @Test("a changed engine is noticed through the channel as it is inside")
  func mutant() throws {
    let run = try Self.town()
    let mutant = try Mutants.named("arrival-radius-doubled")
    let inside = run.execute(under: mutant)
    let outside = run.execute(parts: .engine(over: SessionChannel(mutant.parts().makeEngine)))
    #expect(inside.journal == outside.journal)
    #expect(inside.journal != run.execute().journal)
  }

  @Test("the greeting comes once, a route before the first fix of each engine, and values of the configuration along")
  func lines() throws {
    let run = try Self.town("set stage.prepare = 250 m\n")
    let channel = SessionChannel()
    _ = World(run.plan, parts: .engine(over: channel)).run()
    let heads = channel.requests.map { String($0.prefix(9)) }
    #expect(channel.requests[0] == #"{"hello":1,"tool":"pfsim 0.1.0","exact":true}"#)
    #expect(channel.requests[1].hasSuffix(#""config":{"stage.prepare":250}}"#))
    #expect(heads.count { $0 == #"{"hello":"# } == 1)
    #expect(heads.count { $0 == #"{"route":"# } == 1)
    #expect(Set(heads.dropFirst(2)) == [#"{"fix":{""#])
  }

  @Test("an engine that is made and not used leaves the one before it alone; one that was used does not")
  func turns() throws {
    let conversation = EngineConversation(over: SessionChannel())
    let route = try #require(try Self.town().plan.routes.first).route
    let config = GuidanceConfig(mode: .driving)
    var first = try conversation.makeEngine(for: route, config)
    #expect(first.snapshot == GuidanceEngine(route: route, config: config).snapshot)
    func fix(_ second: Double) -> GuidanceFix {
      GuidanceFix(coordinate: route.polyline.coordinate(at: 10 * second), accuracy: 5, speed: 10, time: second)
    }
    #expect(try first.update(fix(0)).events == [.started])
    var second = try conversation.makeEngine(for: route, config)
    #expect(try first.update(fix(1)).events == [])
    #expect(try second.update(fix(2)).events == [.started])
    #expect(throws: EngineFailure("an engine was handed a fix after another one had taken its place")) {
      try first.update(fix(3))
    }
  }

  private static let hello = #"{"hello":1,"engine":"x"}"#
  private static let ok = #"{"ok":true}"#
  private static func update(_ events: String = "", _ change: (of: String, to: String) = ("", "")) -> String {
    let snapshot =
      #"{"phase":"onRoute","progress":0,"remaining":1000,"remainingTime":70,"nextStep":1,"nextDistance":1000}"#
    return
      #"{"events":[\#(events)],"snapshot":\#(change.of.isEmpty ? snapshot : snapshot.replacing(change.of, with: change.to))}"#
  }

  static let failures: [(script: [String], words: String)] = [
    (
      [""],
      "the engine's answer makes no sense: no line of the protocol: expected a value, found the end, in an empty line"
    ),
    (
      ["hi\u{1B}[2J"],
      "the engine's answer makes no sense: no line of the protocol: expected a value, found `h` at byte 1, in `hi\u{FFFD}[2J`"
    ),
    ([ok], "to the greeting the engine answered `{\"ok\":true}`, expected `hello`"),
    ([#"{"hello":2,"engine":"x"}"#], "the engine speaks version 2 of the protocol, expected 1"),
    ([#"{"error":"not today"}"#], "the engine says: not today"),
    ([hello, hello], "to a route the engine answered `{\"hello\":1,\"engine\":\"x\"}`, expected `ok`"),
    ([hello, #"{"error":"`route.mode`: no bicycles"}"#], "the engine says: `route.mode`: no bicycles"),
    ([hello, ok], "the engine is gone"),
    ([hello, ok, ok], "to a fix the engine answered `{\"ok\":true}`, expected `snapshot`"),
    (
      [hello, ok, #"{"snapshot":{"phase":"flying"}}"#],
      "the engine's answer makes no sense: `snapshot.phase`: expected one of `waitingForFix`, `onRoute`, `offRoute`,"
        + " `arrived`, found `flying`, in `{\"snapshot\":{\"phase\":\"flying\"}}`"
    ),
  ]

  @Test("a failure breaks the run with its words, and nothing more is asked", arguments: failures)
  func fails(script: [String], words: String) throws {
    let channel = ScriptedChannel(script)
    let result = try Self.town().execute(parts: .engine(over: channel))
    #expect(result.findings == ["something broke at 0:00: \(words)"])
    #expect(result.outcome == .failed)
    #expect(channel.lineCount == (words == "the engine is gone" ? script.count + 1 : script.count))
  }

  @Test(
    "an answer of the right form that leads astray is nonsense too",
    arguments: [
      (
        #"{"type":"announce","step":9,"stage":"now","text":"x"}"#, "", "",
        "`events[0].step`: the route has 3 steps, found step 9"
      ),
      (
        #"{"type":"announce","step":1,"stage":"near","text":"x","distance":-5}"#, "", "",
        "`events[0].distance`: expected metres, found -5"
      ),
      (
        #"{"type":"offRoute","lateral":1e300}"#, "", "",
        "`events[0].lateral`: expected a figure within 1e9, found 1e+300"
      ),
      ("", #""nextStep":1"#, #""nextStep":-1"#, "`snapshot.nextStep`: the route has 3 steps, found step -1"),
      (
        "", #""progress":0"#, #""progress":-1e10"#,
        "`snapshot.progress`: expected a figure within 1e9, found -10000000000.0"
      ),
    ])
  func astray(events: String, part: String, other: String, words: String) throws {
    let line = Self.update(events, (part, other))
    let result = try Self.town().execute(parts: .engine(over: ScriptedChannel([Self.hello, Self.ok, line])))
    #expect(result.findings.count == 1)
    #expect(result.findings[0].hasPrefix("something broke at 0:00: the engine's answer makes no sense: \(words), in `"))
  }

  @Test("what it wrote for people goes along, the last five lines of it")
  func lastWords() throws {
    let channel = ScriptedChannel([Self.hello], lastWords: (1...7).map { "line \($0)" })
    let result = try Self.town().execute(parts: .engine(over: ScriptedChannel([Self.ok], lastWords: channel.lastWords)))
    #expect(result.findings[0].hasSuffix("; it wrote last: `line 3`, `line 4`, `line 5`, `line 6`, `line 7`"))
  }

  @Test("behind an open gate the engine sees the fixes that a gate would refuse")
  func openGate() throws {
    let run = try Self.town("\ngps\n  accuracy reads 500 m from 0:10 to 0:12\n")
    var fixes: [Int] = []
    for isOpen in [false, true] {
      let channel = SessionChannel()
      var parts = WorldParts.engine(over: channel)
      if isOpen { parts.makeGate = { _ in OpenGate() } }
      let journal = World(run.plan, parts: parts).run()
      fixes.append(channel.requests.count { $0.hasPrefix(#"{"fix""#) })
      let refused = journal.entries.compactMap { entry -> FixRefusal? in
        if case .fix(let record) = entry.event { record.refusal } else { nil }
      }
      #expect(!refused.isEmpty)
      #expect(Set(refused) == [.coarse])
    }
    #expect(fixes[1] > fixes[0])
  }

  @Test("an engine whose answers are mangled breaks the run or changes it, and nothing traps")
  func mangled() throws {
    let run = try Self.town()
    var broken = 0
    for seed in 0..<150 {
      let result = run.execute(parts: .engine(over: MangledChannel(seed: UInt64(seed))))
      if !result.findings.isEmpty { broken += 1 }
      #expect(!FailureReport(result, source: SourceText(path: "town.scenario", text: "")).lines.isEmpty)
      #expect(Trace(name: run.name, journal: result.journal, showsFixes: true).textLines.count > 1)
      #expect(!AuditTable.lines(DriveAudit(result.journal)).isEmpty)
      var page = RunPage()
      page.add(result, source: SourceText(path: "town.scenario", text: ""))
      #expect(page.html.contains("</html>"))
    }
    #expect((30..<150).contains(broken))
  }

  /// A town drive with more sections or settings.
  private static func town(_ more: String = "") throws -> ScenarioRun {
    let header = more.hasPrefix("set") ? more : ""
    let text = """
      scenario "a town drive"
      \(header)
      route driving
        east 1 km
        turn left "Turn left"
        north 500 m
        arrive "You arrive"

      drive at 50 km/h
      \(header.isEmpty ? more : "")
      expect
        arrived once

      """
    let resolution = ScenarioResolver().resolve(try Scenario(parsing: text, path: "town.scenario"))
    return try #require(resolution.runs.first, "\(resolution.diagnostics.items.map(\.message))")
  }
}
