import GuidanceCore
import Testing

@Suite("what the two kinds of trip share")
struct TripValuesTests {
  @Test("a trip of our engine draws its route and its maneuver, and has no voice of a provider")
  func engineTraits() throws {
    let route = try TripFixture.route(speedCameras: [400])
    let traits = GuidedTripTraits.engine(route)
    #expect(traits.drawnRoute == route)
    #expect(traits.showsOwnManeuver)
    #expect(traits.camerasOnRoute == [400])
    #expect(!traits.providerVoice(allowed: true))
  }

  @Test("a trip of a feed draws nothing of ours, and its voice sounds when allowed")
  func feedTraits() {
    let traits = GuidedTripTraits.feed
    #expect(traits.drawnRoute == nil)
    #expect(!traits.showsOwnManeuver)
    #expect(traits.camerasOnRoute.isEmpty)
    #expect(traits.providerVoice(allowed: true) && !traits.providerVoice(allowed: false))
  }

  @Test("speed cameras concern nobody but a driver", arguments: [TravelMode.walking, .cycling])
  func noCameras(mode: TravelMode) throws {
    #expect(GuidedTripTraits.engine(try TripFixture.route(mode: mode, speedCameras: [400])).camerasOnRoute.isEmpty)
  }

  @Test("the provider's voice is allowed only unmuted and outside a talk")
  func voiceGate() {
    #expect(VoiceGate().allowsProviderVoice)
    #expect(!VoiceGate(isMuted: true).allowsProviderVoice)
    #expect(!VoiceGate(isTalking: true).allowsProviderVoice)
    #expect(!VoiceGate(isMuted: true, isTalking: true).allowsProviderVoice)
  }

  @Test("the status of our engine names the step ahead")
  func engineStatus() throws {
    let route = try TripFixture.route()
    let snapshot = GuidanceSnapshot(
      phase: .onRoute, progress: 200, remaining: 900, remainingTime: 65, nextStep: 1, nextDistance: 300, lateral: 3,
      speed: 12)
    #expect(
      TripStatus(snapshot: snapshot, route: route, isRerouting: false)
        == TripStatus(
          phase: .onRoute, maneuver: ManeuverAhead(kind: .left, words: "Turn left", distance: 300, step: 1),
          metersLeft: 900, secondsLeft: 65, speed: 12, lateral: nil))
    #expect(TripStatus(snapshot: snapshot, route: route, isRerouting: false, secondsLeft: 70).secondsLeft == 70)
  }

  @Test("off the route the status tells how far, and no maneuver")
  func offRouteStatus() throws {
    let snapshot = GuidanceSnapshot(
      phase: .offRoute, progress: 200, remaining: 900, remainingTime: 65, nextStep: 1, nextDistance: 300, lateral: 48,
      speed: 12)
    #expect(
      TripStatus(snapshot: snapshot, route: try TripFixture.route(), isRerouting: true)
        == TripStatus(
          phase: .offRoute, isRerouting: true, metersLeft: 900, secondsLeft: 65, speed: 12, lateral: 48))
  }
}

@Suite("the warning of speed cameras")
struct SpeedCameraAlertTests {
  private func alert(_ cameras: [Double]) throws -> SpeedCameraAlert {
    SpeedCameraAlert(traits: .engine(try TripFixture.route(speedCameras: cameras)))
  }

  @Test("comes once, 300 m ahead in town")
  func town() throws {
    var alert = try alert([800])
    #expect(alert.update(progress: 499, road: .town, phase: .onRoute) == nil)
    #expect(
      alert.update(progress: 500, road: .town, phase: .onRoute) == SpeedCameraAhead(along: 800, distance: 300))
    #expect(alert.update(progress: 510, road: .town, phase: .onRoute) == nil)
    #expect(alert.update(progress: 499, road: .town, phase: .onRoute) == nil)
    #expect(alert.update(progress: 501, road: .town, phase: .onRoute) == nil)
  }

  @Test("comes 600 m ahead on a highway")
  func highway() throws {
    var alert = try alert([800])
    #expect(alert.update(progress: 199, road: .highway, phase: .onRoute) == nil)
    #expect(
      alert.update(progress: 200, road: .highway, phase: .onRoute) == SpeedCameraAhead(along: 800, distance: 600))
  }

  @Test("never speaks of one behind, and of the next only once it is the next")
  func behind() throws {
    var alert = try alert([100, 300, 400])
    #expect(
      alert.update(progress: 101, road: .town, phase: .onRoute) == SpeedCameraAhead(along: 300, distance: 199))
    #expect(alert.update(progress: 150, road: .town, phase: .onRoute) == nil)
    #expect(
      alert.update(progress: 301, road: .town, phase: .onRoute) == SpeedCameraAhead(along: 400, distance: 99))
    #expect(alert.update(progress: 401, road: .town, phase: .onRoute) == nil)
  }

  @Test("is silent off the route", arguments: [GuidancePhase.offRoute, .waitingForFix, .arrived])
  func silent(phase: GuidancePhase) throws {
    var alert = try alert([800])
    #expect(alert.update(progress: 700, road: .town, phase: phase) == nil)
    #expect(alert.update(progress: 700, road: .town, phase: .onRoute) != nil)
  }

  @Test("does not exist for a walk")
  func walk() throws {
    var alert = SpeedCameraAlert(
      traits: .engine(try TripFixture.route(mode: .walking, speedCameras: [300])))
    #expect(alert.update(progress: 100, road: .town, phase: .onRoute) == nil)
  }
}
