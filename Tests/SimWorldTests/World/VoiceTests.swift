import GuidanceCore
import Testing

@testable import SimWorld

@Suite("the voice")
struct VoiceTests {
  @Test(
    "a line takes a second at least, and one for each fourteen letters or seven syllables of Hangul",
    arguments: [
      ("", 1.0), ("Go", 1.0), ("Turn left now!", 1.0),
      ("In 290 metres, turn left onto Mill Road, then keep", 50.0 / 14),
      ("오른쪽으로도시오", 16.0 / 14),
    ])
  func length(_ line: String, _ seconds: Double) { #expect(SpeechLength.seconds(of: line) == seconds) }

  private static let longWords = "Turn left onto the road with the longest name of all the roads here"

  /// A drive east with a left turn and an end soon behind it: the arrival's call comes while the turn's still sounds.
  private static func journal(beforeTheEnd meters: Double, words: String = longWords) throws -> Journal {
    let route = try RouteSketch(items: [
      .leg(.compass(90), meters: 1000, roadClass: nil),
      .maneuver(.left, words: words, exit: nil),
      .leg(.compass(0), meters: meters, roadClass: nil),
      .maneuver(.arrive, words: "You arrive", exit: nil),
    ]).laid(from: ReferenceDrive.origin, course: nil, mode: .driving, provider: "sim")
    let drive = try Drive(DrivePlan(path: route.polyline, speed: 50 / 3.6))
    return World(
      WorldPlan(
        routes: [PlannedRoute(route: route)], truth: .drive(drive), limit: drive.end.advanced(by: .seconds(60)))
    ).run()
  }

  private static func lines(_ journal: Journal) -> [(entry: Int, time: Double, speech: SpeechRecord)] {
    journal.entries.indices.compactMap { index in
      guard case .said(let speech) = journal.entries[index].event else { return nil }
      return (index, journal.entries[index].time.seconds, speech)
    }
  }

  @Test("a line that begins while another sounds names it, and none waits for it")
  func overlaps() throws {
    for meters in [45.0, 60, 90, 120, 400] {
      let lines = Self.lines(try Self.journal(beforeTheEnd: meters))
      #expect(lines.count > 2)
      for (first, second) in zip(lines, lines.dropFirst()) {
        let stillSounds = first.time + SpeechLength.seconds(of: first.speech.words) > second.time
        #expect((second.speech.over == first.entry) == stillSounds, "\(meters) m: \(second.speech)")
      }
    }
    let close = Self.lines(try Self.journal(beforeTheEnd: 45))
    #expect(close.contains { $0.speech.over != nil })
    let far = Self.lines(try Self.journal(beforeTheEnd: 2000, words: "Turn left"))
    #expect(far.allSatisfy { $0.speech.over == nil })
  }
}
