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

  @Test("the end of the window is no place to be while the window holds a real one")
  func cutEnd() throws {
    // Out 72 m, back 36 m on the same road, then sharply left; 3 m before that bend the course is the new one already.
    let route = try Synthetic.route([(170, 72), (350, 36), (203, 50)], mode: .walking)
    let drive = Drive(route.polyline, speed: 1.2)
    var fixes = drive.fixes(from: 0, to: 108)
    var turned = drive.fix(at: 105, time: Double(fixes.count))
    turned.course = 203
    fixes.append(turned)
    for index in fixes.indices { fixes[index].accuracy = 6 }
    let transcript = Transcript(route, fixes)
    let progress = try #require(transcript.snapshots.last?.progress)
    #expect(abs(progress - 105) < 4)
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

  @Test("who turns at a bend goes with the line in every direction between", arguments: [150.0, 180, 205, 240])
  func turning(course: Double) throws {
    // Beyond the bend from 138 to 272 degrees, where its vertex is the nearest place of the line.
    let route = try Synthetic.route([(138, 100), (272, 100)], mode: .walking)
    let drive = Drive(route.polyline, speed: 1.4)
    var fixes = drive.fixes(from: 0, to: 98)
    for second in 0..<8 {
      var fix = moved(drive.fix(at: 100, time: 71 + Double(second)), 115, 14 + Double(second) / 10)
      fix.course = course
      fixes.append(fix)
    }
    #expect(Transcript(route, fixes).lines(with: "offRoute").isEmpty)
  }

  @Test("who turns away from a bend does not", arguments: [20.0, 320])
  func turningAway(course: Double) throws {
    let route = try Synthetic.route([(138, 100), (272, 100)], mode: .walking)
    let drive = Drive(route.polyline, speed: 1.4)
    var fixes = drive.fixes(from: 0, to: 98)
    for second in 0..<8 {
      var fix = moved(drive.fix(at: 100, time: 71 + Double(second)), 115, 14 + Double(second) / 10)
      fix.course = course
      fixes.append(fix)
    }
    #expect(Transcript(route, fixes).lines(with: "offRoute").count == 1)
  }

  @Test("a wrong course is not held against one who may be on the leg alongside")
  func alongside() throws {
    // A sharp bend from 238 to 350 degrees; the fixes of the leg before it lie inside the bend, nearest to the leg after.
    let route = try Synthetic.route([(238, 120), (350, 120)], mode: .walking)
    let drive = Drive(route.polyline, speed: 1)
    let fixes = drive.fixes(from: 0, to: 119).map { fix in
      var fix = fix.time > 100 ? moved(fix, 280, 20) : fix
      fix.accuracy = 9
      return fix
    }
    let transcript = Transcript(route, fixes)
    #expect(transcript.updates.dropFirst(2).allSatisfy { $0.count == .followed })
  }

  @Test("a wrong course away from every leg is held against him")
  func elsewhere() throws {
    let route = try Synthetic.route([(238, 120), (350, 120)], mode: .walking)
    let drive = Drive(route.polyline, speed: 1)
    let fixes = drive.fixes(from: 0, to: 119).map { fix in
      var fix = fix.time > 100 ? moved(fix, 280, 20) : fix
      fix.accuracy = 9
      if fix.time > 100 { fix.course = 110 }
      return fix
    }
    #expect(Transcript(route, fixes).lines(with: "offRoute").count == 1)
  }
}
