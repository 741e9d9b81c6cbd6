import GuidanceCore
import SimWorld
import Testing

@testable import Scenarios

@Suite("sensors")
struct SensorTests {
  @Test("each line of the receiver becomes its effect and its window, in file order")
  func gps() throws {
    let plan = try run(
      townScenario(
        """
        gps
          every 500 ms
          accuracy 4 m
          noise 3 m
          drift 8 m over 60 s
          bias 9 m east
          delay 200 ms
          like "street" from 0:10 to 0:20
          wild 300 m north for 2 fixes accuracy 10 m at 0:30
          wild 40 m back 3 times from 1:00 to 2:00
          frozen 2 times
          cached 12 km 45 deg aged 1 h at 0:00
          accuracy reads 2000 m after 1:00
          speed unknown before 1:00
          course unknown below 1 m/s
          course off 180 deg within 5 s after 1:00
          course noise 5 deg
          place reads 0 N, 0 E at 0:05
          place reads not-a-number at 0:06
          tunnel coasting from 1000 m to 1100 m
          repeat from 0:01 to 0:02
          late 5 s at 0:07
          clock ahead 600 s at 0:08
        """, drive: "drive at 10 m/s")
    ).plan.gps
    let end = SimInstant.seconds(560)
    #expect(plan.period == 500_000_000)
    #expect(
      plan.lines == [
        GPSLine(.accuracy(4)), GPSLine(.noise(3)), GPSLine(.drift(sigma: 8, seconds: 60)),
        GPSLine(.bias(meters: 9, .compass(90))), GPSLine(.delay(0.2)),
        GPSLine(.preset(.street), .span(from: .seconds(10), to: .seconds(20))),
        GPSLine(.wild(meters: 300, .compass(0), fixes: 2, accuracy: 10), .at(.seconds(30))),
        GPSLine(
          .wild(meters: 40, .relative(180), fixes: 1, accuracy: nil),
          .times(3, from: .seconds(60), to: .seconds(120))),
        GPSLine(.frozen, .times(2, from: .zero, to: end)),
        GPSLine(.cached(meters: 12_000, .compass(45), ageSeconds: 3600), .at(.zero)),
        GPSLine(.accuracyReads(2000), .span(from: .seconds(60), to: .distantFuture)),
        GPSLine(.speedReads(nil), .span(from: .zero, to: .seconds(60))),
        GPSLine(.courseUnknown(belowSpeed: 1)),
        GPSLine(.courseOff(180), .span(from: .seconds(60), to: SimInstant(nanoseconds: 65_000_000_001))),
        GPSLine(.courseNoise(5)),
        GPSLine(.placeReads(Coordinate(latitude: 0, longitude: 0)), .at(.seconds(5))),
        GPSLine(.placeReads(nil), .at(.seconds(6))),
        GPSLine(.tunnel(.coasting), .span(from: .seconds(100), to: .seconds(110))),
        GPSLine(.repeatPrevious, .span(from: .seconds(1), to: .seconds(2))),
        GPSLine(.late(5), .at(.seconds(7))), GPSLine(.clockAhead(600), .at(.seconds(8))),
      ])
  }

  @Test("compass and barometer likewise, and none where nothing is written")
  func others() throws {
    let plan = try run(
      townScenario(
        """
        compass
          every 200 ms
          bias 8 deg
          reads 90 deg from 1:00 to 2:00
          magnetic

        barometer
          door level 2
          level -1 from 3:00 to 4:00
        """)
    ).plan
    #expect(
      plan.compass
        == CompassPlan(
          period: 200_000_000,
          lines: [
            CompassLine(.bias(8)), CompassLine(.reads(90), .span(from: .seconds(60), to: .seconds(120))),
            CompassLine(.magnetic),
          ]))
    #expect(
      plan.barometer
        == BarometerPlan(doorLevel: 2, spans: [LevelSpan(level: -1, from: .seconds(180), to: .seconds(240))]))
    let bare = try run(townScenario("")).plan
    #expect(bare.compass == nil && bare.barometer == nil && bare.gps == GPSPlan())
  }

  @Test(
    "what a receiver cannot do is told",
    arguments: [
      ("like \"streat\"", "13:8 unknown-word: unknown receiver \"streat\""),
      ("every 0 s", "13:9 number-out-of-range: expected a time of more than zero, found `0 s`"),
      ("frozen 9999 times", "13:10 number-out-of-range: expected a number from 0 to 1000, found `9999`"),
    ])
  func mistakes(_ line: String, _ complaint: String) {
    #expect(allComplaints(townScenario("gps\n  \(line)\n")) == [complaint])
  }
}
