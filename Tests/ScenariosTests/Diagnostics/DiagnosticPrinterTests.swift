import Testing

@testable import Scenarios

@Suite("diagnostics drawn")
struct DiagnosticPrinterTests {
  private func drawn(_ line: String, column: Int, length: Int, help: String? = "do this") -> String {
    let source = SourceText(path: "a b.scenario", text: line)
    let span = SourceSpan(path: source.path, line: 1, column: column, length: length)
    return DiagnosticPrinter(sources: [source]).text(Diagnostic(.unknownWord, "unknown `x`", at: span, help: help))
  }

  @Test("a caret stands below the span, with the help below it")
  func plain() {
    #expect(
      drawn("  nois 4 m", column: 3, length: 4) == """
        a b.scenario:1:3: error[unknown-word]: unknown `x`
              nois 4 m
              ^^^^
          help: do this

        """)
  }

  @Test("letters of two columns move the caret by two, a tab by one")
  func widths() {
    #expect(
      drawn("\t\"왼쪽\" é x", column: 9, length: 1, help: nil) == """
        a b.scenario:1:9: error[unknown-word]: unknown `x`
             "왼쪽" é x
                      ^

        """)
  }

  @Test("a span behind the end and a line that is not there are drawn all the same")
  func outside() {
    #expect(drawn("ab", column: 3, length: 1, help: nil).hasSuffix("    ab\n      ^\n"))
    #expect(drawn("ab", column: 99, length: 99, help: nil).hasSuffix("    ab\n      ^\n"))
    let lost = Diagnostic(.unknownWord, "m", at: SourceSpan(path: "c", line: 7, column: 2, length: 1))
    #expect(DiagnosticPrinter(sources: []).text(lost) == "c:7:2: error[unknown-word]: m\n")
    #expect(DiagnosticPrinter(sources: []).text(Diagnostic(.unknownWord, "m", at: .none)) == "error[unknown-word]: m\n")
  }

  @Test("of a long line the part round the span is shown")
  func longLine() {
    let text = drawn(
      String(repeating: "a", count: 500) + "X" + String(repeating: "b", count: 500), column: 501, length: 1)
    let lines = text.split(separator: "\n")
    #expect(lines[1].count < 120)
    #expect(lines[1].dropFirst(lines[2].count - 1).first == "X")
  }

  @Test("colours are used only where they are asked for")
  func colors() {
    var printer = DiagnosticPrinter(sources: [])
    let warning = Diagnostic(.unknownWord, "m", at: .none, help: "h", severity: .warning)
    #expect(printer.text(warning) == "warning[unknown-word]: m\n  help: h\n")
    printer.isColored = true
    #expect(
      printer.text(warning) == "\u{1B}[1;33mwarning[unknown-word]:\u{1B}[0m m\n  \u{1B}[1;36mhelp:\u{1B}[0m h\n")
  }

  @Test("an annotation escapes what a workflow command would take for its own")
  func github() {
    let span = SourceSpan(path: "a,b:c.scenario", line: 2, column: 3, length: 4)
    let diagnostic = Diagnostic(.unknownWord, "100 % wrong", at: span, help: "two\nlines: a, b")
    #expect(
      DiagnosticPrinter(sources: []).githubAnnotation(diagnostic)
        == "::error file=a%2Cb%3Ac.scenario,line=2,col=3,endColumn=7,title=unknown-word::"
        + "100 %25 wrong%0Ahelp: two%0Alines: a, b\n")
  }

  @Test("no more than twenty are kept, in the order of the text, each once, and the rest is counted")
  func limited() {
    let all = (1...30).reversed().map { line in
      Diagnostic(.unknownWord, "m\(line)", at: SourceSpan(path: "a", line: line, column: 1, length: 1))
    }
    let early = Diagnostic(
      .unknownWord, "w", at: SourceSpan(path: "a", line: 1, column: 1, length: 1), severity: .warning)
    let limited = Diagnostics(all + all + [early]).limited
    #expect(limited.items.map(\.message) == (1...20).map { "m\($0)" })
    #expect(limited.omitted == 11)
    #expect(DiagnosticPrinter(sources: []).text(limited).hasSuffix("\n11 more left out\n"))
    #expect(limited.limited == limited)
  }
}
