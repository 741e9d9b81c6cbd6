import GuidanceCore
import SimWorld
import Testing

@testable import Scenarios

@Suite("the drive and its moments")
struct DriveTests {
  /// When the traveller is at a place of a town scenario, as the table of places says it.
  func moment(of place: String, drive: String) throws -> String {
    let run = try run(townScenario("expect\n  arrived at \(place)\n", drive: drive))
    guard case .event(_, .at(let moment, _)?)? = run.expectations.first?.content,
      case .place(let found)? = moment.literal, case .at(let instant)? = run.places[found]
    else { return "-" }
    return TimeText.text(instant)
  }

  @Test(
    "places become the moment of the first visit",
    arguments: [
      ("drive at 10 m/s", "2700 m", "4:30"), ("drive at 10 m/s", "0 m", "0:00"), ("drive at 10 m/s", "step 1", "5:00"),
      ("drive at 10 m/s", "300 m before step 1", "4:30"), ("drive at 10 m/s", "50 m after 100 m", "0:15"),
      ("drive at 10 m/s", "step 2", "8:20"), ("drive at 36 km/h", "1 km", "1:40"),
      ("drive at 10 m/s\n  start at 500 m", "1 km", "0:50"),
      ("drive at 10 m/s\n  start 100 m north of 0 m", "0 m", "0:10"),
      ("drive at 10 m/s\n  wait 30 s at 1 km", "1 km", "1:40"),
      ("drive at 10 m/s\n  wait 30 s at 1 km", "1010 m", "2:11"),
      ("drive at 10 m/s\n  wait 30 s at 300 m before step 1", "step 1", "5:30"),
      ("drive at 10 m/s\n  speed 20 m/s from 1 km", "2 km", "2:30"),
      ("drive at 10 m/s\n  offset 9 m right", "0 m", "0:00"),
      ("drive at 10 m/s\n  keep going 200 m", "5100 m", "8:30"),
      ("drive at 10 m/s\n  leave at 800 m: north 400 m, wait 10 s, back 400 m, return to 900 m", "900 m", "3:00"),
      ("drive at 10 m/s\n  accelerate 1 m/s2", "50 m", "0:10"),
    ])
  func moments(_ drive: String, _ place: String, _ shown: String) throws {
    #expect(try moment(of: place, drive: drive) == shown)
  }

  @Test("a run ends a minute after the drive, or at its limit; each mode has its usual speed")
  func limits() throws {
    #expect(try run(townScenario("")).plan.limit == .seconds(420))
    #expect(try run(townScenario("", drive: "")).plan.limit == .seconds(420))
    #expect(try run(townScenario("", header: "limit 2 h")).plan.limit == .seconds(7200))
    for (mode, end) in [("walking", 720.0 + 60), ("cycling", 240.0 + 60), ("driving", 72.0 + 60)] {
      let text = "scenario \"t\"\n\nroute \(mode)\n  east 1 km\n  arrive\n"
      #expect(try run(text).plan.limit == .seconds(end))
    }
  }

  @Test("over a map metres count along the drive's own places, and letters are where he passes them first")
  func places() throws {
    let text =
      "scenario \"t\"\n\n" + blocks + """
        route driving A B C E

        drive at 10 m/s A B D E
          wait 5 s at D
          leave at 100 m before B: north 50 m, back 50 m, return to 100 m before B

        gps
          wild 9 m north at A
          wild 9 m north at B
          wild 9 m north at D
          wild 9 m north at 950 m
          wild 9 m north at step 2
          wild 9 m north at 700 m before step 1
        """
    let windows = try run(text).plan.gps.lines.map(\.window)
    #expect(windows == [0, 70, 100, 110, 165, 50].map { .at(.seconds($0)) })
  }

  @Test("a place of the map beside the way counts where a departure passes it")
  func departures() throws {
    let text =
      "scenario \"t\"\n\n" + blocks + """
        route driving A B C

        drive at 10 m/s
          leave at 600 m: south 300 m, back 300 m, return to 600 m

        gps
          silent from D to C
        """
    #expect(try run(text).plan.gps.lines.map(\.window) == [.span(from: .seconds(90), to: .seconds(180))])
  }

  @Test(
    "what the drive never does is told",
    arguments: [
      ("drive\n  wait 3 s at 6 km", ["11:3 beyond-the-end: 6000 m lies past the end of the drive at 5000 m"]),
      ("drive\n  start at 500 m\n  wait 3 s at 400 m", ["12:3 never-reached: the drive never comes to 400 m"]),
      (
        "drive\n  leave at 800 m: north 400 m\n  wait 3 s at 900 m",
        ["12:3 never-reached: the drive never comes to 900 m"]
      ),
      ("drive\n  wait 3 s at step 3", ["11:20 unknown-step: the first route has no step 3"]),
      ("drive\n  wait 3 s at C", ["11:15 no-map: `C` is a place of a map, and there is none"]),
      (
        "drive\n  wait 3 s at 4 km before step 1",
        ["11:3 never-reached: `4 km before step 1` lies before the drive begins"]
      ),
      ("drive\n  leave at 800 m: back 900 m", ["11:3 back-too-far: `back 900 m` is more than the 800 m driven so far"]),
      ("walk", ["~10:1 drive-word: `walk` stands over a driving trip"]),
      (
        "drive\n\ngps\n  silent from 1:00 to 9:00",
        ["13:23 after-the-end: `9:00` lies after the end of the run at 7:00"]
      ),
      ("drive\n\ngps\n  silent from 2:00 to 1:00", ["13:23 empty-span: the span from `2:00` to `1:00` holds nothing"]),
      (
        "drive\n  leave at 800 m: north 400 m\n\ngps\n  tunnel from 900 m to 950 m",
        [
          "14:15 never-reached: the drive never comes to `900 m`",
          "14:24 never-reached: the drive never comes to `950 m`",
        ]
      ),
      ("drive\n\nexpect\n  arrived at 7:01", ["13:14 after-the-end: `7:01` lies after the end of the run at 7:00"]),
      ("drive\n\nexpect\n  arrived at 6 km", ["13:14 never-reached: the drive never comes to `6 km`"]),
      (
        "drive\n\nexpect\n  arrived from 500 m to 0:30",
        ["13:25 empty-span: the span from `500 m` to `0:30` holds nothing"]
      ),
    ])
  func mistakes(_ drive: String, _ expected: [String]) {
    let text = townScenario("", drive: drive)
    let found = allComplaints(text).filter { !$0.contains("answer-behind") }
    #expect(found == expected)
  }

  @Test("turns closer than a step between two fixes are not to scale")
  func scale() {
    let text = """
      scenario "t"

      route driving
        east 1 km
        turn left
        north 10 m
        turn right
        east 1 km
        arrive
      """
    #expect(
      allComplaints(text) == [
        "~3:1 not-to-scale: two turns lie 10 m apart, and between two fixes the traveller goes 13.9 m"
      ])
    #expect(allComplaints(text.replacing("10 m\n", with: "20 m\n")) == [])
    #expect(allComplaints(text + "\n\ndrive at 5 m/s\n") == [])
    #expect(allComplaints(text + "\n\ngps\n  every 500 ms\n") == [])
  }

  @Test("a default answer straight back behind a traveller who goes away is warned of")
  func answerBehind() {
    let text = """
      scenario "t"

      route driving
        east 3 km
        arrive

      drive at 12 m/s
        leave at 800 m: north 900 m
      """
    let warning =
      "~8:3 answer-behind: the answer that comes by default leads back behind the traveller, who asks at 1:14"
    #expect(allComplaints(text) == [warning])
    #expect(allComplaints(text + "\n\nprovider\n  then fails unavailable\n") == [])
    #expect(allComplaints(text + "\n\nprovider\n  1st never answers\n") == [])
    #expect(allComplaints(text.replacing("north 900 m", with: "north 60 m, east 400 m")) == [])
    // An outage eats the first two requests; each is asked 15 s after the one before it failed.
    let down = text + "\n\nprovider\n  latency 1 s\n  down from 1:00 to 1:40\n"
    let third = "answer-behind: the answer that comes by default leads back behind the traveller, who asks at 1:46"
    #expect(allComplaints(down) == ["~10:1 " + third])
    #expect(allComplaints(down + "  1st answers: ahead 200 m, arrive\n") == ["~10:1 " + third])
    #expect(allComplaints(down + "  3rd answers: ahead 200 m, arrive\n") == [])
  }

  @Test(
    "nobody is warned of an answer behind who comes back, stands, has arrived or goes with it",
    arguments: [
      ("leave at 800 m: north 900 m", true), ("leave at 800 m: back 700 m", true),
      // The answer comes 99 m north of the route: he is about to turn round, or stands already.
      ("leave at 800 m: north 110 m, return to 800 m", false), ("leave at 800 m: back 120 m, return to 800 m", false),
      ("leave at 800 m: north 95 m", false), ("keep going 200 m", false), ("keep going 5 km", false),
    ])
  func answerBehindWhom(_ line: String, _ isWarned: Bool) {
    let text = "scenario \"t\"\n\nroute driving\n  east 3 km\n  arrive\n\ndrive at 12 m/s\n  \(line)\n"
    #expect(allComplaints(text).map { $0.contains("answer-behind") } == (isWarned ? [true] : []))
  }

  @Test("the mistakes of a drive come together, each at its line")
  func together() {
    let beyond = "drive\n  wait 3 s at 6 km\n  start at 7 km\n  speed 9 m/s from 8 km\n  leave at 9 km: north 1 m"
    #expect(
      allComplaints(townScenario("", drive: beyond)) == [
        "11:3 beyond-the-end: 6000 m lies past the end of the drive at 5000 m",
        "12:3 beyond-the-end: 7000 m lies past the end of the drive at 5000 m",
        "13:3 beyond-the-end: 8000 m lies past the end of the drive at 5000 m",
        "14:3 beyond-the-end: 9000 m lies past the end of the drive at 5000 m",
      ])
    let never = "drive\n  start at 500 m\n  wait 3 s at 100 m\n  leave at 2 km: back 1900 m\n  wait 3 s at 200 m"
    #expect(
      allComplaints(townScenario("", drive: never)) == [
        "12:3 never-reached: the drive never comes to 100 m",
        "13:3 back-too-far: `back 1900 m` is more than the 1500 m driven so far",
        "14:3 never-reached: the drive never comes to 200 m",
      ])
  }
}
