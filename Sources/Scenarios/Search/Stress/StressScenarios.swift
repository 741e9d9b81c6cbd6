/// The scenarios that a stress plays where none is given.
package enum StressScenarios {
  /// The texts of a name, `reroute` or `arrival`; nil for any other.
  package static func named(_ name: String) -> [String]? {
    switch name {
    case "reroute": [reroute]
    case "arrival": [nextTrip, stoppedByHand, answerInFlight]
    default: nil
    }
  }

  /// A car that leaves its road for good, and a provider that fails in every way before it answers.
  private static let reroute = """
    scenario "the back-off staircase"
    limit 6 min

    route driving
      east 3 km
      arrive

    drive at 12 m/s
      leave at 300 m: north 1200 m

    provider
      latency 2 s
      1st fails unavailable
      2nd never answers
      3rd fails no-route
      4th fails unavailable
      then answers: ahead 2 km, arrive
    """

  /// Fixes after the arrival, and a new trip within the time to its end.
  private static let nextTrip = """
    scenario "a new trip within the eight seconds after an arrival"

    map 50 m
      A----------B

    route driving "out" A B

    route driving "back" B A

    drive at 10 m/s A B A
      wait 20 s at B

    app
      starts "back" at 8 s after arrived
    """

  /// An end by hand at the very instant at which the arrival ends the trip.
  private static let stoppedByHand = """
    scenario "an end by hand at the arrival's own"

    route driving
      east 500 m
      arrive

    drive at 10 m/s

    app
      ends at 8 s after arrived
    """

  /// An answer that is in flight when the trip ends.
  private static let answerInFlight = """
    scenario "an answer in flight at the trip's end"

    route driving
      east 1 km
      arrive

    drive at 10 m/s
      leave at 300 m: north 400 m

    provider
      latency 10 s

    app
      ends at 10 s after asked
    """
}
