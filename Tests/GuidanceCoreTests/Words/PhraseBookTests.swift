import Foundation
import GuidanceCore
import Testing

@Suite("the phrase books")
struct PhraseBookTests {
  private let english = SpokenLanguage.english.phraseBook
  private let korean = SpokenLanguage.korean.phraseBook

  private func announce(
    _ stage: AnnouncementStage, _ distance: Int?, _ words: String, then: String? = nil
  ) -> Utterance {
    .announce(Announcement(step: 1, stage: stage, spokenDistance: distance, instruction: words, then: then))
  }

  @Test("English says the distance, the maneuver and what follows it")
  func englishAnnouncements() {
    let lines = [
      announce(.prepare, 300, "Turn left"), announce(.near, 90, "Turn left onto Mill Road", then: "Turn right"),
      announce(.now, nil, "Turn left"), announce(.now, nil, "Turn left.", then: "Keep right"),
      announce(.prepare, 300, "You arrive"), announce(.early, 2000, "A40 towards Mill"),
      announce(.early, 1500, "Mill Road"),
    ].map(english.line)
    #expect(
      lines == [
        "In 300 metres, turn left", "In 90 metres, turn left onto Mill Road, then turn right", "Turn left",
        "Turn left, then keep right", "In 300 metres, you arrive", "In 2 kilometres, A40 towards Mill",
        "In 1.5 kilometres, Mill Road",
      ])
  }

  @Test("Korean says the same in its own order")
  func koreanAnnouncements() {
    let lines = [
      announce(.prepare, 300, "좌회전"), announce(.near, 90, "좌회전", then: "우회전"), announce(.now, nil, "좌회전"),
      announce(.early, 1500, "강남대로(으)로 우회전"), announce(.early, 2000, "남산(으)로 좌회전"),
    ].map(korean.line)
    #expect(
      lines == [
        "300미터 앞, 좌회전", "90미터 앞, 좌회전, 이어서 우회전", "좌회전", "1.5킬로미터 앞, 강남대로로 우회전",
        "2킬로미터 앞, 남산으로 좌회전",
      ])
  }

  @Test("no way found is said in these very words")
  func noWayFound() {
    #expect(english.line(for: .noWayFound) == "No way found")
    #expect(korean.line(for: .noWayFound) == "길을 못 찾았어")
  }

  @Test("distances are said in metres and from a kilometre on in kilometres")
  func distances() {
    let meters = [10, 990, 1000, 1100, 2000, 12_300]
    #expect(
      meters.map(english.distance) == [
        "10 metres", "990 metres", "1 kilometre", "1.1 kilometres", "2 kilometres", "12.3 kilometres",
      ])
    #expect(
      meters.map(korean.distance) == ["10미터", "990미터", "1킬로미터", "1.1킬로미터", "2킬로미터", "12.3킬로미터"])
  }

  @Test("every event has a line of its own in every language", arguments: SpokenLanguage.allCases)
  func complete(language: SpokenLanguage) {
    let utterances: [Utterance] = [
      .started, .arrived, .offRoute, .backOnRoute, .rerouted, .noWayFound, .speedCamera(meters: 300),
      announce(.now, nil, "Turn left"),
    ]
    let lines = utterances.map(language.phraseBook.line)
    #expect(Set(lines).count == lines.count && !lines.contains(""))
    #expect(language.phraseBook.language == language)
  }

  @Test("the events of an engine and of a feed become utterances")
  func events() {
    let announcement = Announcement(step: 1, stage: .now, spokenDistance: nil, instruction: "Turn left")
    let events: [GuidanceEvent] = [
      .started, .announce(announcement), .offRoute(lateral: 3), .backOnRoute, .arrived,
    ]
    #expect(
      events.map { Utterance($0) } == [.started, .announce(announcement), .offRoute, .backOnRoute, .arrived])
    #expect([FeedEvent.guidance(.arrived), .rerouted].map { Utterance($0) } == [.arrived, .rerouted])
  }
}

@Suite("the chunks of a line")
struct LineChunksTests {
  @Test("end where a speaker pauses, and join to the line")
  func split() {
    let line = "In 1.5 kilometres, turn left onto St. Mill Road, then turn right"
    let chunks = LineChunks.split(line, language: .english)
    #expect(
      chunks.map(\.text) == ["In 1.5 kilometres,", "turn left onto St.", "Mill Road,", "then turn right"])
    #expect(chunks.map(\.text).joined(separator: " ") == line)
    #expect(LineChunks.split("  ", language: .english).isEmpty)
  }

  @Test("that come again in another line keep their hash, which tells words and languages apart")
  func hashes() {
    let first = LineChunks.split("In 300 metres, turn left", language: .english)
    let second = LineChunks.split("In 300 metres,  turn right", language: .english)
    #expect(first[0].contentHash == second[0].contentHash)
    #expect(first[1].contentHash != second[1].contentHash)
    let korean = LineChunk(text: first[0].text, language: .korean)
    #expect(korean.contentHash != first[0].contentHash)
  }

  @Test("the hash is 64-bit FNV-1a, by its published values")
  func fnv() {
    #expect(FNV1a64.hex(of: "") == "cbf29ce484222325")
    #expect(FNV1a64.hex(of: "a") == "af63dc4c8601ec8c")
    #expect(FNV1a64.hex(of: "foobar") == "85944171f73967e8")
    #expect(LineChunk(text: "foobar", language: .english).contentHash == FNV1a64.hex(of: "en\nfoobar"))
  }
}

@Suite("the Korean particle")
struct KoreanParticleTests {
  @Test(
    "after Hangul goes by the final consonant",
    arguments: [
      ("학교", "로"), ("서울", "로"), ("강남", "으로"), ("부산", "으로"), ("시청", "으로"), ("역", "으로"), ("길", "로"),
      ("앞", "으로"), ("여의도", "로"),
    ])
  func hangul(word: String, particle: String) { #expect(KoreanParticle.particle(after: word) == particle) }

  @Test(
    "after digits goes by how they are read",
    arguments: zip(
      ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "100", "10000", "1000000000000", "13", "국도 47"],
      [
        "으로", "로", "로", "으로", "로", "로", "으로", "로", "로", "로", "으로", "으로", "으로", "로", "으로", "로",
      ]))
  func digits(word: String, particle: String) { #expect(KoreanParticle.particle(after: word) == particle) }

  @Test(
    "after Latin letters goes by how they are read",
    arguments: [
      ("IC", "로"), ("A", "로"), ("KTX", "로"), ("L", "로"), ("R", "로"), ("M", "으로"), ("N", "으로"), ("BMN", "으로"),
      ("Seoul", "로"), ("Mill Road", "로"), ("Gangnam", "으로"), ("Station", "으로"), ("Parking", "으로"),
      ("Lane", "으로"), ("100m", "로"), ("2km", "로"),
    ])
  func latin(word: String, particle: String) { #expect(KoreanParticle.particle(after: word) == particle) }

  @Test("looks through brackets, quotes and blanks")
  func punctuation() {
    #expect(KoreanParticle.particle(after: "\"강남역\"") == "으로")
    #expect(KoreanParticle.particle(after: "판교(동) ") == "으로")
    #expect(KoreanParticle.particle(after: "") == "로")
  }

  @Test("every open particle of a text is settled, composed or not")
  func resolve() {
    #expect(
      KoreanParticle.resolve("강남대로(으)로 우회전 후 남산(으)로 직진") == "강남대로로 우회전 후 남산으로 직진")
    #expect(KoreanParticle.resolve("1호선(으)로, 3(으)로") == "1호선으로, 3으로")
    #expect(KoreanParticle.resolve("남산".decomposedStringWithCanonicalMapping + "(으)로") == "남산으로")
    #expect(KoreanParticle.resolve("좌회전") == "좌회전")
  }
}
