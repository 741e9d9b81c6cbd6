import GuidanceCore
import SimWorld
import Testing

@testable import Scenarios

@Suite("the vocabulary")
struct VocabularyTests {
  @Test("it lists every word that the values of the language have")
  func complete() {
    let listed: [(VocabularyGroup, [String])] = [
      (.section, SectionWord.allCases.map(\.rawValue)), (.reading, ReadingName.allCases.map(\.rawValue)),
      (.event, Vocabulary.eventKinds.map(\.rawValue)), (.direction, DirectionWord.allCases.map(\.rawValue)),
      (.unit, Unit.allCases.map(\.rawValue).filter { !$0.isEmpty }), (.mode, TravelMode.allCases.map(\.rawValue)),
      (.stage, AnnouncementStage.allCases.map(\.rawValue)), (.phase, GuidancePhase.allCases.map(\.rawValue)),
      (.routeError, RouteError.allCases.map(\.rawValue)), (.endReason, TripEndReason.allCases.map(\.rawValue)),
      (.preset, GPSPreset.allCases.map(\.rawValue)),
    ]
    for (group, words) in listed { #expect(Set(Vocabulary.words(of: group)) == Set(words)) }
  }

  @Test("each entry has a sentence that begins small and ends without a full stop", arguments: Vocabulary.entries)
  func sentence(entry: VocabularyEntry) {
    #expect(!entry.word.isEmpty && entry.form.contains(entry.word))
    #expect(entry.sentence.first?.isUppercase == false && !entry.sentence.hasSuffix("."))
  }

  static let samples: [(VocabularyGroup, section: String, line: String)] = [
    (.map, "map 1 m\n  A-B\n", "A-B 3 km/h \"x\""), (.gps, "gps", "clock ahead 600 s at 0:10"),
    (.provider, "provider", "2nd after 4 s answers: ahead 15 m, turn left, west 1 km, arrive"),
    (.feed, "feed", "swaps at 1:00 to turn left \"x\" 410 m"), (.app, "app", "asks report at 8 s after 2nd arrived"),
    (.route, "route driving", "turn sharp left \"x\""), (.drive, "ride", "start 152 m north of 300 m before step 1"),
    (.expect, "expect", "announce prepare step 1 \"x\" 290 m then \"y\" at least 2 times within 5 s after asked"),
    (.vary, "vary", "provider latency 0 s to 40 s"), (.barometer, "barometer", "level -2 after B"),
    (.compass, "compass", "reads 90 deg 3 times before 5:00"),
  ]

  @Test("a line of each section is read and printed as it stands", arguments: samples.indices)
  func sample(index: Int) throws {
    let sample = Self.samples[index]
    let text = "scenario \"x\"\n\n\(sample.section)\n  \(sample.line)\n"
    #expect(try Scenario(parsing: text).canonicalText == text)
  }

  static let nearest: [(word: String, candidates: [String], meant: String?)] = [
    ("nort", ["north", "south"], "north"), ("NORTH", ["north"], "north"), ("hepl", ["help"], "help"),
    ("timeout", ["timed-out", "quota"], "timed-out"), ("x", ["y"], nil), ("wolves", ["noise", "silent"], nil),
    ("", ["a"], nil), (String(repeating: "a", count: 41), ["a"], nil),
    ("offroute", ["on-route", "off-route"], "off-route"), ("gsp", ["map", "gps"], "gps"),
    ("nearby", ["early", "near"], "near"), ("until", ["before", "to"], "to"),
  ]

  @Test("the nearest word is offered only where it is near", arguments: nearest.indices)
  func nearestWord(index: Int) {
    let row = Self.nearest[index]
    #expect(NearestWord.of(row.word, in: row.candidates) == row.meant)
  }
}
