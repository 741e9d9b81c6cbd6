import Foundation
import TestSupport
import Testing

@testable import Scenarios

@Suite("scenarios built in Swift")
struct BuilderTests {
  @Test(
    "a built example is the value of its file and prints its text", .enabled(if: SharedFolder.isPresent),
    arguments: 0..<BuiltExamples.all.count)
  func sameAsText(index: Int) throws {
    let (file, built) = BuiltExamples.all[index]
    let url = try #require(SharedFolder.url).appendingPathComponent("examples/\(file).scenario")
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(built.canonicalText == text)
    #expect(Scenario.parse(SourceText(path: file, text: text)).scenario == built)
  }

  @Test("a choice and a loop may make parts")
  func choices() {
    func scenario(noisy: Bool) -> Scenario {
      Scenario("x") {
        for name in ["out", "back"] {
          Route(.driving, named: name)
            .east(1.km)
            .arrive()
        }
        if noisy {
          GPS().noise(4.m)
        } else {
          Seed(2)
        }
      }
    }
    #expect(
      scenario(noisy: true).canonicalText == """
        scenario "x"

        route driving "out"
          east 1 km
          arrive

        route driving "back"
          east 1 km
          arrive

        gps
          noise 4 m

        """)
    #expect(scenario(noisy: false).gps == nil)
    #expect(scenario(noisy: false).seed?.content == Argument(UInt64(2)))
  }

  @Test("a moment in a literal is read as the language reads it; what is none names a place that nobody finds")
  func literals() {
    let moments: [(Argument<Moment>, String)] = [
      ("3:15", "3:15"), ("300 m before step 1", "300 m before step 1"),
      ("8 s after 2nd failed", "8 s after 2nd failed"),
      ("$due", "$due"), ("B", "B"), ("3:5", "\"3:5\""), ("", "\"\""),
    ]
    for (moment, text) in moments { #expect(moment.written == text) }
    let place: Place = "50 m after B"
    #expect(place == .after(50.m, .named("B")))
  }
}
