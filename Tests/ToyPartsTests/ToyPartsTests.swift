import Scenarios
import SimWorld
import TestSupport
import Testing

/// An app's own parts in the place of ours, put there as an app's tests do it: three lines each.
@Suite("an app's own parts under the scenarios")
struct ToyPartsTests {
  private func engine(_ bug: ToyEngine.Bug?) -> WorldParts {
    var parts = WorldParts()
    parts.makeEngine = { route, _ in ToyEngine(route, bug: bug) }
    return parts
  }

  private func trip(_ bug: ToyTrip.Bug?) -> WorldParts {
    var parts = WorldParts()
    parts.makeTrip = { site in ToyTrip(site, bug: bug) }
    return parts
  }

  private func provider(_ bug: ToyProvider.Bug?) -> WorldParts {
    var parts = WorldParts()
    parts.makeProvider = { _, _, stage in ToyProvider(stage, bug: bug) }
    return parts
  }

  @Test("a bug of an app's engine does not survive a scenario that it holds without", arguments: ToyFinding.engines)
  func engines(finding: ToyFinding<ToyEngine.Bug>) throws {
    let played = try Played(finding.scenario)
    #expect(played.complaints(engine(nil)) == [])
    #expect(played.complaints(engine(finding.bug)) == finding.complaints)
  }

  @Test("a bug of an app's trip does not survive a scenario that it holds without", arguments: ToyFinding.trips)
  func trips(finding: ToyFinding<ToyTrip.Bug>) throws {
    let played = try Played(finding.scenario)
    #expect(played.complaints(trip(nil)) == [])
    #expect(played.complaints(trip(finding.bug)) == finding.complaints)
  }

  @Test("a bug of an app's provider does not survive an app's own scenario", arguments: ToyFinding.providers)
  func providers(finding: ToyFinding<ToyProvider.Bug>) throws {
    let played = try Played(own: Played.field)
    #expect(played.complaints(provider(nil)) == [])
    #if !os(Linux)
      // Elsewhere a sleep of a real clock is found by its task alone, see `RealClockWatch`.
      if finding.bug == .waitsInRealTime { return }
    #endif
    #expect(played.complaints(provider(finding.bug)) == finding.complaints)
  }

  @Test("each bug is caught")
  func complete() {
    #expect(ToyFinding.engines.map(\.bug) == ToyEngine.Bug.allCases)
    #expect(ToyFinding.trips.map(\.bug) == ToyTrip.Bug.allCases)
    #expect(ToyFinding.providers.map(\.bug) == ToyProvider.Bug.allCases)
  }
}
