import GuidanceCore
import Testing

/// Legs of one route that lie side by side, or meet at a sharp bend, and the question which one the traveller is on.
@Suite struct LegTests {
  /// The fix somewhere else, so many metres in a direction.
  private func moved(_ fix: GuidanceFix, _ bearing: Double, _ meters: Double) -> GuidanceFix {
    var fix = fix
    fix.coordinate = Geodesy.destination(from: fix.coordinate, bearing: bearing, meters: meters)
    return fix
  }

  @Test("the course of one who strolls tells the leg there from the leg back", arguments: [0.7, 0.9])
  func strolling(speed: Double) throws {
    // Legs 15 m apart; from the bend on every fix lies 14 m off, on the leg out.
    let route = try Synthetic.route([(0, 100), (90, 15), (180, 100)], mode: .walking)
    let fixes = Drive(route.polyline, speed: speed).fixes(from: 0, to: 180).map { fix in
      var fix = fix.time * speed > 112 ? moved(fix, 270, 14) : fix
      fix.accuracy = 10
      return fix
    }
    let transcript = Transcript(route, fixes)
    #expect(transcript.lines(with: "offRoute").isEmpty)
    for (fix, snapshot) in zip(fixes, transcript.snapshots) { #expect(abs(snapshot.progress - fix.time * speed) < 16) }
  }

  /// A sharp bend from 238 to 350 degrees; the fixes of the leg before it lie inside the bend, nearest to the leg after.
  private func sharpBend(course: Double? = nil) throws -> Transcript {
    let route = try Synthetic.route([(238, 120), (350, 120)], mode: .walking)
    let fixes = Drive(route.polyline, speed: 1).fixes(from: 0, to: 119).map { fix in
      let isInside = fix.time > 100
      var fix = isInside ? moved(fix, 280, 20) : fix
      fix.accuracy = 9
      if isInside, let course { fix.course = course }
      return fix
    }
    return Transcript(route, fixes)
  }

  @Test("a wrong course is not held against one who may be on the leg alongside")
  func alongside() throws {
    #expect(try sharpBend().updates.dropFirst(2).allSatisfy { $0.count == .followed })
  }

  @Test("a wrong course away from every leg is held against him")
  func elsewhere() throws { #expect(try sharpBend(course: 110).lines(with: "offRoute").count == 1) }

  @Test("one wild place turns nobody round who tells places alone", arguments: [70.0, 75, 80])
  func wildPlace(along: Double) throws {
    let route = try Synthetic.route([(0, 100), (90, 15), (180, 100)], mode: .walking)
    let wild = Int(along / 1.25)
    let fixes = Drive(route.polyline, speed: 1.25).fixes(from: 0, to: 90).enumerated().map { second, fix in
      var fix = second == wild ? moved(fix, 0, 22) : moved(fix, 90, 5)
      fix.accuracy = 8
      fix.speed = nil
      fix.course = nil
      return fix
    }
    let transcript = Transcript(route, fixes)
    for (fix, snapshot) in zip(fixes, transcript.snapshots) { #expect(abs(snapshot.progress - fix.time * 1.25) < 30) }
  }

  @Test("who turns round early on a road out and back is on the way back")
  func early() throws {
    let route = try Synthetic.route([(0, 100), (180, 100)], mode: .walking)
    let drive = Drive(route.polyline, speed: 1.25)
    let fixes = drive.fixes(from: 0, to: 60) + drive.fixes(from: 140, to: 180, at: 49)
    let transcript = Transcript(route, fixes)
    #expect(transcript.lines(with: "offRoute").isEmpty)
    #expect(abs(transcript.engine.snapshot.progress - 180) < 1)
  }
}
