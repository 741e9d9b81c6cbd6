import Foundation
import TestSupport
import Testing

@Suite("pfsim bench of recordings")
struct ImportBenchTests {
  private static func table(_ speed: Double) -> String {
    "t,lat,lon\n" + (0...30).map { "\($0),0,\(20 + Double($0) * speed)\n" }.joined()
  }

  @Test("`tracks` has a row for a recording that holds, and a reason for one that makes no scenario")
  func tracks() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.table(0.0001), to: "drive.csv")
    try scratch.write(Self.table(0), to: "a-stay-of-a-receiver-with-a-very-long-name.csv")
    try scratch.write("hello", to: "note.txt")
    let tool = try BuiltTool(
      ["bench", "tracks", "drive.csv", "a-stay-of-a-receiver-with-a-very-long-name.csv", "note.txt"], in: scratch.url)
    #expect(
      tool.output.replacing(/\d\.\d+ +\|/, with: "S |") == """
        | file                         | fixes  | refused          | off-route | arrived | holds | seconds |
        | ---                          | ---:   | ---              | ---:      | ---:    | ---   | ---:    |
        | drive.csv                    | 31     | none             | 0         | 1       | yes   | S |

        No scenario:

        - …r-with-a-very-long-name.csv: it makes no route: the 31 fixes that can be used stay at one place
        - note.txt: it is in no format that is known: it begins with `hello`

        """)
    #expect(tool.status == 0)
    #expect(try BuiltTool(["bench", "tracks"]).status == 2)
  }

  @Test("`mutated` tells how many broken recordings were read and refused, the same with any number of jobs")
  func mutated() throws {
    let call = ["bench", "mutated", "--rounds", "60", "--seed", "3"]
    let scratch = try ScratchFolder()
    let tools = try ["1", "2"].map { jobs in
      try BuiltTool(call + ["--jobs", jobs], environment: ["TMPDIR": scratch.url.path])
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == [])
    let lines = tools.map { $0.output.split(separator: "\n").map { String($0).components(separatedBy: ", in ")[0] } }
    #expect(lines[0].first == "seed 3, 60 broken recordings of each kind")
    #expect(lines[0].dropFirst().map { $0.prefix { $0 != ":" } } == ["GPX", "NMEA", "JSON", "CSV"])
    #expect(lines[0].dropFirst().allSatisfy { $0.hasSuffix(" 0 failed") })
    #expect(lines[0] == lines[1])
    #expect(tools.map(\.status) == [0, 0])
  }
}
