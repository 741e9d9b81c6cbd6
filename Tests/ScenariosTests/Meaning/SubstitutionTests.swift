import SimWorld
import Testing

@testable import Scenarios

@Suite("parameters")
struct SubstitutionTests {
  @Test("each place of a line takes the value of its parameter, texts what it reads")
  func everywhere() throws {
    let text = """
      scenario "at $speed on $road until $due"
      seed $luck
      limit $long
      param speed = 50 km/h
      param due = 3:15
      param road = "Mill Road"
      param luck = 7
      param long = 2 h
      param mode = walking
      param where = 500 m
      param corner = B
      param stage = near
      param behind = 300 m before step 1
      param code = quota
      param turn = 90 deg
      set off-route.confirm = $wait
      param wait = 6 s

      map $where
        A--B

      route $mode by $corner "over $road" A $corner

      walk at $speed A $corner
        wait $wait at $corner
        wait $wait at $where
        leave at $behind: $turn $where, return to $corner

      gps
        wild $where $turn for $luck fixes at $due
        silent from $due to $behind

      provider
        1st fails $code
        then answers mode $mode

      app
        starts "over $road" at $wait after arrived

      expect
        announce $stage step $luck "$road" $where at $due ± $wait
        arrived $luck times after $behind
        always mode is $mode
        at $due progress within $where of $where
        failed $code
      """
    let scenario = try Scenario(parsing: text)
    let found = scenario.substituting()
    #expect(found.problems == [])
    #expect(
      ScenarioPrinter.text(of: found.scenario) == """
        scenario "at 50 km/h on Mill Road until 3:15"
        seed 7
        limit 2 h
        set off-route.confirm = 6 s

        map 500 m
          A--B

        route walking by B "over Mill Road" A B

        walk at 50 km/h A B
          wait 6 s at B
          wait 6 s at 500 m
          leave at 300 m before step 1: 90 deg 500 m, return to B

        gps
          wild 500 m 90 deg for 7 fixes at 3:15
          silent from 3:15 to 300 m before step 1

        provider
          1st fails quota
          then answers mode walking

        app
          starts "over Mill Road" at 6 s after arrived

        expect
          announce near step 7 "Mill Road" 500 m at 3:15 ± 6 s
          arrived 7 times after 300 m before step 1
          always mode is walking
          at 3:15 progress within 500 m of 500 m
          failed quota

        """)
  }

  @Test(
    "a value of another kind, an unknown name and an idle one are told",
    arguments: [
      ("drive at $due", "6:10 parameter-kind: expected a quantity, found `3:15` in `$due`"),
      ("drive at $sped", "6:10 unknown-parameter: unknown parameter `$sped`"),
      ("drive\n  wait 3 s at $due", "7:15 parameter-kind: expected a place, found `3:15` in `$due`"),
      ("gps\n  silent from 0:10 to $word", "7:23 no-map: `nowhere` is a place of a map, and there is none"),
      (
        "provider\n  1st fails $word",
        "7:13 parameter-kind: expected an error of a provider, found `nowhere` in `$word`"
      ),
      ("expect\n  said \"by $nobody\"", "7:8 unknown-parameter: unknown parameter `$nobody`"),
      ("expect\n  announce step $speed", "7:17 parameter-kind: expected a whole number, found `50 km/h` in `$speed`"),
      ("expect\n  arrived at $speed", "7:14 parameter-kind: expected a moment, found `50 km/h` in `$speed`"),
    ])
  func mistakes(_ line: String, _ complaint: String) {
    let text = """
      scenario "$speed $due $word"
      param speed = 50 km/h
      param due = 3:15
      param word = nowhere
      param idle = 3
      \(line)

      route driving
        east 9 km
        arrive
      """
    #expect(allComplaints(text).contains("~5:1 unused-parameter: no line uses `$idle`"))
    #expect(allComplaints(text).filter { !$0.hasPrefix("~") } == [complaint])
  }

  @Test("a value may hold a parameter, though not itself")
  func nested() throws {
    let text = """
      scenario "t"
      param far = 300 m
      param near = $far before step 1
      param a = 3 m before $b
      param b = 3 m before $a

      expect
        arrived at $near
        arrived at $a
      """
    let found = try Scenario(parsing: text).substituting()
    #expect(found.scenario.expect?.lines.first?.content.written == "arrived at 300 m before step 1")
    #expect(found.problems.map(\.id) == ["parameter-cycle"])
  }

  @Test("a dollar that no name follows stays, and a name ends before a trailing hyphen")
  func dollars() throws {
    let text = "scenario \"$5, $speed-, $-, $\"\nparam speed = 50 km/h\n"
    #expect(try Scenario(parsing: text).substituting().scenario.title.content.literal == "$5, 50 km/h-, $-, $")
  }
}
