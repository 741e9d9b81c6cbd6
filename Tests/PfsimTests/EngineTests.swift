import Foundation
import TestSupport
import Testing

@Suite("pfsim run --engine, pfsim engine")
struct EngineTests {
  private static let own = "'\(BuiltTool.executable.path)' engine"

  private static func folder() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try scratch.write(shortDrive(expect: "arrived once at 0:47"), to: "short.scenario")
    return scratch
  }

  /// Runs the short drive with an engine; the breach is the line that tells what broke.
  private static func run(
    _ engine: String, _ more: String..., in scratch: ScratchFolder
  ) throws -> (tool: BuiltTool, breach: String) {
    let tool = try BuiltTool(["run", "short.scenario", "--engine", engine] + more, in: scratch.url)
    let breach = tool.output.split(separator: "\n").first { $0.contains("something broke") } ?? ""
    return (tool, String(breach))
  }

  @Test("our own engine through the pipe writes the same trace, byte for byte")
  func sameTrace() throws {
    let files = ["off-route/wrong-turn", "gps/bad-fixes", "guidance/highway-exit", "off-route/rejoins-behind"]
    for file in files.map({ "scenarios/\($0).scenario" }) {
      let inside = try BuiltTool(["trace", file, "--format", "json", "--fixes"])
      let outside = try BuiltTool(["trace", file, "--format", "json", "--fixes", "--engine", Self.own])
      #expect(inside.output == outside.output, "\(file)")
      #expect(outside.output.contains(#""event":"announce""#))
      #expect(outside.status == 0)
      #expect(outside.complaints == "")
    }
    let difference = try BuiltTool(["diff", "scenarios/\(files[0]).scenario", "--engine", Self.own, "--fixes"])
    #expect(difference.output.hasPrefix("no difference in "))
  }

  @Test("a wrong engine behind the pipe is found by the scenario that looks for it, and the repeat command names it")
  func wrongEngine() throws {
    let engine = Self.own + " --mutant arrival-as-the-crow-flies"
    let tool = try BuiltTool(["run", "scenarios/arrival/ring-route.scenario", "--engine", engine])
    #expect(tool.status == 1)
    #expect(tool.output.contains("   observed  `arrived` at 0:00\n"))
    let quoted = engine.replacing("'", with: "'\\''")
    #expect(
      tool.output.contains("  repeat: pfsim run scenarios/arrival/ring-route.scenario --seed 1 --engine '\(quoted)'\n"))
  }

  @Test("each line of standard input is answered with a line")
  func engine() throws {
    let shell = try #require(OutsideTool("sh"))
    let lines = #"{"hello":1}\nnonsense\n{"bye":1}\n{"hello":1}\n"#
    let call = try shell.call(["-c", "printf '\(lines)' | \(Self.own)"])
    #expect(
      call.output
        == #"{"hello":1,"engine":"pfsim 0.1.0"}"# + "\n"
        + #"{"error":"no line of the protocol: expected `null`, found `n` at byte 1"}"# + "\n")
    #expect(call.status == 0)
    #expect(try shell.call(["-c", "printf '{\"hello\":2}' | \(Self.own)"]).status == 2)
    #expect(try shell.call(["-c", "\(Self.own) </dev/null"]).output == "")
    let wrong = try BuiltTool(["engine", "--mutant", "end-any-trip"])
    #expect(wrong.status == 2)
  }

  @Test("an engine that dies fails the run with its status and its last words")
  func dies() throws {
    let scratch = try Self.folder()
    let (tool, breach) = try Self.run("echo 'no map' >&2; exit 3", in: scratch)
    #expect(
      breach == "  something broke at 0:00: the engine ended with status 3 instead of answering"
        + #" `{"hello":1,"tool":"pfsim 0.1.0","exact":true}`; it wrote last: `no map`"#)
    #expect(tool.status == 1)
    let killed = try Self.run("kill -9 $$", in: scratch)
    #expect(killed.breach.contains("the engine was ended by signal 9 instead of answering"))
    #expect(killed.tool.status == 1)
    // It reads nothing: the tool writes into a pipe without a reader.
    let closed = try Self.run("read line; exec <&-; echo '{\"hello\":1,\"engine\":\"x\"}'; sleep 0.2", in: scratch)
    #expect(closed.breach.contains("the engine ended with status 0 instead of answering"))
    #expect(closed.tool.status == 1)
  }

  @Test("an engine that says nothing is not waited for, and neither it nor its children live on")
  func hangs() throws {
    let scratch = try Self.folder()
    let begin = ContinuousClock.now
    let (tool, breach) = try Self.run(
      "trap '' HUP TERM; sleep 300 & echo $! > child; echo $$ > leader; wait", "--engine-timeout", "300ms", in: scratch)
    #expect(begin.duration(to: .now) < .seconds(30))
    #expect(breach.contains("the engine did not answer within 0.3 s to `{\"hello\":1,"))
    #expect(tool.status == 1)
    for name in ["child", "leader"] {
      let text = try String(contentsOf: scratch.url.appendingPathComponent(name), encoding: .utf8)
      let id = try #require(pid_t(text.trimmingCharacters(in: .newlines)))
      #expect(Self.isGone(id))
    }
  }

  @Test("a tool that is stopped takes its engine along")
  func stopped() throws {
    let scratch = try Self.folder()
    try scratch.write(
      """
      "$1" run short.scenario --engine "trap '' HUP TERM; echo \\$\\$ > engine; while :; do sleep 0.1; done" &
      while ! [ -s engine ]; do sleep 0.02; done
      kill -TERM $!
      wait $!
      echo "status $?"
      """, to: "stop.sh")
    let shell = try #require(OutsideTool("sh"))
    let call = try shell.call(["-c", "cd '\(scratch.url.path)' && sh stop.sh '\(BuiltTool.executable.path)' 2>&1"])
    #expect(call.output.contains("status 143\n"))
    let engine = try String(contentsOf: scratch.url.appendingPathComponent("engine"), encoding: .utf8)
    #expect(Self.isGone(try #require(pid_t(engine.trimmingCharacters(in: .newlines)))))
  }

  /// Whether a process is no more, or waits only for a parent of its own to notice.
  private static func isGone(_ id: pid_t) -> Bool {
    if kill(id, 0) != 0 { return true }
    let state = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
    return state?.contains(") Z ") ?? false
  }

  @Test("an engine that stays after its goodbye is ended, and told of")
  func stays() throws {
    let scratch = try Self.folder()
    let engine = "\(Self.own); echo $$ > leader; sleep 300"
    let (tool, _) = try Self.run(engine, "--engine-timeout", "2s", in: scratch)
    #expect(tool.output == "✓ short.scenario: a short drive\n1 held\n")
    #expect(tool.complaints == "warning: at its end the engine did not go; it is `\(engine)`\n")
    #expect(tool.status == 0)
  }

  @Test("an engine that floods fails the run, on either way out")
  func floods() throws {
    let scratch = try Self.folder()
    let lines = try Self.run("yes hello", in: scratch)
    #expect(lines.breach.hasSuffix("the engine spoke unasked: `hello`"))
    let endless = try Self.run("read line; cat /dev/zero", in: scratch)
    #expect(endless.breach.contains("the engine wrote a line of more than 1048576 bytes to "))
    let errors = try Self.run("yes waffle >&2", "--engine-timeout", "500ms", in: scratch)
    #expect(errors.breach.hasSuffix("`waffle`, `waffle`, `waffle`, `waffle`, `waffle`"))
    for run in [lines, endless, errors] { #expect(run.tool.status == 1) }
    // A word for people now and then harms nobody, however much it is.
    let chatty = try Self.run("yes waffle | head -100000 >&2; \(Self.own)", in: scratch)
    #expect(chatty.tool.output == "✓ short.scenario: a short drive\n1 held\n")
  }

  @Test("nonsense fails the run with the offending line")
  func nonsense() throws {
    let scratch = try Self.folder()
    let (tool, breach) = try Self.run("while read line; do echo 'turn left, dear'; done", in: scratch)
    #expect(
      breach == "  something broke at 0:00: the engine's answer makes no sense: no line of the protocol: "
        + "expected `true`, found `t` at byte 1, in `turn left, dear`")
    #expect(tool.status == 1)
  }

  @Test("a command that is not there, and options that mean nothing alone, are wrong input")
  func wrongInput() throws {
    let scratch = try Self.folder()
    let missing = try BuiltTool(["run", "short.scenario", "--engine", "/no/such/engine"], in: scratch.url)
    #expect(missing.complaints.hasPrefix("error: the engine `/no/such/engine` cannot be started: "))
    #expect(missing.status == 2)
    let alone = try BuiltTool(["run", "short.scenario", "--ungated"], in: scratch.url)
    #expect(alone.complaints == "error: `--ungated` goes with `--engine`\n")
    #expect(alone.status == 2)
    let both = try BuiltTool(
      ["run", "short.scenario", "--engine", Self.own, "--mutant", "never-off-route"], in: scratch.url)
    #expect(
      both.complaints == "error: `--mutant never-off-route` is a wrong engine of ours, and `--engine` puts another in"
        + " its place\nhelp: leave one of them out\n")
    #expect(both.status == 2)
  }

  @Test("fuzz, stress, shrink and view go through the pipe too")
  func otherCommands() throws {
    let scratch = try Self.folder()
    let wrong = Self.own + " --mutant never-back"
    let fuzz = try BuiltTool(
      ["fuzz", "--worlds", "--runs", "6", "--jobs", "2", "--engine", Self.own], in: scratch.url)
    #expect(fuzz.output.hasSuffix("no failure\n"))
    let stress = try BuiltTool(["stress", "arrival", "--schedules", "1", "--jobs", "2", "--engine", Self.own])
    #expect(stress.status == 0)
    let dead = try BuiltTool(["stress", "arrival", "--schedules", "1", "--jobs", "2", "--engine", "exit 3"])
    #expect(dead.output.contains("something broke") && dead.status == 1, "\(dead.output)")
    let view = try BuiltTool(["view", "short.scenario", "--engine", wrong], in: scratch.url)
    #expect(view.output.hasPrefix("<!doctype html>") || view.output.hasPrefix("<!DOCTYPE html>"))
    let shrunk = try BuiltTool(["shrink", "short.scenario", "--engine", "exit 3"], in: scratch.url)
    #expect(shrunk.output.contains("# Repeat: pfsim run short-small.scenario --engine 'exit 3'\n"))
    #expect(shrunk.status == 1)
  }

  @Test("the engine of the documentation, in Python, passes scenarios; with a bug one of them finds it")
  func python() throws {
    guard OutsideTool("python3") != nil else {
      print("there is no python3 here: its engine is not tried")
      return
    }
    let engine = "python3 docs/engines/engine.py"
    let names = [
      "arrival/ring-route", "gps/wild-fix", "guidance/town-drive", "guidance/chained-turns", "off-route/wrong-turn",
    ]
    let paths = names.map { "scenarios/\($0).scenario" }
    let sound = try BuiltTool(["run", "--quiet", "--engine", engine] + paths)
    #expect(sound.output == "5 held\n")
    #expect(sound.complaints == "")
    let crow = try BuiltTool(["run", "--quiet", "--engine", engine + " --bug crow"] + paths)
    #expect(crow.output.contains("✗ scenarios/arrival/ring-route.scenario: a ring does not arrive where it starts\n"))
    #expect(crow.output.contains("`arrived` at 0:00"))
    #expect(crow.output.hasSuffix("4 held, 1 did not hold\n"))
    let nervous = try BuiltTool(["run", "--quiet", "--engine", engine + " --bug nervous"] + [paths[1]])
    #expect(nervous.output.contains("off-route"))
    #expect(nervous.status == 1)
  }
}
