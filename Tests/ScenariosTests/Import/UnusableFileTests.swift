import TestSupport
import Testing

@testable import Scenarios

@Suite("files that are no drive")
struct UnusableFileTests {
  @Test("a line whose places all carry one moment is no drive, and is taken for the planned route")
  func oneMoment() throws {
    let line =
      "["
      + (0..<12).map { #"{"lat":0.5\#($0 + 10),"lng":0.5,"timestamp":"2030-05-01T09:57:37Z"}"# }
      .joined(separator: ",") + "]"
    #expect(
      try ScratchFolder().refusal(line) == """
        `input0` holds 12 places of one and the same moment: a line, not a drive
        help: take it for the planned route: `pfsim import --route input0 -o FILE.scenario`
        """)
    let drive = "t,lat,lon\n" + (0..<12).map { "\($0 * 60),0.5\($0 + 10),0.5\n" }.joined()
    let imported = try ScratchFolder().imported([drive], route: line)
    #expect(imported.notes.first?.hasSuffix("(JSON)") == true)
    #expect(imported.scenario.routes[0].lines.count == 2)
  }

  @Test("one fix makes no route, and neither do fixes that nobody can use")
  func tooFew() throws {
    #expect(
      try ScratchFolder().refusal("t,lat,lon\n0,0.5,0.5\n")
        == "`input0` makes no route: only one fix can be used\nhelp: expected a drive of more than 15 m")
    #expect(
      try ScratchFolder().refusal("t,lat,lon,accuracy\n0,0.5,0.5,900\n1,0.6,0.5,900\n")
        == "`input0` makes no route: no fix can be used; of these guidance will refuse: 2 coarse\n"
        + "help: expected a drive of more than 15 m")
  }

  @Test(
    "what is in no format that is known is called what it is",
    arguments: [
      (
        "# a log\n# of a receiver\n\u{0}\u{1}",
        "in no format that is known: behind its comments are bytes that are no text"
      ),
      ("# a log\r\n\r\nhello\n", "in no format that is known: behind its comments stands `hello`"),
      ("# a log\n#\n", "in no format that is known: it holds nothing but comments"),
      ("hello\n", "in no format that is known: it begins with `hello`"),
      ("\u{7}hello\n", "in no format that is known: it begins with bytes that are no text"),
      ("<?xml version=\"1.0\"?>\n<!-- a --><kml:kml a=\"b\"/>", "XML, but no GPX: it holds `kml:kml`"),
      ("\u{0}\u{0}\u{0}", "all zeros"),
    ])
  func texts(text: String, description: String) throws {
    #expect(UnknownFormat.description(Array(text.utf8)) == description)
    #expect(try ScratchFolder().refusal(text).hasPrefix("`input0` is \(description)\nhelp: expected GPX, NMEA, "))
  }

  /// How files of machines begin, and what they are called.
  private static let beginnings: [(bytes: [UInt8], description: String)] = [
    (bytes("# a log\n") + [0xa0, 0xa2, 0, 1], "a log of a receiver's own binary protocol, SiRF"),
    (
      bytes("# a log\n{\"class\":\"WATCH\"}\n") + [0xb5, 0x62, 1, 7],
      "a log of a receiver's own binary protocol, u-blox UBX"
    ),
    ([0, 7, 0xb5, 0x62, 1, 7], "a log of a receiver's own binary protocol, u-blox UBX"),
    ([0x1f, 0x8b, 8, 0], "compressed by gzip, expected it unpacked"),
    ([0x50, 0x4b, 3, 4, 0], "a zip archive, expected a file of it"),
    ([14, 16, 0, 0, 0, 0, 0, 0] + bytes(".FIT"), "a FIT file, expected it converted to GPX or CSV"),
    ([0xff, 0xfe, 0x41, 0], "UTF-16 text, expected UTF-8"),
    // The fortieth byte is the first of two.
    (bytes(cut + "é"), "in no format that is known: it begins with `\(cut)\u{FFFD}`"),
  ]
  private static let cut = String(repeating: "a", count: 39)

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("files of machines are called by their names", arguments: beginnings)
  func machines(bytes: [UInt8], description: String) {
    #expect(UnknownFormat.description(bytes) == description)
  }

  @Test("comments may stand before the head of a table, and the head may be one")
  func comments() throws {
    let rows = (0..<12).map { "\($0),0.50\($0 + 10),0.5\n" }.joined()
    for head in ["# a log\n\n# of mine\nt,lat,lon\n", "#t,lat,lon\n"] {
      #expect(try ScratchFolder().imported([head + rows]).fixes.count == 12)
    }
  }
}
