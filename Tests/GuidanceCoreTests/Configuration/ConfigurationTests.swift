import GuidanceCore
import Testing

@Suite("the configuration by name")
struct ConfigurationTests {
  /// Every name with its defaults driving, cycling, walking; `-` where the engine's configuration has none.
  static let defaults = """
    start.radius 60 60 60 | start.first 100 100 100 | start.join-fixes 2 2 2 | start.travel 200 200 200
    start.time 30 30 30 | match.behind 50 50 50 | match.ahead 50 50 50 | match.top-speed 70 20 5
    match.lateral-scale 10 10 10 | match.along-scale 20 20 20 | match.along-share 0.25 0.25 0.25
    match.course-scale 45 45 45 | off-route.base 20 15 18 | off-route.factor 1.5 1.5 1.5
    off-route.least 30 22 25 | off-route.most 75 55 60 | off-route.moving 5 2 1 | off-route.course 60 60 60
    off-route.course-lateral 10 10 10 | off-route.wrong-way-course 120 120 120 | off-route.wrong-way 40 30 20
    off-route.fixes 3 3 3 | off-route.confirm 4 4 4 | off-route.back 0.6 0.6 0.6 | off-route.back-fixes 2 2 2
    off-route.rejoin-behind 100 100 100 | stage.prepare 300 150 50 | stage.near 90 50 - | stage.now 25 20 15
    stage.now-seconds 2.5 0 0 | highway.early 2000 - - | highway.prepare 1000 - - | highway.near 300 - -
    highway.speed 22 - - | highway.hold 10 - - | highway.ends 18 - - | chain.within 150 60 30
    arrival.radius 35 20 15 | speed.smoothing 3 3 3 | usual-speed 13.9 4.5 1.3 | fix.coarse 120 120 120
    fix.top-speed 100 30 12 | fix.future 5 5 5 | fix.stale 10 10 10 | reroute.retry - - - | reroute.timeout - - -
    reroute.settle - - - | arrival.end - - - | arrival.hold - - - | eta.refresh - - - | report.every - - -
    """.split(whereSeparator: { $0 == "\n" || $0 == "|" }).map { $0.split(separator: " ").map(String.init) }

  @Test("every name has its default in every mode")
  func everyDefault() {
    #expect(Self.defaults.map { $0[0] } == ConfigurationName.allCases.map(\.rawValue))
    for row in Self.defaults {
      for (mode, text) in zip([TravelMode.driving, .cycling, .walking], row.dropFirst()) {
        let name = ConfigurationName(rawValue: row[0])
        #expect(name.flatMap { GuidanceConfig(mode: mode).value(of: $0) } == Double(text), "\(row[0]) \(mode)")
      }
    }
  }

  @Test("a value that is set is read back and changes nothing else", arguments: ConfigurationName.allCases)
  func setsOne(name: ConfigurationName) throws {
    var config = GuidanceConfig(mode: .driving)
    try config.set(name.rawValue, to: 7.5)
    for other in ConfigurationName.allCases where other != name {
      #expect(config.value(of: other) == GuidanceConfig(mode: .driving).value(of: other))
    }
    #expect(config.value(of: name) == (name.owner == .trip ? nil : 7.5))
  }

  @Test("highway names change nothing outside driving", arguments: [TravelMode.walking, .cycling])
  func highwayIgnored(mode: TravelMode) throws {
    #expect(try GuidanceConfig.with(mode, ["highway.early": 500]) == GuidanceConfig(mode: mode))
  }

  @Test("an unknown name offers the nearest one")
  func unknown() {
    var config = GuidanceConfig(mode: .driving)
    #expect(throws: ConfigurationError.unknownName("off-route.confrm", nearest: "off-route.confirm")) {
      try config.set("off-route.confrm", to: 4)
    }
    #expect(throws: ConfigurationError.unknownName("zzz", nearest: nil)) { try config.set("zzz", to: 4) }
    #expect(config == GuidanceConfig(mode: .driving))
    #expect(
      ConfigurationError.unknownName("stage.nwo", nearest: "stage.now").description
        == "unknown configuration name `stage.nwo`, did you mean `stage.now`?")
  }

  @Test("values are finite", arguments: [Double.nan, .infinity, -.infinity])
  func finite(value: Double) {
    var config = GuidanceConfig(mode: .driving)
    #expect(throws: ConfigurationError.notFinite(name: .stageNow)) { try config.set("stage.now", to: value) }
  }

  @Test("units and sentences are there for every name")
  func facts() {
    #expect(ConfigurationName.offRouteConfirm.unit == .seconds)
    #expect(ConfigurationName.stagePrepare.unit == .meters)
    #expect(ConfigurationName.usualSpeed.unit == .metersPerSecond)
    #expect(ConfigurationName.matchCourseScale.unit == .degrees)
    #expect(ConfigurationName.offRouteFixes.unit == .count)
    #expect(ConfigurationName.offRouteBack.unit == .factor)
    #expect(ConfigurationName.allCases.allSatisfy { $0.summary.hasSuffix(".") })
    #expect(Set(ConfigurationName.allCases.map(\.summary)).count == ConfigurationName.allCases.count)
  }
}
