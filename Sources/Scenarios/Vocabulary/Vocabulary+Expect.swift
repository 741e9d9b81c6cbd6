import GuidanceCore
import SimWorld

extension Vocabulary {
  static let expectLines: [(String, String)] = [
    ("no EVENT", "holds when the event does not happen"),
    ("order EVENT, EVENT", "holds when the first of each come in this order"),
    ("always READING RELATION", "holds when every reading does, in the run or in a span"),
    ("at MOMENT READING RELATION", "holds when the reading does at that moment"),
    ("finally READING RELATION", "holds when the last reading does"),
  ]

  static let events: [(String, String)] = [
    ("started", "guidance found the traveller on the route"),
    ("announce STAGE step N \"WORDS\" LENGTH then \"WORDS\"", "a maneuver was announced"),
    ("off-route", "the traveller has left the route"),
    ("back-on-route", "the traveller is on the route again"),
    ("asked MODE", "a request for another route went out"),
    ("failed ERROR", "a request failed"),
    ("rerouted", "a new route replaced the old one"),
    ("arrived", "the destination was reached"),
    ("ended REASON", "the trip ended"),
    ("said \"WORDS\"", "the voice said a line"),
    ("camera-alert", "a speed camera was warned of"),
    ("reported", "a report of the trip was made"),
  ]

  /// The events that a scenario can name.
  static let eventKinds: [EventKind] = [
    .started, .announce, .offRoute, .backOnRoute, .asked, .failed, .rerouted, .arrived, .ended, .said, .cameraAlert,
    .reported,
  ]

  static let readings: [(String, String)] = [
    ("phase", "where guidance stands"),
    ("progress", "metres along the route"),
    ("remaining", "metres left"),
    ("time-left", "seconds left"),
    ("lateral", "metres off the line"),
    ("speed", "the smoothed speed"),
    ("map", "the heading that points up on the map"),
    ("puck", "the puck's turn on the map"),
    ("camera distance", "how far the eye is from the map"),
    ("pitch", "the map's pitch"),
    ("next step", "the number of the next spoken step"),
    ("next distance", "metres to the next spoken step"),
    ("rerouting", "whether another way is looked for: `on` or `off`"),
    ("mode", "the trip's mode"),
    ("provider-voice", "whether the provider's own voice may sound: `on` or `off`"),
  ]

  static let relations: [(String, String)] = [
    ("is VALUE", "equal to a value; `is not VALUE` for the contrary"),
    ("below VALUE", "less than a value"),
    ("above VALUE", "more than a value"),
    ("within VALUE of VALUE", "no farther than that from a value"),
    ("between VALUE and VALUE", "from one value to the other, both included"),
    ("rises", "never falls within one route; `± VALUE` allows so much"),
    ("known", "has a value"),
    ("unknown", "has none"),
  ]

  static let moments: [(String, String)] = [
    ("at MOMENT", "at a time, a place or an event; `± TIME` allows so much before and after"),
    ("from MOMENT to MOMENT", "a span that holds its beginning and not its end"),
    ("before MOMENT", "from 0:00 to a moment"),
    ("after MOMENT", "from a moment on; `TIME after EVENT` is so long after an event"),
    ("within TIME after MOMENT", "a span that holds both ends"),
    ("once", "exactly one in the whole run"),
    ("times", "behind a number: so many; `at least`, `at most` may stand before it"),
    ("step N", "the place of a maneuver of the first route"),
  ]

  static let directions: [(String, String)] = DirectionWord.allCases.map { word in
    switch word {
    case .ahead, .right, .back, .left: (word.rawValue, "seen by the traveller at that moment")
    default: (word.rawValue, "a point of the compass")
    }
  }

  static let units: [(String, String)] = [
    ("m", "metres"), ("km", "kilometres"), ("km/h", "kilometres per hour"), ("m/s", "metres per second"),
    ("m/s2", "metres per second squared"), ("s", "seconds"), ("ms", "milliseconds"), ("min", "minutes"),
    ("h", "hours"), ("deg", "degrees"),
  ]

  static func listed(_ group: VocabularyGroup) -> [(String, String)] {
    switch group {
    case .mode: [("driving", "by car"), ("walking", "on foot"), ("cycling", "by bicycle")]
    case .stage:
      [
        ("early", "far ahead, on a highway"), ("prepare", "time to get ready"), ("near", "close"), ("now", "here"),
      ]
    case .phase:
      [
        ("waiting-for-fix", "no fix has matched the route yet"), ("on-route", "on the route"),
        ("off-route", "off the route, confirmed"), ("arrived", "at the destination"),
      ]
    case .routeError:
      [
        ("unavailable", "the provider could not be reached"), ("no-route", "there is no way"),
        ("quota", "the allowance is used up"), ("missing-credentials", "the key is missing or wrong"),
        ("permission", "the account may not ask"), ("unsupported", "the provider does not do this"),
        ("timed-out", "no answer came in time"),
        ("mismatched-provider", "the answer was of another provider or mode"),
      ]
    case .endReason:
      [
        ("arrived", "the trip arrived"), ("replaced", "another trip began"), ("stopped", "the person ended it"),
      ]
    case .format:
      ["apple", "kakao", "kakao-walking", "osrm", "mapbox", "valhalla", "graphhopper", "google"].map {
        ($0, "a route answer of this provider")
      }
    case .switched: [("on", "it is so"), ("off", "it is not")]
    case .preset:
      [
        ("open sky", "small errors that wander slowly"), ("street", "errors of a few metres"),
        ("urban canyon", "large errors that are claimed to be small"), ("car park", "coarse, with gaps"),
      ]
    default: []
    }
  }
}
