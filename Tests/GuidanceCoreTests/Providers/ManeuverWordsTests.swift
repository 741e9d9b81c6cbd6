import Testing

@testable import GuidanceCore

@Suite struct ManeuverWordsTests {
  @Test(
    "a maneuver is read from its words",
    arguments: [
      ("Turn left onto Right Bank Road", ManeuverKind.left), ("Take a right onto Mill Road", .right),
      ("Bear left", .slightLeft), ("Turn slightly right", .slightRight), ("Make a sharp left", .sharpLeft),
      ("Keep right at the fork", .keepRight), ("Stay left", .keepLeft), ("Make a U-turn", .uTurn),
      ("At the roundabout, take the second exit", .roundabout), ("Merge left onto A 1", .merge),
      ("The destination is on your right", .arrive), ("Continue straight", .straight), ("좌회전", .left),
      ("급우회전", .sharpRight), ("유턴", .uTurn), ("2시 방향", .slightRight), ("3시 방향으로 이동", .right), ("9시 방향", .left),
      ("12시 방향", .straight), ("6시 방향", .uTurn), ("오른쪽 방향", .slightRight), ("왼쪽 횡단보도", .crosswalk),
      ("횡단보도 건너 우회전", .right), ("회전교차로에서 1시 방향", .roundabout), ("계단 이용", .stairs), ("목적지", .arrive), ("직진", .straight),
    ])
  func told(words: String, kind: ManeuverKind) { #expect(ManeuverWords.kind(of: words) == kind) }

  @Test(
    "words of no maneuver tell none",
    arguments: ["", "Continue onto Leftbank Way", "Head north", "공원", "0시 방향", "13시 방향"])
  func silent(words: String) { #expect(ManeuverWords.kind(of: words) == nil) }

  @Test(
    "a line's turn is called by the middle between two names",
    arguments: [
      (0.0, ManeuverKind.straight), (22, .straight), (23, .slightRight), (-67, .slightLeft), (68, .right),
      (-112, .left),
      (113, .sharpRight), (-157, .sharpLeft), (158, .uTurn), (180, .uTurn), (-179, .uTurn),
    ])
  func lineTurn(degrees: Double, kind: ManeuverKind) { #expect(LineTurn.kind(degrees: degrees) == kind) }

  @Test("a line's turn is taken over its vertex, doubled or not, and there is none at its ends")
  func turnOnLine() throws {
    let parts = AnswerFixture.lay([(90, 100), (0, 100)])
    let line = try Polyline(parts[0] + parts[1])
    #expect(LineTurn.kind(on: line, at: 100) == .left)
    #expect(LineTurn.kind(on: line, at: 50) == .straight)
    #expect(LineTurn.kind(on: line, at: 0) == .straight && LineTurn.kind(on: line, at: line.length) == .straight)
  }

  @Test(
    "markup becomes words and remarks",
    arguments: [
      ("a <b>b</b>", "a b", []), ("a<div>n</div>b<div>m", "ab", ["n", "m"]),
      ("a&amp;&#39;&#x41;&bad; &", "a&'A&bad; &", []),
      ("a<wbr/>/b<br>c", "a/b c", []), ("a < b", "a < b", []), ("<div></div>", "", []),
    ])
  func markup(text: String, words: String, notes: [String]) {
    #expect(MarkupText(text).words == words)
    #expect(MarkupText(text).notes == notes)
  }
}
