import Testing

@testable import Scenarios

@Suite("stamps of recordings")
struct RecordedTimeTests {
  @Test(
    "a text of the usual kinds is a moment in UTC",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2030-05-01T09:57:37Z", 1_903_859_857),
      ("2030-05-01T09:57:37.25Z", 1_903_859_857.25), ("2030-05-01 11:57:37+0200", 1_903_859_857),
      ("2030-05-01T07:27:37,5-02:30", 1_903_859_857.5), (" 2030-05-01T09:57:37 ", 1_903_859_857),
      ("2030-05-01T10:57:37.000+01", 1_903_859_857), ("2000-02-29T12:00Z", 951_825_600),
      ("1969-12-31T23:59:59Z", -1),
    ])
  func moments(text: String, seconds: Double) { #expect(RecordedTime.seconds(text) == seconds) }

  @Test(
    "anything else is none",
    arguments: [
      "", "now", "2030-05-01", "2030-13-01T00:00:00Z", "2030-05-01T24:00:00Z", "2030-05-01T09:57:37Q",
      "30-05-01T00:00:00Z",
      "2030-05-01T09:57:37.Z", "2030-05-01T9:5:7Z",
    ])
  func none(text: String) { #expect(RecordedTime.seconds(text) == nil) }

  @Test("large numbers count fractions of a second")
  func numbers() {
    for factor in [1, 1e3, 1e6, 1e9] { #expect(RecordedStamp.seconds(1_903_859_857 * factor) == 1_903_859_857) }
    #expect(RecordedStamp.seconds(12.5) == 12.5)
  }
}
