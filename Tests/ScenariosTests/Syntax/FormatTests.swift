import Testing

@testable import Scenarios

@Suite("canonical form")
struct FormatTests {
  private func format(_ text: String) throws -> String { try Scenario(parsing: text).canonicalText }

  @Test("sections and header lines find their order, indentation and blank lines; comments go with what follows them")
  func order() throws {
    let messy = """
      # about the file

      expect   # what for
       # first
          no   off-route#why
      \tarrived once at 75:00 +- 500ms


      # a route
      route driving
        east 3.50km
        turn  left   "Turn left"
      set off-route.confirm=6s
      # seven
      seed 7
      cases
      # names
      |speed|due| # head
        |50 km/h  |  3:15|
      # between
        | 100 km/h | 12:03.500 |
      tags   a,b
      scenario "x"
      # the end
      """
    #expect(
      try format(messy) == """
        scenario "x"
        tags a, b
        # seven
        seed 7
        set off-route.confirm = 6 s

        # a route
        route driving
          east 3.5 km
          turn left "Turn left"

        # about the file
        expect  # what for
          # first
          no off-route  # why
          arrived once at 1:15:00 ± 500 ms

        cases
          # names
          | speed    | due     |  # head
          | 50 km/h  | 3:15    |
          # between
          | 100 km/h | 12:03.5 |

        # the end

        """)
    #expect(try format(format(messy)) == format(messy))
  }

  @Test("a drawing is kept as it stands, a sharp included; what indents all its lines is not part of it")
  func drawing() throws {
    let text = """
      scenario "x"
      map 100m

            A--#--B
           /
          C
             \u{20}
      # a fact
          A-B   100km/h  "Jayu Highway"
        station=S
        town-hall - B footpath
      """
    let scenario = try Scenario(parsing: text)
    #expect(scenario.map?.drawing == ["  A--#--B", " /", "C"])
    #expect(scenario.map?.drawingSpan.line == 4)
    #expect(scenario.map?.drawingSpan.column == 5)
    #expect(
      scenario.canonicalText == """
        scenario "x"

        map 100 m
            A--#--B
           /
          C

          # a fact
          A-B 100 km/h "Jayu Highway"
          station = S
          town-hall - B footpath

        """)
  }

  @Test(
    "numbers are written with the fewest digits",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (43.2, "43.2"), (1e-7, "0.0000001"), (1e16, "10000000000000000"), (2.50, "2.5"),
      (1.0 / 3, "0.3333333333333333"), (-1.5e-5, "-0.000015"), (123_456_789.25, "123456789.25"),
      (Double.leastNonzeroMagnitude, "0." + String(repeating: "0", count: 323) + "5"),
    ])
  func numbers(number: Double, text: String) {
    #expect(NumberText.text(number) == text)
    #expect(Double(text) == number)
  }

  @Test("ordinals end as they are spoken, and one thing is singular")
  func english() throws {
    #expect(
      [1, 2, 3, 4, 11, 12, 13, 21, 112, 1003].map(\.ordinal).joined(separator: " ")
        == "1st 2nd 3rd 4th 11th 12th 13th 21st 112th 1003rd")
    #expect(canonical(in: "expect", "arrived 1 times") == "arrived 1 time")
    for field in ["accuracy", "speed", "course", "place"] {
      #expect(canonical(in: "gps", "\(field) reads unknown from 1:00 to 1:05") == "\(field) unknown from 1:00 to 1:05")
    }
    #expect(canonical(in: "gps", "wild 3 m north accuracy 2 m for 1 fixes") == "wild 3 m north for 1 fix accuracy 2 m")
  }

  @Test("a byte order mark, returns and tabs leave no trace")
  func ends() throws {
    #expect(
      try format("\u{FEFF}scenario \"x\"\r\nseed\t7\r\rgps\n\tsilent") == "scenario \"x\"\nseed 7\n\ngps\n  silent\n")
  }
}
