import GuidanceCore
import Testing

@testable import Scenarios
@testable import SimWorld

@Suite("drawings")
struct DrawingTests {
  /// The roads of a drawing, each as `A-B`, one-way ones as `A>B`, with its kind and its squares.
  func roads(_ rows: String...) -> [String] {
    var reader = DrawingReader(rows, span: SourceSpan(path: "", line: 1, column: 1, length: 1))
    let map = reader.read()
    if !reader.problems.isEmpty { return reader.problems.map { "\($0.span.line):\($0.span.column) \($0.id)" } }
    return map.roads.map { road in
      let (a, b) = (map.junctions[road.from], map.junctions[road.to])
      let squares = max(abs(a.row - b.row), abs(a.column - b.column))
      return "\(a.letter ?? "+")\(road.isOneWay ? ">" : "-")\(b.letter ?? "+") \(road.kind) \(squares)"
    }
  }

  @Test("roads run straight between letters and corners, in eight directions")
  func straight() {
    #expect(roads("A-----B") == ["A-B street 6"])
    #expect(roads("A--+", "   |", "   B") == ["A-+ street 3", "+-B street 2"])
    #expect(roads("A", " \\", "  B") == ["A-B street 2"])
    #expect(roads("  A", " /", "B") == ["A-B street 2"])
    #expect(roads("A--B--C") == ["A-B street 3", "B-C street 3"])
  }

  @Test("characters tell highways, footpaths and one-way roads")
  func kinds() {
    #expect(roads("A==B", "\"  |", "C..D") == ["A-B highway 3", "C-D footpath 3", "A-C highway 2", "B-D street 2"])
    #expect(roads("A.B", ". :", "C.D") == ["A-B footpath 2", "C-D footpath 2", "A-C footpath 2", "B-D footpath 2"])
    #expect(roads("A->-B") == ["A>B street 4"])
    #expect(roads("A-<-B") == ["B>A street 4"])
    #expect(roads("A=>B") == ["A>B highway 3"])
    #expect(roads("A", "v", "B") == ["A>B street 2"])
    #expect(roads("A", "^", "|", "B") == ["B>A street 3"])
    #expect(roads("A", " >", "  B") == ["A>B street 2"])
    #expect(roads("  A", " ^", "B") == ["B>A street 2"])
  }

  @Test("a dotted square belongs to the row before the column and the slant")
  func dots() {
    #expect(roads("B", ".", "D..E") == ["D-E footpath 3", "B-D footpath 2"])
    #expect(roads("A", " .", "  B") == ["A-B footpath 2"])
  }

  @Test("what belongs to no road, a letter twice and strange characters are told by row and column")
  func mistakes() {
    #expect(roads("A---") == ["1:2 road-ends-nowhere"])
    #expect(roads("A---B", "  |", "  C") == ["2:3 road-ends-nowhere"])
    #expect(roads("   D", "A--|--B", "   C").first == "2:2 road-ends-nowhere")
    #expect(roads("A-- B") == ["1:2 road-ends-nowhere"])
    #expect(roads("A", " \\", "  \\ B") == ["2:2 road-ends-nowhere"])
    #expect(roads("A---A") == ["1:5 letter-twice"])
    #expect(roads("A-7-B") == ["1:3 drawing-character", "1:2 road-ends-nowhere", "1:4 road-ends-nowhere"])
    #expect(roads("A--==B") == ["1:4 road-mixes-kinds"])
    #expect(roads("A->-<-B") == ["1:5 road-mixes-ways"])
    #expect(roads("  ") == ["1:1 empty-drawing"])
    #expect(roads("-----") == ["1:1 empty-drawing"])
    #expect(roads("A~~~B") == ["1:2 drawing-character"])
  }

  @Test("where a road misses a letter that looks two columns wide, the help says what columns count")
  func wideLetters() throws {
    let drawing = ["가-----나", "         |", "         다"]
    var reader = DrawingReader(drawing, span: SourceSpan(path: "", line: 1, column: 1, length: 1))
    _ = reader.read()
    #expect(
      reader.problems.map(\.help) == [
        "end it at a letter or `+`, and let roads cross only there; columns count characters: `가` is one column, "
          + "though it looks two wide"
      ])
    var right = DrawingReader(
      ["가-----나", "      |", "      다"], span: SourceSpan(path: "", line: 1, column: 1, length: 1))
    #expect(right.read().roads.count == 2)
    #expect(right.problems == [])
  }

  @Test("a map that reaches a pole is refused")
  func pole() {
    let text = "scenario \"t\"\norigin 90 N, 0 E\n\nmap 100 m\n  A---B\n\nroute driving A B\n"
    #expect(
      allComplaints(text) == ["4:1 bad-map: this map reaches a pole, where no road leads straight east or west"])
    #expect(allComplaints(text.replacing("90 N", with: "88 N")) == [])
  }

  @Test("lengths and directions are those of the drawing, the first letter lies on the origin")
  func geometry() throws {
    let run = try run(
      """
      scenario "t"
      origin 37.5 N, 127 E

      map 1 km
        +--B
        |  |
        C--D

      route driving B D
      """)
    let roads = try #require(run.plan.roads)
    let b = try #require(roads.place(named: "B"))
    let c = try #require(roads.place(named: "C"))
    let d = try #require(roads.place(named: "D"))
    #expect(b == Coordinate(latitude: 37.5, longitude: 127))
    #expect(abs(Geodesy.distance(b, d) - 2000) < 1e-6)
    #expect(abs(Geodesy.distance(c, d) - 3000) < 1e-6)
    #expect(abs(Geodesy.bearing(from: b, to: d) - 180) < 1e-9)
    #expect(c.latitude == d.latitude && c.longitude < d.longitude)
  }

  @Test("facts name roads, make them faster, and give letters longer names")
  func facts() throws {
    let run = try run(
      """
      scenario "t"

      map 100 m
        A-----B-----C

        A-B 100 km/h highway "Jayu Highway"
        B-C footpath
        station = C

      route driving A B
      """)
    let roads = try #require(run.plan.roads)
    #expect(
      roads.roads.map { "\($0.name ?? "-") \($0.roadClass) \($0.speed ?? 0)" } == [
        "Jayu Highway highway \(100 / 3.6)", "- town 0.0",
      ])
    #expect(roads.place(named: "station") == roads.place(named: "C"))
  }

  @Test(
    "facts about what is not drawn are told",
    arguments: [
      ("A-D footpath", "7:3 no-such-road: no road leads straight from `A` to `D`"),
      ("A-X footpath", "7:3 unknown-place: the map has no place `X`"),
      ("home = X", "7:10 unknown-place: the map has no place `X`"),
      ("home = A\n    home = B", "8:5 name-taken: `home` names a junction already"),
    ])
  func wrongFacts(_ fact: String, _ complaint: String) {
    let text = """
      scenario "t"

      map 100 m
        A---B
        D---C

        \(fact)

      route driving A B
      """
    #expect(allComplaints(text) == [complaint])
  }
}
