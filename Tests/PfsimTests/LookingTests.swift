import Foundation
import TestSupport
import Testing

@Suite("pfsim trace --around, --map; diff; view; completions; man")
struct LookingTests {
  private static func folder() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try scratch.write(shortDrive(title: "one", expect: "arrived once"), to: "one.scenario")
    let slower = shortDrive(title: "two", expect: "arrived once").replacing("10 m/s", with: "8 m/s")
    try scratch.write(slower, to: "two.scenario")
    return scratch
  }

  @Test("--around shows what happened within 30 s of a moment")
  func around() throws {
    let scratch = try Self.folder()
    let whole = try BuiltTool(["trace", "one.scenario"], in: scratch.url).output.split(separator: "\n")
    let near = try BuiltTool(["trace", "one.scenario", "--around", "0:48"], in: scratch.url).output.split(
      separator: "\n")
    let inside = whole.dropFirst().filter { line in
      let moment = line.split(separator: " ")[0].split(separator: ":").compactMap { Double($0) }
      return abs(moment[0] * 60 + moment[1] - 48) <= 30
    }
    #expect(near == [whole[0]] + inside)
    #expect(near.count < whole.count)
    let wrong = try BuiltTool(["trace", "one.scenario", "--around", "noon"], in: scratch.url)
    #expect(wrong.complaints == "error: `--around` takes a moment, found `noon`\nhelp: for instance `--around 3:15`\n")
    #expect(wrong.status == 2)
  }

  @Test("--map draws the drive in at most 80 columns: east, then north")
  func map() throws {
    let scratch = try Self.folder()
    let output = try BuiltTool(["trace", "one.scenario", "--map"], in: scratch.url).output
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let end = try #require(lines.firstIndex { $0.contains("north is up") })
    let picture = lines[1..<end]
    #expect(picture.allSatisfy { $0.count <= 80 })
    #expect(picture.count <= 22)
    let start = try #require(picture.firstIndex { $0.contains("*") })
    #expect(picture[(start + 1)...].allSatisfy { $0.isEmpty }, "the drive begins at the bottom")
    #expect(output.contains("* 0:00 here it begins"))
  }

  @Test("diff shows the first line that differs and the fields in which it does")
  func diff() throws {
    let scratch = try Self.folder()
    let same = try BuiltTool(["diff", "one.scenario", "one.scenario"], in: scratch.url)
    #expect(same.output.hasPrefix("no difference in "))
    #expect(same.status == 0)
    let other = try BuiltTool(["diff", "one.scenario", "two.scenario"], in: scratch.url)
    let lines = other.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("first difference in line ") == true)
    #expect(lines.contains { $0.hasPrefix("  `t`: ") || $0.hasPrefix("  `words`: ") })
    #expect(lines.contains("--- one.scenario") && lines.contains("+++ two.scenario"))
    #expect(other.status == 1)
    let trace = try BuiltTool(["trace", "two.scenario", "--format", "json"], in: scratch.url).output
    try scratch.write(trace, to: "two.jsonl")
    #expect(try BuiltTool(["diff", "two.jsonl", "two.scenario"], in: scratch.url).status == 0)
    try scratch.write("no trace", to: "other.txt")
    let wrong = try BuiltTool(["diff", "other.txt", "two.scenario"], in: scratch.url)
    #expect(wrong.complaints.hasPrefix("error: `other.txt` is no trace\n"))
    #expect(wrong.status == 2)
  }

  @Test("view writes the page to standard output without -o")
  func view() throws {
    let scratch = try Self.folder()
    let tool = try BuiltTool(["view", "one.scenario"], in: scratch.url)
    #expect(tool.output.hasPrefix("<!DOCTYPE html>"))
    #expect(tool.status == 0)
  }

  @Test("bash reads its completions, and offers the commands and the options of one")
  func bash() throws {
    let scratch = try ScratchFolder()
    let script = try BuiltTool(["completions", "bash"]).output
    let path = try scratch.write(script, to: "pfsim.bash")
    let bash = try #require(OutsideTool("bash"))
    func offers(_ words: String...) throws -> [String] {
      let array = words.map { "'\($0)'" }.joined(separator: " ")
      let call = "source \(path); COMP_WORDS=(\(array)); COMP_CWORD=\(words.count - 1); _pfsim; echo ${COMPREPLY[@]}"
      return try bash.call(["-c", call]).output.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    #expect(try offers("pfsim", "tr") == ["trace"])
    #expect(try offers("pfsim", "trace", "--fi") == ["--fixes"])
    #expect(try offers("pfsim", "run", "--format", "j") == ["json", "junit"])
    #expect(try offers("pfsim", "completions", "") == ["bash", "zsh", "fish"])
  }

  @Test("every command stands in the help, in each shell's completions and in the manual")
  func oneTable() throws {
    let help = try BuiltTool(["--help"]).output
    let commands = help.split(separator: "\n").drop { $0 != "commands:" }.dropFirst().prefix { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(commands.contains("view") && commands.contains("man"))
    let manual = try BuiltTool(["man"]).output
    for command in commands { #expect(manual.contains(".SS \"\(command)\"")) }
    for shell in ["bash", "zsh", "fish"] {
      let script = try BuiltTool(["completions", shell]).output
      for command in commands { #expect(script.contains(command), "\(command) in \(shell)") }
    }
    let wrong = try BuiltTool(["completions", "fissh"])
    #expect(wrong.complaints == "error: there are no completions for `fissh`\nhelp: did you mean `fish`?\n")
  }
}
