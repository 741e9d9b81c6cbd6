import GuidanceCore
import Testing

@Suite struct EncodedPolylineTests {
  @Test("a line is written and read back", arguments: [5, 6])
  func roundTrip(precision: Int) throws {
    let line = [(0.5, 0.5), (0.50001, 0.49999), (-0.25, 179.99999), (-0.25, -180), (89.9, 0), (0, 0), (0, 0)]
      .map { Coordinate(latitude: $0.0, longitude: $0.1) }
    let text = EncodedPolyline.encode(line, precision: precision)
    #expect(try EncodedPolyline.decode(text, precision: precision) == line)
  }

  @Test("the alphabet is the providers' own")
  func alphabet() throws {
    let line = [Coordinate(latitude: 0.5, longitude: 0.5), Coordinate(latitude: 0.49, longitude: 0.52)]
    #expect(EncodedPolyline.encode(line, precision: 5) == "_t`B_t`Bn}@_|B")
    #expect(EncodedPolyline.encode(line, precision: 6) == "_qo]_qo]~oR_af@")
  }

  @Test("no text is no place") func empty() throws { #expect(try EncodedPolyline.decode("", precision: 5) == []) }

  @Test("places that are none have no text")
  func invalid() {
    let line = [(Double.nan, 0.5), (0.5, .infinity), (1e300, 0.5), (0.5, 1e17), (0.0, 0)]
      .map { Coordinate(latitude: $0.0, longitude: $0.1) }
    #expect(EncodedPolyline.encode(line, precision: 5) == "??")
  }

  @Test(
    "what is no encoded line is refused with its reason",
    arguments: [
      ("??_", EncodedPolyline.Failure.truncated), ("?", .oddCount), ("? ?", .unexpectedCharacter(offset: 1)),
      ("?\u{7f}", .unexpectedCharacter(offset: 1)), ("é", .unexpectedCharacter(offset: 0)),
      ("~~~~~~~~~~~~~~~~~~~", .tooLarge(offset: 8)), ("~~~~~~~N", .tooLarge(offset: 7)),
    ])
  func refused(text: String, failure: EncodedPolyline.Failure) {
    #expect(throws: failure) { try EncodedPolyline.decode(text, precision: 5) }
  }
}
