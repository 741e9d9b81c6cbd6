import Testing

@testable import Scenarios

@Suite("what is wrong with a whole file")
struct WholeFileComplaintTests {
  @Test("every mistake is found at once, in the order of the text, and a bad line does not lose the rest")
  func allAtOnce() {
    let text = """
      scenario "x"
      sead 3
      route driving
        esat 3 km
        arrive "You arrive"
      drive at 50
        wait 30 s at 1200 m
      gps
        noise 4 s
        silent from 1:00
      drive at 30 km/h
        brake 3 m
      expect
        no ofroute
        arrived once
      """
    #expect(
      complaints(text) == """
        a.scenario:2:1: error[unknown-section]: unknown section `sead`
            sead 3
            ^^^^
          help: write `seed`
        a.scenario:4:3: error[unknown-word]: unknown word `esat` in `route`
              esat 3 km
              ^^^^
          help: write `east`
        a.scenario:6:10: error[missing-unit]: `50` has no unit
            drive at 50
                     ^^
          help: write `50 km/h` (or `m/s`)
        a.scenario:9:9: error[wrong-unit]: expected a length, found a time `4 s`
              noise 4 s
                    ^^^
          help: units of a length are `m`, `km`
        a.scenario:10:19: error[expected]: expected `to`, found the end of the line
              silent from 1:00
                              ^
          help: a span is written `from 1:00 to 1:30`
        a.scenario:11:1: error[duplicate-section]: `drive` stands in line 6 already
            drive at 30 km/h
            ^^^^^^^^^^^^^^^^
          help: a scenario has one truth: keep one of them
        a.scenario:12:9: error[wrong-unit]: expected an acceleration, found a length `3 m`
              brake 3 m
                    ^^^
          help: the unit of an acceleration is `m/s2`
        a.scenario:14:6: error[unknown-word]: unknown event `ofroute`
              no ofroute
                 ^^^^^^^
          help: write `off-route`

        """)
    let reader = ScenarioReader(SourceText(path: "a", text: text))
    #expect(reader.scenario.expect?.lines.map(\.content.written) == ["arrived once"])
    #expect(reader.scenario.routes.first?.lines.map(\.content.written) == ["arrive \"You arrive\""])
    #expect(reader.incomplete == [.seed, .route, .drive, .gps, .expect])
    #expect(Scenario.parse(SourceText(path: "a", text: text)).scenario == nil)
  }

  static let files: [(text: String, complaint: String)] = [
    ("", "1:1 missing-title"), ("# nothing\n", "1:1 missing-title"), ("gps\n  silent\n", "1:1 missing-title"),
    ("  scenario \"x\"\n", "1:3 wrong-indentation"), ("scenaro \"x\"\n", "1:1 unknown-section"),
    ("scenario x\n", "1:10 expected"), ("scenario \"x\"\nnoise 3 m\n", "2:1 wrong-indentation"),
    ("scenario \"x\"\n  silent\n", "2:3 wrong-indentation"),
    ("scenario \"x\"\nseed 1\nseed 2\n", "3:1 duplicate-section"),
    ("scenario \"x\"\ngps loud\n", "2:5 unexpected"), ("scenario \"x\"\nwalk\nride\n", "3:1 duplicate-section"),
    ("scenario \"x\"\nparam a = 1 m\nparam a = 2 m\n", "3:1 parameter-twice"),
    ("scenario \"x\"\nroute driving \"a\"\nroute walking \"a\"\n", "3:15 duplicate-section"),
    ("scenario \"x\"\nprovider a\nprovider b\nprovider a\n", "4:1 duplicate-section"),
    ("scenario \"x\"\nmap 1 m\n\n\nseed 1\n", "2:1 expected"),
    ("scenario \"x\"\nmap 1 m\nA--B\n", "3:1 wrong-indentation"),
    ("scenario \"x\"\nmap 1 m\n  A--B\n\n  |  |\n", "5:3 drawing-ended"),
    ("scenario \"x\"\nmap 1 m\n  A\t-B\n", "3:4 tab-in-drawing"),
    ("scenario \"x\"\nmap 1 m\n  \(String(repeating: "-", count: 1001))\n", "3:3 drawing-too-large"),
    ("scenario \"x\"\nmap 1 m\n\(String(repeating: "  |\n", count: 1001))", "3:3 drawing-too-large"),
    ("scenario \"x\"\ncases\n", "2:1 expected"), ("scenario \"x\"\ncases\n  | a | a |\n", "3:9 column-twice"),
    ("scenario \"x\"\ncases\n  | a | b |\n  | 1 m |\n  | 1 m | 2 m | 3 m |\n", "4:3 uneven-row 5:3 uneven-row"),
    ("scenario \"\(String(repeating: "x", count: 10_001))\"\n", "1:10001 line-too-long"),
    ("scenario \"x\"\n" + String(repeating: "\n", count: 10_000) + "seed 1\n", "10001:1 too-many-lines"),
    ("scenario \"x\"\norigin 91 N, 0 E\n", "2:8 number-out-of-range"),
    ("scenario \"x\"\nseed -1\n", "2:6 number-out-of-range"),
    ("scenario \"x\"\ntags a b\n", "2:8 expected"), ("scenario \"x\"\nschedule fito\n", "2:10 unknown-word"),
    ("scenario \"x\"\nlaws of stage-once because \"y\"\n", "2:6 expected"),
  ]

  @Test("a file that is wrong as a whole is refused where it is wrong", arguments: files.indices)
  func wholeFile(index: Int) {
    let file = Self.files[index]
    let found = Scenario.parse(SourceText(path: "a", text: file.text)).diagnostics.items
    #expect(found.map { "\($0.span.line):\($0.span.column) \($0.id)" }.joined(separator: " ") == file.complaint)
  }

  @Test("bytes that are no text, and more of them than are read, are refused")
  func bytes() {
    func refusal(_ bytes: [UInt8]) -> String? {
      do {
        _ = try SourceText(path: "a", bytes: bytes)
        return nil
      } catch { return error.items.map { "\($0.span.line) \($0.id)" }.joined() }
    }
    #expect(refusal(Array("a\nb\n".utf8) + [0xFF]) == "3 not-utf8")
    #expect(refusal([UInt8](repeating: 32, count: SourceLimits.bytes + 1)) == "1 file-too-large")
    #expect(refusal([UInt8](repeating: 32, count: 9)) == nil)
  }

  @Test("a hundred mistakes give twenty complaints and the number of the others")
  func flood() {
    let text = "scenario \"x\"\ngps\n" + String(repeating: "  nois 3 m\n", count: 100)
    let diagnostics = Scenario.parse(SourceText(path: "a", text: text)).diagnostics
    #expect(diagnostics.items.map(\.span.line) == Array(3..<23))
    #expect(diagnostics.omitted == 80)
  }
}
